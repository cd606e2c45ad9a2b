import type { Finding, IdentifierKind } from '../../model/finding.ts';
import { foldWord } from '../../lexicons/fold-word.ts';
import { ownCopy } from '../../text/own-copy.ts';
import { makePeople, type Person } from './people/people.ts';
import type { Rewriter } from './rewriter.ts';

const tagShape = /\[[A-Z ]{2,12} \d{1,9}\]/g;
const mostValues = 200_000;

/** What makes two values one: their letters and digits, without case, accents, spaces and marks. */
function sameness(value: string): string {
  return foldWord(value).replace(/[^\p{L}\p{N}]+/gu, '') || value;
}

/**
 * Tags of kind and number: `[NAME 1]`, `[HEALTH PLAN 2]`. The same person has the same tag however the name is written,
 * and so has the same value, by the kind it was first found as. A tag that already stands in the text is not given again.
 * After 200,000 values of a file a new list of those is begun, and a value may get a second tag.
 */
export function makeTagRewriter(): Rewriter {
  const taken = new Set<string>();
  const people = makePeople();
  const byPerson = new WeakMap<Person, string>();
  const byValue = new Map<string, string>();
  const counts = new Map<IdentifierKind, number>();
  const makeTag = (kind: IdentifierKind): string => {
    let count = counts.get(kind) ?? 0;
    let tag: string;
    do tag = `[${kind.replaceAll('_', ' ')} ${++count}]`;
    while (taken.has(tag));
    counts.set(kind, count);
    return tag;
  };
  const tagPerson = (text: string, { start, end }: Finding): string => {
    const { person } = people.identify(text, start, end);
    const tag = byPerson.get(person) ?? makeTag('NAME');
    byPerson.set(person, tag);
    return tag;
  };
  const tagValue = (text: string, { start, end, kind }: Finding): string => {
    const value = ownCopy(sameness(text.slice(start, end)));
    const tag = byValue.get(value) ?? makeTag(kind);
    if (byValue.size >= mostValues) byValue.clear();
    byValue.set(value, tag);
    return tag;
  };
  return {
    learn: (text, findings) => {
      for (const tag of text.match(tagShape) ?? []) taken.add(tag);
      for (const { kind, start, end } of findings) if (kind === 'NAME') people.identify(text, start, end);
    },
    replacementOf: (text, finding) => (finding.kind === 'NAME' ? tagPerson(text, finding) : tagValue(text, finding)),
  };
}
