import type { Span } from '../../model/span.ts';

/** A date of a chart with its year. */
export interface ChartDate extends Span {
  /** ISO date; null for a day that no calendar has (2/30/2025). */
  readonly day: string | null;
  /** What stands before it, in lower case: by this a date is a birth, a visit, a signature. */
  readonly before: string;
}

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const monthNumber = new Map(monthNames.split('|').map((name, at): [string, number] => [name, at + 1]));
const datePattern = new RegExp(
  String.raw`(?<![\d/-])\b(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})|(${monthNames})[a-z]{0,6}\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})|(\d{1,2})\s?(${monthNames})[a-z]{0,6}\.?,?\s?(\d{4}))\b(?![/-]\d)`,
  'gi',
);
const beforeReach = 60;

/** The ISO date of a year, month and day; null where the calendar has no such day. Two figures of a year are read as past 1930. */
export function isoDay(year: number, month: number, day: number): string | null {
  const full = year >= 100 ? year : year > 30 ? 1900 + year : 2000 + year;
  const leap = full % 4 === 0 && (full % 100 !== 0 || full % 400 === 0);
  const last = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (day < 1 || day > last) return null;
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days since 1 March of the year 0, so that days of two dates can be subtracted. */
export function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const shifted = month <= 2 ? year - 1 : year;
  const inYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  return shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + inYear;
}

function readMatch(match: RegExpExecArray): string | null {
  const [, y, m, d, m2, d2, y2, name, d3, y3, d4, name2, y4] = match;
  if (y !== undefined) return isoDay(Number(y), Number(m), Number(d));
  if (m2 !== undefined) return isoDay(Number(y2), Number(m2), Number(d2));
  const month = monthNumber.get((name ?? name2 ?? '').toLowerCase()) ?? 0;
  return isoDay(Number(y3 ?? y4), month, Number(d3 ?? d4));
}

/** Every date with its year in a chart, in order, as US charts write them (month first). Linear. */
export function findChartDates(text: string): ChartDate[] {
  return Array.from(text.matchAll(datePattern), (match) => {
    const start = match.index;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const before = text.slice(Math.max(line, start - beforeReach), start).toLowerCase();
    return { day: readMatch(match), before, start, end: start + match[0].length };
  });
}
