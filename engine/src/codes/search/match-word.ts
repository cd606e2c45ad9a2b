import { countSlips } from './edit-distance.ts';
import { letterBits, lowerBound, type Vocabulary } from './vocabulary.ts';

/** A word of the index that a word of the query may mean, and how surely (1: the word itself). */
export interface WordMatch {
  readonly word: number;
  readonly quality: number;
}

/** How many of one kind are looked at: a beginning of two letters has thousands of words. */
const mostMatches = 400;

/** One slip from four letters on, two from eight. */
export const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

export function matchExactly({ words }: Vocabulary, word: string): WordMatch[] {
  const at = lowerBound(words, word);
  return words[at] === word ? [{ word: at, quality: 1 }] : [];
}

/** Words that begin so, from two letters on: the more of the word is there, the better. */
export function matchBeginning({ words }: Vocabulary, beginning: string): WordMatch[] {
  if (beginning.length < 2) return [];
  const matches: WordMatch[] = [];
  for (let at = lowerBound(words, beginning); words[at]?.startsWith(beginning) && matches.length < mostMatches; at++) {
    const share = beginning.length / (words[at]?.length ?? 1);
    if (share < 1) matches.push({ word: at, quality: 0.8 + 0.15 * share });
  }
  return matches;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}

const slipQuality = (slips: number, sameStart: boolean): number => 0.9 - 0.12 * slips - (sameStart ? 0 : 0.08);

/** Words that at most so many slips of the finger turn into this one, fewer where it is short. */
export function matchWithSlips({ words, letters }: Vocabulary, word: string, most: number): WordMatch[] {
  const allowed = Math.min(most, slipsAllowed(word));
  if (allowed === 0 || /\d/.test(word)) return [];
  const bits = letterBits(word);
  const matches: WordMatch[] = [];
  for (let at = 0; at < words.length; at++) {
    // A slip changes at most two letters of the set.
    if (countBits((letters[at] ?? 0) ^ bits) > 2 * allowed) continue;
    const other = words[at] ?? '';
    if (other.length < 3 || other === word) continue;
    const slips = countSlips(word, other, allowed);
    if (slips <= allowed) matches.push({ word: at, quality: slipQuality(slips, other[0] === word[0]) });
  }
  return matches;
}

/** Words that begin so but for one slip, where the first letter is right: for a word that is still being typed. */
export function matchBeginningWithSlip({ words }: Vocabulary, beginning: string): WordMatch[] {
  if (beginning.length < 5) return [];
  const first = beginning[0] ?? '';
  const matches: WordMatch[] = [];
  for (let at = lowerBound(words, first); words[at]?.startsWith(first) && matches.length < mostMatches; at++) {
    const other = words[at] ?? '';
    if (other.length > beginning.length && countSlips(beginning, other.slice(0, beginning.length), 1) === 1)
      matches.push({ word: at, quality: 0.65 });
  }
  return matches;
}
