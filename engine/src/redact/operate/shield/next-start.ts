import { monthNames } from './month-names.ts';

/** Gives the first place from one on where a match may begin; -1 where there is none. */
export type NextStart = (text: string, from: number) => number;

/** Finds the first match from a place on; null where there is none. */
export type Search = (text: string, from: number) => RegExpExecArray | null;

/**
 * A pattern that is asked only where one of its matches may begin. A place that certainly is none costs one look at its
 * letter, where the pattern alone would look back and ahead at each.
 *
 * @param nextStart may give places at which nothing matches, and must leave none out at which something does.
 */
export function makeSearch(source: string, nextStart: NextStart): Search {
  const pattern = new RegExp(source, 'iy');
  return (text, from) => {
    for (let at = nextStart(text, from); at >= 0; at = nextStart(text, at + 1)) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match !== null) return match;
    }
    return null;
  };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** The first three letters of a word as one number, small and capital ones alike. */
const beginning = (text: string, at: number): number =>
  ((text.charCodeAt(at) | 32) << 16) | ((text.charCodeAt(at + 1) | 32) << 8) | (text.charCodeAt(at + 2) | 32);
const months = new Set(monthNames.map((name) => beginning(name, 0)));
/** A bit for each letter with which a month begins: most words are no month by their first letter. */
let monthLetters = 0;
for (const name of monthNames) monthLetters |= 1 << ((name.charCodeAt(0) | 32) - 97);

/** True where the first three letters of a word are those of a month; `code` is the first. */
const beginsMonth = (text: string, at: number, code: number): boolean =>
  ((monthLetters >> ((code | 32) - 97)) & 1) !== 0 && months.has(beginning(text, at));

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 0xa0 || code === 0x202f;
/** Between the numbers of a date, or from its day to its month. */
const isJoint = (code: number): boolean => code === hyphen || code === 0x2f || code === 0x2e || code === 0x2013;
/** The letters with which "of", "de", "to" and "through" begin. */
const joining = new Set([0x6f, 0x64, 0x74]);
const packedLength = 8;

/** Whether what stands behind a number may go on as a date does: with a mark, an ending, a month, or the rest of packed digits. */
function goesOn(text: string, at: number): boolean {
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  if (end - at >= packedLength) return true;
  const next = text.charCodeAt(end);
  if (isJoint(next) || isLetter(next) || next === 0xba) return true;
  if (!isSpace(next)) return false;
  while (isSpace(text.charCodeAt(end))) end++;
  const word = text.charCodeAt(end);
  return isJoint(word) || joining.has(word | 32) || (isLetter(word) && beginsMonth(text, end, word));
}

/** Where a date may begin: at a digit or a month, with no letter or digit of ASCII before it. */
export function nextDateStart(text: string, from: number): number {
  const before = text.charCodeAt(from - 1);
  let isInside = from > 0 && (isDigit(before) || isLetter(before));
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (!isInside && goesOn(text, at)) return at;
      isInside = true;
    } else if (isLetter(code)) {
      if (!isInside && beginsMonth(text, at, code)) return at;
      isInside = true;
    } else isInside = false;
  }
  return -1;
}

const [openBracket, backslash, underscore, hyphen] = [0x5b, 0x5c, 0x5f, 0x2d];
const isWideBracket = (code: number): boolean => code === 0x3010 || code === 0xff3b;
const isHyphen = (code: number): boolean =>
  code === hyphen ||
  code === underscore ||
  (code >= 0x2010 && code <= 0x2015) ||
  code === 0x2212 ||
  code === 0xfe63 ||
  code === 0xff0d;
const isOfLabel = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === underscore || code === backslash;

/** No label of a placeholder is longer, with every mark in it escaped. */
const longestLabel = 42;

/** Where a placeholder may begin: at a bracket, or at a word whose hyphen stands before a digit. */
export function nextPlaceholderStart(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === openBracket || isWideBracket(code)) return at;
    if (code === backslash && text.charCodeAt(at + 1) === openBracket) return at;
    if (!isHyphen(code) || !isDigit(text.charCodeAt(at + 1))) continue;
    let start = at;
    while (start > 0 && at - start <= longestLabel && isOfLabel(text.charCodeAt(start - 1))) start--;
    const mayBegin = start >= from && at - start <= longestLabel && isLetter(text.charCodeAt(start));
    if (mayBegin && start < at) return start;
  }
  return -1;
}
