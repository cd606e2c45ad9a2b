import { isNumberWord, readOrdinal } from '../text/spoken-numbers.ts';
import type { Token } from '../text/tokens.ts';

const tens = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const digit = /^(?:one|two|three|four|five|six|seven|eight|nine)$/;
const scale = /^(?:hundred|thousand)$/;
const span = /^(?:year|month|week|day|hour|minute)s?$/;

/** "sixty-two", "three-hundred", "hundred-and", "nineteen-ninety": the hyphen belongs to one number. "two-three" is two numbers. */
function joinsOneNumber(before: string, after: string): boolean {
  if (tens.test(before)) return digit.test(after) || scale.test(after) || isDayOrdinal(after);
  if (before === 'nineteen') return /^(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/.test(after);
  if (scale.test(before)) return isNumberWord(after) || scale.test(after) || after === 'and';
  if (scale.test(after)) return isNumberWord(before) || before === 'a';
  if (before === 'and') return isNumberWord(after);
  if (after === 'point') return isNumberWord(before);
  return before === 'point' && (isNumberWord(after) || after === 'oh');
}

const isDayOrdinal = (word: string): boolean => Number(readOrdinal([word], 0)?.value ?? 99) < 10;

/** Inside "two-year-old", spoken as one word or with a named hyphen. */
function joinsAge(words: readonly string[]): boolean {
  const [before = '', , after = '', next = '', last = ''] = words;
  if (span.test(before)) return after === 'old';
  return span.test(after) && (isNumberWord(before) || scale.test(before)) && (next === 'old' || last === 'old');
}

const isHyphen = (token: Token | undefined): boolean => token?.lower === '-' || token?.lower === 'hyphen';

/**
 * True for a hyphen that only joins the words of one number or of an age, and so is not to be written as it stands. A typed
 * hyphen that stands free ("five - six") is not one.
 */
export function isIdleHyphen(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (!isHyphen(tokens[at]) || !before || !after) return false;
  const words = tokens.slice(at - 1, at + 4).map((token) => token.lower);
  if (joinsAge(words)) return true;
  const typed = tokens[at]?.lower === '-';
  if (typed && (before.end !== tokens[at]?.start || after.start !== tokens[at]?.end)) return false;
  return (
    joinsOneNumber(before.lower, after.lower) &&
    (before.lower !== 'and' || scale.test(tokens[at - 2]?.lower ?? '') || isHyphen(tokens[at - 2]))
  );
}
