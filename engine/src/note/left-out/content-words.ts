import type { Span } from '../../model/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { wordList } from '../../text/word-list.ts';

/** Words that carry no fact of their own in a note: articles, the one it is about, reporting verbs, and what holds a sentence together. */
const functionWords: ReadonlySet<string> = new Set(
  wordList(`
  a|an|the|this|some|patient|client|he|she|they|reports|reported|states|stated|says|notes|endorses|describes|
  complains|of|has|have|is|are|there|that|we|will|plan|to|and|or|also|currently|denies|in|order|at|time|as|well|
  basis|on|been|experiencing|having|going|presents|with
`),
);

/** The words and numbers of a range that carry a fact of their own, with their places in the text. */
export const contentWords = (text: string, { start, end }: Span): Span[] =>
  tokenize(text.slice(start, end), start).filter(({ kind, lower }) => kind !== 'mark' && !functionWords.has(lower));

/** The first of some ranges that shares a character with a place. @param ordered without overlap */
export function firstOverlap<S extends Span>(ordered: readonly S[], { start, end }: Span): S | undefined {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found = ordered[low];
  return found !== undefined && found.start < end ? found : undefined;
}

/** Answers whether a place lies within one of some ranges. @param merged in order, without overlap */
export function placesWithin(merged: readonly Span[]): (place: Span) => boolean {
  return (place) => {
    const found = firstOverlap(merged, place);
    return found !== undefined && found.start <= place.start && place.end <= found.end;
  };
}
