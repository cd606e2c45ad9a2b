const monthNames = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\\.?';
const time =
  '(?:[T ,]{1,2}\\d{1,2}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,9})? ?(?:[AaPp]\\.?[Mm]\\.?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?';
const shapes = [
  `(?<y1>\\d{4})[-/.](?<m1>\\d{1,2})(?:[-/.](?<d1>\\d{1,2})${time})?`,
  `(?<m2>\\d{1,2})(?<sep>[-/.])(?<d2>\\d{1,2})\\k<sep>(?<y2>\\d{4}|\\d{2})${time}`,
  `\\d{1,2}(?:st|nd|rd|th)?[- ./]{1,2}${monthNames}[- ./,]{1,2}(?<y3>\\d{4}|\\d{2})${time}`,
  `${monthNames}[- ./]{1,2}\\d{1,2}(?:st|nd|rd|th)?[- ./,]{1,2}(?<y4>\\d{4}|\\d{2})${time}`,
  `(?<y5>(?:18|19|20)\\d{2})(?<m5>[01]\\d)(?<d5>[0-3]\\d)(?:T?\\d{4,6}Z?)?`,
];
const datePattern = new RegExp(`^(?:${shapes.join('|')})$`, 'i');
const longestDate = 40;

function inRange(digits: string | undefined, limit: number): boolean {
  return digits === undefined || (Number(digits) >= 1 && Number(digits) <= limit);
}

/** A value that is a date and nothing else. */
export interface DateValue {
  /** Absent when the year was written in two digits or not at all. */
  readonly year?: number;
}

/**
 * Reads a value that is a date, with or without a time of day: 2020-05-01, 5/1/2020, 1-May-2020, May 1, 2020, 20200501.
 *
 * @returns nothing when it is anything else, a bare year too.
 */
export function readDate(value: string): DateValue | undefined {
  const text = value.trim();
  if (text.length < 5 || text.length > longestDate) return undefined;
  const groups = datePattern.exec(text)?.groups;
  if (!groups) return undefined;
  const { m1, d1, m2, d2, m5, d5 } = groups;
  const isDate =
    inRange(m1, 12) &&
    inRange(d1, 31) &&
    inRange(m5, 12) &&
    inRange(d5, 31) &&
    inRange(m2, 31) &&
    inRange(d2, 31) &&
    (m2 === undefined || Math.min(Number(m2), Number(d2)) <= 12);
  if (!isDate) return undefined;
  const year = groups['y1'] ?? groups['y2'] ?? groups['y3'] ?? groups['y4'] ?? groups['y5'];
  const isPlausible = year?.length === 4 && Number(year) >= 1800 && Number(year) <= 2199;
  return year?.length === 4 && !isPlausible ? undefined : isPlausible ? { year: Number(year) } : {};
}

/**
 * The year from which ages are counted where the data names no later one; the engine has no clock. Who was born ninety
 * years before it is over 89 today, whatever the data's own date (45 CFR 164.514(b)(2)(i)(C)).
 */
const latestYearKnown = 2026;

/**
 * The last year of birth that gives an age over 89.
 *
 * @param latestYear the latest year that the data names, or 0.
 */
export function lastOldBirthYear(latestYear: number): number {
  return Math.max(latestYear, latestYearKnown) - 90;
}
