import type { FaultKind } from '../../model/faults.ts';
import type { Span } from '../../model/span.ts';
import type { Mark } from '../../verify/read-marks.ts';
import { isRelative } from './compare-marks.ts';
import { within, type Said } from './compare-words.ts';
import type { Ground, GroundPart } from './read-ground.ts';

const personsIn = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ attribute, value }) => (attribute === 'person' && isRelative(value) ? [value] : []));

/** Of whom each line speaks: the relatives that it names, or those of the line before. */
function ownersOf(parts: readonly GroundPart[]): (readonly string[])[] {
  let last: readonly string[] = [];
  return parts.map(({ marks, by }) => {
    const own = personsIn(marks);
    if (own.length > 0 || by === 'engine') last = own;
    return last;
  });
}

const sentenceEnd = /[.;]\s|;/;

/** Of one relative what the ground says of another: every line that speaks of it speaks of somebody else. */
export function compareOwners({ text, marks, keys }: Said, { parts }: Ground): FaultKind[] {
  const owners = ownersOf(parts);
  let start = 0;
  for (const piece of text.split(sentenceEnd)) {
    const span = { start, end: start + piece.length };
    start = span.end + 1;
    const persons = new Set(personsIn(within(marks, span)));
    const [person] = persons;
    if (persons.size !== 1 || person === undefined || /^[mp]aternal /.test(person)) continue;
    const people = within(marks, span).filter(({ attribute }) => attribute === 'person');
    const isPerson = ({ start, end }: Span): boolean => people.some((mark) => mark.start < end && mark.end > start);
    const named = within(keys, span).filter((key) => /^[=~]/.test(key.key) && !isPerson(key));
    const lines = parts.flatMap((part, at) => (named.some(({ key }) => part.keys.has(key)) ? [owners[at] ?? []] : []));
    if (lines.length > 0 && lines.every((one) => one.length > 0 && !one.includes(person))) return ['family'];
  }
  return [];
}
