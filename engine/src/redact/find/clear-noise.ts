import { foldWord } from '../../lexicons/fold-word.ts';
import { loadLexicon } from '../../lexicons/lexicon.ts';
import { tablesOf } from './trigger-tables.ts';

/**
 * Scanned pages come with letters in numbers and numbers in words: "3l6-555-O120", "N0TES", "Franc1s". What is read for a
 * text is then the text with these put right, letter for letter, so that every offset stays.
 */
const suspect =
  /^(?:[A-Za-z]{1,20}\d[A-Za-z\d]{0,20}|\d[A-Za-z\d]{0,20}[A-Za-z][A-Za-z\d]{0,20}|[OIl]{1,4}|[A-Z]{0,20}l[A-Z]{1,20}|[A-Z]{1,20}l[A-Z]{0,20})$/;
/** Letters and digits beyond ASCII, with which a run goes on. */
const wider = /[\p{L}\p{N}]/u;
const longestRun = 42;
const digitLike = /^[\dOoIl]+$/;
const inNumber = /[\d][-./)\u2013 ]{0,3}$/;
const numberNext = /^(?:[-./)\u2013]{1,2}[\dOIl]| [-/\u2013] [\dOIl]| \d{3}[ -][\dOIl])/;
const numberBefore = /[\dOIl](?:[-./(\u2013]{1,2}| [-/\u2013] )$/;
/** Fewer signs of noise than these are more likely meant as they stand. */
const leastSigns = 4;

/** Diagnosis codes of the chapters I and O: I10, O34. */
const diagnosisCode = /^[IO]\d\d$/;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** O, o, I, l. */
const isDigitLike = (code: number): boolean => code === 79 || code === 111 || code === 73 || code === 108;
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** A quick look: does a digit touch a letter that looks like one, or stand inside a word, more than once or twice? */
function looksNoisy(text: string): boolean {
  let signs = 0;
  let before = 32;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      if (isDigitLike(before) || (isLetter(before) && isLetter(text.charCodeAt(at + 1)))) signs += 1;
    } else if (isDigitLike(code) && isDigit(before)) signs += 1;
    before = code;
    if (signs >= leastSigns) return true;
  }
  return false;
}

/** Letters before a number that belong to it: BE77l2O43. */
const codePrefix = /^[A-HJ-NP-Z]{1,2}(?=[\dOIl]{5,}$)/;

const toDigits = (text: string): string => text.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');

/** Short words of forms. */
const formWords = new Set('dob tel name date id ph fax npi dea mrn ssn sex age no pt rx dx'.split(' '));

/** True for a word that the lexicons know, or that begins something a recogniser looks for. */
function isKnown(word: string): boolean {
  const folded = foldWord(word);
  if (formWords.has(folded) || tablesOf(folded) !== undefined) return true;
  const lexicon = loadLexicon();
  return word.length >= 4 && (lexicon.flagsOf(folded) !== 0 || lexicon.isEnglish(folded));
}

/** The word that was meant by letters with a few digits among them, or undefined. */
function toWord(text: string): string | undefined {
  if (/[2-46-9]/.test(text) || /^\d{2}/.test(text)) return undefined;
  const digits = text.replace(/[A-Za-z]/g, '').length;
  if (digits * 2 > text.length) return undefined;
  const letters = text.replace(/\d/g, '');
  const isUpper = letters === letters.toUpperCase();
  const base = text.replaceAll('0', isUpper ? 'O' : 'o').replaceAll('5', isUpper ? 'S' : 's');
  const tries = (isUpper ? ['I', 'L'] : ['l', 'i']).map((letter) => base.replaceAll('1', letter));
  return tries.find((word) => isKnown(word));
}

/** The digits that were meant by a run of digits and letters that look like them, or undefined. */
function toNumber(text: string, before: string, after: string): string | undefined {
  const prefix = codePrefix.exec(text)?.[0] ?? '';
  if (prefix !== '' && text.replace(/\D/g, '').length >= 3) return prefix + toDigits(text.slice(prefix.length));
  if (!digitLike.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  const isJoined = numberNext.test(after) || numberBefore.test(before);
  if (diagnosisCode.test(text) && !isJoined) return undefined;
  const isGroup =
    digits >= 2 || (digits > 0 && isJoined) || (isJoined && (inNumber.test(before) || /^.{0,2}\d/.test(after)));
  return isGroup ? toDigits(text) : undefined;
}

/** A small l among capitals is a capital I. */
function toCapitals(text: string): string | undefined {
  if (!/^[A-Z]*l[A-Z]*$/.test(text) || text.length < 2) return undefined;
  const word = text.replaceAll('l', 'I');
  return isKnown(word) ? word : undefined;
}

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** True where a letter or digit beyond ASCII stands, so that a run beside it is only a part of a word. */
function isWider(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (!(code > 127)) return false;
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff && at > 0 && isHigh(text.charCodeAt(at - 1));
  return wider.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0));
}

/** True for a run of letters and digits that has what noise makes: both in one, or letters among which one looks like a digit. */
function isSuspect(text: string, start: number, end: number): boolean {
  if (end - start > longestRun || !suspect.test(text.slice(start, end))) return false;
  return !isWider(text, start - 1) && !isWider(text, end);
}

/** Calls `use` for each run of letters and digits of ASCII that noise may have made, in order. */
function eachSuspect(text: string, use: (start: number, end: number) => void): void {
  let start = 0;
  let [digits, smalls, likes] = [0, 0, 0];
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) digits++;
    else if (isDigitLike(code)) likes++;
    else if (isCapital(code)) continue;
    else if (isLetter(code)) smalls++;
    else {
      const mayBe = digits > 0 ? digits < at - start : likes > 0 && smalls === 0;
      if (mayBe && isSuspect(text, start, at)) use(start, at);
      start = at + 1;
      digits = smalls = likes = 0;
    }
  }
}

/**
 * A text as it was before it was scanned, as far as that shows.
 *
 * @returns a text of the same length (UTF-16 code units), or the text itself where there are no signs of noise.
 */
export function clearNoise(text: string): string {
  if (!looksNoisy(text)) return text;
  let signs = 0;
  let cleared = '';
  let done = 0;
  eachSuspect(text, (start, end) => {
    const found = text.slice(start, end);
    const before = text.slice(Math.max(0, start - 4), start);
    const meant = toNumber(found, before, text.slice(end, end + 6)) ?? toWord(found) ?? toCapitals(found);
    if (meant === undefined || meant === found) return;
    signs += 1;
    cleared += text.slice(done, start) + meant;
    done = end;
  });
  return signs >= leastSigns ? cleared + text.slice(done) : text;
}
