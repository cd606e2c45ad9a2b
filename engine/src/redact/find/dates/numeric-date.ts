import { matchAt } from '../patterns.ts';
import { tokenAt, type Scan } from '../scan.ts';
import { readDigits, type Digits } from './digits.ts';

/** A date or what looks like one, written in digits with separators. */
export interface NumericDate {
  /** Range of token indexes [from, to). */
  readonly from: number;
  readonly to: number;
  /** Where it ends in the text; beyond the last token for a time stamp that hangs on the date. */
  readonly end: number;
  readonly first: Digits;
  readonly second: Digits;
  /** `full`: with a year; `month-year`; `short-year`: "6/98"; `bare`: two numbers, which may be a fraction. */
  readonly form: 'full' | 'month-year' | 'short-year' | 'bare';
  readonly separator: string;
  /** True for "10 / 28": spaces around the separator. */
  readonly isSpaced: boolean;
}

const separators = new Set(['/', '-', '.', '\\', '\u2013', '\u2010', '\u2011']);
const apostrophes = new Set(["'", '\u2019', '\u2018']);
const dayAndHour = /^(\d{1,2})T\d{2}$/i;
const restOfStamp = /(?::\d{2}){0,2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?/y;
const clockWithSeconds = /[ T]\d{1,2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?(?![\p{L}\p{N}])/uy;

const isYear = ({ value, length }: Digits): boolean => length === 4 && value >= 1850 && value < 2150;
const isIn = (value: number, most: number): boolean => value >= 1 && value <= most;

/** True when the two numbers can be a month and a day, in either order. */
export function isDayAndMonth(first: number, second: number): boolean {
  return isIn(first, 31) && isIn(second, 31) && (first <= 12 || second <= 12);
}

/** True when digits hang on the end, so that it is part of something longer; a hyphen may lead to the end of a range. */
function goesOn(scan: Scan, to: number): boolean {
  const mark = tokenAt(scan, to);
  if (mark.gap !== 'none' || mark.kind !== 'mark') return false;
  const next = tokenAt(scan, to + 1);
  if (next.gap !== 'none' || (next.kind !== 'number' && next.kind !== 'mixed')) return false;
  if (mark.text === '/' || mark.text === '.' || mark.text === ':') return true;
  if (mark.text !== '-') return false;
  const hyphen = tokenAt(scan, to + 2).text;
  return (
    hyphen !== '/' && !(separators.has(hyphen) && separators.has(tokenAt(scan, to + 4).text)) && next.text.length > 2
  );
}

interface Part {
  readonly digits: Digits;
  /** Index after it. */
  readonly to: number;
}

/** The part after the separator at an index, with the same spaces on both sides of the separator. */
function readPart(scan: Scan, index: number, separator: string, isSpaced: boolean): Part | undefined {
  const mark = tokenAt(scan, index);
  const gap = isSpaced ? 'space' : 'none';
  if (mark.text !== separator || mark.gap !== gap) return undefined;
  let at = index + 1;
  if (apostrophes.has(tokenAt(scan, at).text) && tokenAt(scan, at).gap === gap) at++;
  const token = tokenAt(scan, at);
  if (token.gap !== (at > index + 1 ? 'none' : gap)) return undefined;
  const digits = readDigits(token);
  return digits && { digits, to: at + 1 };
}

function readYearFirst(scan: Scan, from: number, first: Digits, separator: string): NumericDate | undefined {
  const month = readPart(scan, from + 1, separator, false);
  if (!month || !isYear(first) || !isIn(month.digits.value, 12) || month.digits.length > 2) return undefined;
  const common = { from, first, second: month.digits, separator, isSpaced: false };
  const day = readPart(scan, month.to, separator, false);
  if (day) {
    if (!isIn(day.digits.value, 31) || day.digits.length > 2 || goesOn(scan, day.to)) return undefined;
    const dayEnd = tokenAt(scan, day.to - 1).end;
    const clock = matchAt(clockWithSeconds, scan.text, dayEnd);
    return { ...common, to: day.to, end: dayEnd + (clock?.[0].length ?? 0), form: 'full' };
  }
  const stamped = tokenAt(scan, month.to + 1);
  const isStamp = tokenAt(scan, month.to).text === separator && stamped.gap === 'none';
  if (isStamp && dayAndHour.test(stamped.text)) {
    const rest = matchAt(restOfStamp, scan.text, stamped.end)?.[0].length ?? 0;
    return { ...common, to: month.to + 2, end: stamped.end + rest, form: 'full' };
  }
  if (goesOn(scan, month.to) || tokenAt(scan, month.to).text === separator || separator === '.') return undefined;
  const isMonth = month.digits.length === 2 && (separator !== '-' || month.digits.value < 10);
  return isMonth ? { ...common, to: month.to, end: tokenAt(scan, month.to - 1).end, form: 'month-year' } : undefined;
}

/** Reads what stands at a number as a date in digits; undefined when it cannot be one. Says nothing of whether it is one. */
export function readNumericDate(scan: Scan, from: number): NumericDate | undefined {
  const mark = tokenAt(scan, from + 1);
  if (mark.kind !== 'mark' || !separators.has(mark.text)) return undefined;
  const first = readDigits(tokenAt(scan, from));
  if (!first) return undefined;
  const separator = mark.text;
  if (first.length === 4) return readYearFirst(scan, from, first, separator);
  const isSpaced = mark.gap === 'space';
  const second = separator === '\\' ? undefined : readPart(scan, from + 1, separator, isSpaced);
  if (!second || first.length > 2) return undefined;
  const common = { from, first, second: second.digits, separator, isSpaced };
  const { value } = second.digits;
  const year = readPart(scan, second.to, separator, isSpaced);
  const end = tokenAt(scan, second.to - 1).end;
  if (year) {
    const isDate = isDayAndMonth(first.value, value) && (year.digits.length === 2 || isYear(year.digits));
    if (!isDate || second.digits.length > 2 || goesOn(scan, year.to)) return undefined;
    return { ...common, to: year.to, end: tokenAt(scan, year.to - 1).end, form: 'full' };
  }
  if (goesOn(scan, second.to)) return undefined;
  if (isYear(second.digits)) {
    const isMonth = isIn(first.value, 12) && !isSpaced && value >= 1900 && value < 2040 && separator !== '.';
    return isMonth ? { ...common, to: second.to, end, form: 'month-year' } : undefined;
  }
  if (second.digits.length > 2 || separator === '.' || (isSpaced && separator !== '/')) return undefined;
  const isShortYear =
    separator === '/' && !isSpaced && isIn(first.value, 12) && value > 31 && second.digits.length === 2;
  if (isShortYear) return { ...common, to: second.to, end, form: 'short-year' };
  return isDayAndMonth(first.value, value) ? { ...common, to: second.to, end, form: 'bare' } : undefined;
}

/** True when two or three numbers that can be a date begin at the index: "9/27", "1.15.24". */
export function isNumericDayAt(scan: Scan, index: number): boolean {
  return tokenAt(scan, index).kind !== 'word' && readNumericDate(scan, index) !== undefined;
}
