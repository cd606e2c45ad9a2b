import { beforeValue, notTimes, valueTimes } from '../knowledge/value-times.ts';
import { EntryWords } from './entry-words.ts';
import { saysResult } from './says-result.ts';
import { wordsIn } from './words-in.ts';

const value = /^[<>~]?\d+(?:\.\d+)?%?$/;
const year = /^(?:19|20)\d\d$/;
const longestTime = 4;
const longestTail = 60;

/** "last wk", "Jul", "2 mths ago", "2023": a time and nothing else. */
const isTime = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= longestTime &&
  words.every((word) => valueTimes.has(word) || year.test(word) || /^\d{1,2}$/.test(word)) &&
  words.some((word) => !notTimes.has(word) && !/^\d{1,2}$/.test(word));

/** "94 last wk": a number and when it was so. */
function isDatedValue(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !beforeValue.has(word));
  return value.test(words[at] ?? '') && !year.test(words[at] ?? '') && isTime(words.slice(at + 1));
}

/** "ALT 38 in Apr", "FVC 78% (Mar 24)", "k 5.9": the last number of a clause with when it was so, or at its end. */
function endsWithValue(clause: string): boolean {
  const words = wordsIn(clause.slice(-longestTail));
  const name = words.findIndex((_word, at) => at > 0 && value.test(words[at] ?? ''));
  if (name < 0) return false;
  for (let at = words.length - 1; at >= Math.max(1, words.length - 1 - longestTime); at -= 1)
    if (value.test(words[at] ?? '') && (at === words.length - 1 || isTime(words.slice(at + 1)))) return true;
  return false;
}

/**
 * True for a clause that is the next value of what the one before it measures: after "ALT 38 in Apr", "61 Jul" and "94 last wk".
 * @param before the clause before, of which the end counts
 */
export const isNextValue = ({ words }: EntryWords, before: string): boolean =>
  isDatedValue(words) && endsWithValue(before);

/** "ALT 38 in Apr, 61 Jul, 94 last wk": a result with the values after it. */
export function saysSeries({ text }: EntryWords): boolean {
  if (!text.includes(',')) return false;
  const [first = '', ...rest] = text.slice(0, longestSeries).split(/,\s/);
  return rest.length > 0 && saysResult(new EntryWords(first)) && rest.every((one) => isDatedValue(wordsIn(one)));
}
const longestSeries = 200;

/** Where a step follows from the last value of a series within its clause: "94 last wk so I asked her to stop"; -1 where none does. */
export function stepAfterValue(clause: string): number {
  const at = clause.search(/ so (?!far)/i);
  return at > 0 && at <= longestTail && isDatedValue(wordsIn(clause.slice(0, at))) ? at : -1;
}
