import type { Span } from '../../model/span.ts';
import type { Comparison } from '../compare-statement.ts';
import type { Mark, Marks } from '../read-marks.ts';
import type { Attribute } from '../statement-forms.ts';
import { countMarks, ofThePast } from './counts.ts';

/** What a statement must not leave out: without it the words would say something else. */
const needed: ReadonlySet<string> = new Set([
  'time past',
  'time resolved',
  'time quit',
  'status stopped',
  'status held',
  'status declined',
  'status deferred',
  'status avoided',
  'certainty uncertain',
  'certainty excluded',
  'certainty unlikely',
  'condition stated',
  'side left',
  'side right',
  'side both',
]);

/** True for a cue without which its words would say something else. */
export const isNeeded = ({ attribute, value, isSure }: Mark): boolean =>
  isSure && (attribute === 'person' || needed.has(`${attribute} ${value}`));

/** Said once, these hold for all that follows. */
const saidOnce: ReadonlySet<Attribute> = new Set(['side', 'certainty', 'person']);

/** How far before and after the words that a statement takes from its source a cue still is about them, in characters. */
const cueReach = 24;
const reachAfter = 12;
/** A range this many times as long as the statement is quoted in part: what stands before is of something else. */
const quotedInPart = 2;
const shortRange = 60;

/** Of each range the part from the first to the last word that the statement has too: a heading is often quoted in part. */
function usedParts(said: Marks, words: Marks['words'], spans: readonly Span[], length: number): Span[] {
  const stems = new Set(said.words.flatMap((word) => word.stems));
  const used = words.filter((word) => word.kind !== 'form' && word.stems.some((stem) => stems.has(stem)));
  return spans.flatMap((span) => {
    const own = used.filter(({ start }) => span.start <= start && start < span.end);
    const [first] = own;
    const last = own.at(-1);
    const isPart = span.end - span.start > Math.max(shortRange, length * quotedInPart);
    const before = isPart ? 0 : cueReach;
    return first && last
      ? [{ start: Math.max(span.start, first.start - before), end: Math.min(span.end, last.end) }]
      : [];
  });
}

const isWithin = ({ start, end }: Span, parts: readonly Span[], reach: number): boolean =>
  parts.some((part) => end > part.start && start < part.end + reach);

const isDenial = ({ attribute, isSure }: Mark): boolean => attribute === 'polarity' && isSure;

/** A cue this near to the beginning of a range is its head, in characters: "- no". */
const headReach = 3;

/** How many denials a statement has at least: those at the head of a range stand together as one list. */
function denialsNeeded(denials: readonly Mark[], spans: readonly Span[]): number {
  const heads = denials.filter(({ start }) =>
    spans.some((span) => start - span.start <= headReach && start >= span.start),
  );
  return denials.length - Math.max(0, heads.length - 1);
}

/** What the source says for certain and the statement leaves out. */
export function compareOmissions({ statement, said, source }: Comparison): Attribute[] {
  const parts = usedParts(said, source.words, source.spans, statement.text.length);
  const used = source.marks.filter((mark) => isWithin(mark, parts, reachAfter));
  const denied = used.filter((mark) => isDenial(mark) && isWithin(mark, parts, 0));
  const may = countMarks(said.marks);
  const out: Attribute[] = [];
  if (denialsNeeded(denied, source.spans) > said.marks.filter(isDenial).length) out.push('polarity');
  const saysPerson = said.marks.some(({ attribute }) => attribute === 'person');
  for (const [key, count] of countMarks(used.filter(({ isSure }) => isSure))) {
    const attribute = key.slice(0, key.indexOf(' ')) as Attribute;
    if (attribute === 'person' && !saysPerson) out.push('person');
    if (!needed.has(key) || (attribute === 'time' && ofThePast.test(statement.section))) continue;
    const possible = may.get(key) ?? 0;
    if (saidOnce.has(attribute) ? possible === 0 : possible < count) out.push(attribute);
  }
  return out;
}
