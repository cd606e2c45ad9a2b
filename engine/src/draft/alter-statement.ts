import { denialOpens, noSideBefore, otherSides } from '../knowledge/draft-words.ts';
import { oneOf } from '../text/one-of.ts';

/** One thing that makes a right statement wrong. */
export type Alteration = 'denial' | 'side' | 'number';

export interface AlteredStatement {
  readonly by: Alteration;
  readonly text: string;
}

const swapped = new Map(otherSides.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
const side = new RegExp(String.raw`\b${oneOf([...swapped.keys()])}\b(?! ${oneOf(noSideBefore)}\b)`, 'i');
/** One thing alone: of a list that is denied, the rest could stay right. */
const denial = new RegExp(String.raw`^${oneOf(denialOpens)} ([\p{L} -]{4,40})\.?$`, 'iu');
/** A whole number or a decimal that stands by itself; no part of a date, a ratio, a range or a year. */
const number = /(?<![\p{L}\d./,:–-])(?!(?:19|20)\d\d\b)\d{1,4}(?:\.\d)?(?![\d/:,–-]|\.\d|\p{L})/u;

const likeFirst = (words: string, like: string): string =>
  like.charAt(0) === like.charAt(0).toUpperCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** Far enough away to be no rounding. */
const otherNumber = (value: number): number => (value >= 2 ? value * 2 : value + 3);

const alterations: readonly (readonly [Alteration, (text: string) => string])[] = [
  ['denial', (text) => text.replace(denial, (whole, thing: string) => likeFirst(thing, whole))],
  ['side', (text) => text.replace(side, (word) => likeFirst(swapped.get(word.toLowerCase()) ?? word, word))],
  ['number', (text) => text.replace(number, (digits) => String(otherNumber(Number(digits))))],
];

/**
 * Makes a right statement wrong in one thing: what it denies stands as so, left is right, or a number is another. To learn whether a reader
 * sees it. Linear.
 * @returns null where there is nothing to make wrong for certain
 */
export function alterStatement(text: string): AlteredStatement | null {
  for (const [by, alter] of alterations) {
    const altered = alter(text);
    if (altered !== text) return { by, text: altered };
  }
  return null;
}
