import { tokenAt, onSameLine, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';
import { readDigits } from './digits.ts';
import { readSpokenDay, readSpokenYear } from './spoken-numbers.ts';

/** What follows a month name of its date. */
export interface DayAndYear {
  /** Index after it. */
  readonly to: number;
  readonly hasDay: boolean;
  readonly hasYear: boolean;
  /** True for a day with an ending or in words ("3rd", "third"). */
  readonly isOrdinal: boolean;
  /** True when the number after the month can be a year of two digits ("4 Mar 24"). */
  readonly isShortYear: boolean;
}

const ordinalDay = /^(?:[012]?\d|3[01])(?:st|nd|rd|th)$/;
const yearText = /^(?:19|20)\d{2}$/;
const between = new Set([',', '-', '/', '.']);
const rangeMarks = new Set(['-', '\u2013', '\u2014', '&', 'to', 'through', 'thru', 'and']);
const apostrophes = new Set(["'", '\u2019', '\u2018']);

/** True when the token stands on the line or, as "March / 15, 2023" broken at the end of a line, on the next. */
const follows = (token: Token): boolean => token.gap !== 'blank-line';

/** True when digits hang on the number, so that it is a time, a decimal or a fraction. */
function goesOn(scan: Scan, to: number): boolean {
  const mark = tokenAt(scan, to);
  if (mark.gap !== 'none' || !(mark.text === ':' || mark.text === '.' || mark.text === '/' || mark.text === '%'))
    return false;
  const next = tokenAt(scan, to + 1);
  return (
    mark.text === '%' ||
    (next.gap === 'none' && next.kind !== 'word' && next.kind !== 'mark' && !isYear(scan, to + 1, '/'))
  );
}

function isYear(scan: Scan, index: number, separator: string): boolean {
  const token = tokenAt(scan, index);
  const digits = readDigits(token);
  if (!digits) return false;
  if (digits.length === 4) return digits.value >= 1850 && digits.value < 2150;
  return digits.length === 2 && tokenAt(scan, index - 1).text === separator && token.gap === 'none';
}

/** Index after a day of the month, or the index itself. */
function readDay(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.kind === 'word') return readSpokenDay(scan, index);
  if (ordinalDay.test(token.folded)) return index + 1;
  const digits = readDigits(token);
  if (!digits || digits.length > 2 || digits.value < 1 || digits.value > 31 || goesOn(scan, index + 1)) return index;
  const isListItem =
    !onSameLine(token) && (tokenAt(scan, index + 1).text === '.' || tokenAt(scan, index + 1).text === ')');
  return isListItem ? index : index + 1;
}

/** Index after a year that follows at the index, with what stands before it, or the index itself. */
function readYear(scan: Scan, index: number): number {
  let at = index;
  const first = tokenAt(scan, at);
  if (first.folded === 'of' || between.has(first.text)) at++;
  const token = tokenAt(scan, at);
  if (!follows(token) || !follows(first)) return index;
  if (apostrophes.has(token.text) && /^\d{2}$/.test(tokenAt(scan, at + 1).text) && tokenAt(scan, at + 1).gap === 'none')
    return at + 2;
  if (token.kind === 'word') {
    const end = readSpokenYear(scan, at);
    return end > at ? end : index;
  }
  if (yearText.test(token.text) && !goesOn(scan, at + 1)) return at + 1;
  const glued = first.text === '/' || first.text === '-' ? first.text : '';
  return glued !== '' && first.gap === 'none' && isYear(scan, at, glued)
    ? at + 1
    : isBrokenYear(token)
      ? at + 1
      : index;
}

function isBrokenYear(token: Token): boolean {
  const digits = token.kind === 'mixed' ? readDigits(token) : undefined;
  return digits !== undefined && digits.length === 4 && digits.value >= 1900 && digits.value < 2100;
}

/** Index after the second day of a range ("15-20", "15 and 16"), or the index itself. */
function readRangeEnd(scan: Scan, index: number): number {
  const mark = tokenAt(scan, index);
  if (!rangeMarks.has(mark.folded) || !onSameLine(mark) || !onSameLine(tokenAt(scan, index + 1))) return index;
  const token = tokenAt(scan, index + 1);
  if (token.kind === 'word') return index;
  if (mark.text === '-' && mark.gap !== 'none') return index;
  const end = readDay(scan, index + 1);
  const next = tokenAt(scan, end);
  return end > index + 1 && next.text !== '/' && !(next.text === '-' && next.gap === 'none') ? end : index;
}

/** Reads the day and the year after a month name that ends before `afterMonth`. */
export function readDayAndYear(scan: Scan, month: number, afterMonth: number): DayAndYear {
  let at = afterMonth;
  const separator = tokenAt(scan, at);
  if (separator.text === ',' || separator.text === '-' || separator.text === '/') at++;
  if (tokenAt(scan, at).folded === 'the' && onSameLine(tokenAt(scan, at))) at++;
  const isUpper = tokenAt(scan, month).shape === 'upper' && scan.letterCase !== 'upper';
  const yearOnly = isUpper && separator.text === ',' ? afterMonth : readYear(scan, afterMonth);
  const dayToken = tokenAt(scan, at);
  const hasComma = separator.text === ',';
  const dayEnd = follows(dayToken) ? readDay(scan, at) : at;
  // "until June, 3 tabs": after a comma a day needs its year.
  if (dayEnd === at || (hasComma && readYear(scan, dayEnd) === dayEnd)) {
    const hasYear = yearOnly > afterMonth;
    return { to: yearOnly, hasDay: false, hasYear, isOrdinal: false, isShortYear: false };
  }
  const rangeEnd = readRangeEnd(scan, dayEnd);
  const withYear = readYear(scan, rangeEnd);
  if (yearOnly >= withYear) return { to: yearOnly, hasDay: false, hasYear: true, isOrdinal: false, isShortYear: false };
  const isOrdinal = dayToken.kind === 'word' || ordinalDay.test(dayToken.folded);
  const isShortYear = dayEnd === rangeEnd && !isOrdinal && dayToken.text.length === 2 && onSameLine(dayToken);
  return { to: withYear, hasDay: true, hasYear: withYear > rangeEnd, isOrdinal, isShortYear };
}
