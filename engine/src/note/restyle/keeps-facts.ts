import { tokenize } from '../../text/tokens.ts';
import { wordList } from '../../text/word-list.ts';

/** Words that carry no fact of their own in a note: articles, the one it is about, reporting verbs, and what holds a sentence together. */
export const functionWords: ReadonlySet<string> = new Set(
  wordList(`
  a|an|the|this|some|patient|client|he|she|they|reports|reported|states|stated|says|notes|endorses|describes|
  complains|of|has|have|is|are|there|that|we|will|plan|to|and|or|also|currently|denies|in|order|at|time|as|well|
  basis|on|been|experiencing|having|going|presents|with
`),
);

const countWords = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  // "Has had" is the present: what it tells of goes on.
  for (const { lower, kind } of tokenize(text.replace(/\b(has|have) had\b/gi, '$1')))
    if (kind !== 'mark' && !functionWords.has(lower)) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  return counts;
};

const deniesIn = (text: string): number => text.match(/\bdenies\b/gi)?.length ?? 0;

/**
 * True when a statement in fewer words still says all that the longer ones said: every number, every negation and every word but those that
 * carry no fact. A word said twice has to be there twice, unless a whole problem was drawn together (`shared`).
 */
export function keepsFacts(before: readonly string[], after: string, shared = ''): boolean {
  const wanted = countWords(before.join(' . '));
  const given = countWords(after);
  const drawn = countWords(shared);
  for (const [word, count] of wanted) {
    const repeats = (drawn.get(word) ?? 0) * (before.length - 1);
    if ((given.get(word) ?? 0) < count - repeats) return false;
  }
  return before.every((text) => deniesIn(text) === 0) || deniesIn(after) > 0;
}
