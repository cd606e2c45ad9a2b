import { datePattern } from './date-forms.ts';
import { makeSearch, nextDateStart } from './next-start.ts';
import { readMatch, type WrittenDate } from './written-date.ts';

/** A date in a text. */
export interface PlacedDate {
  readonly start: number;
  readonly end: number;
  readonly date: WrittenDate;
}

/** The next stretch of a text that is written like a date. */
export const searchDate = makeSearch(datePattern, nextDateStart);

/** Every stretch of the text that is written like a date, doubtful ones too. */
export function findDates(text: string, isDayFirst: boolean): PlacedDate[] {
  const found: PlacedDate[] = [];
  let end = 0;
  for (let match = searchDate(text, 0); match !== null; match = searchDate(text, end)) {
    end = match.index + match[0].length;
    const date = readMatch(match[0], isDayFirst);
    if (date !== null) found.push({ start: match.index, end, date });
  }
  return found;
}

/** The text with each of its dates written otherwise. */
export function replaceDates(
  text: string,
  isDayFirst: boolean,
  write: (date: WrittenDate, before: string) => string,
): string {
  let made = '';
  let at = 0;
  for (const { start, end, date } of findDates(text, isDayFirst)) {
    made += text.slice(at, start) + write(date, text.slice(Math.max(0, start - lookedBack), start));
    at = end;
  }
  return made + text.slice(at);
}

/** How much before a date is looked at. */
export const lookedBack = 14;

const numeric = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})$/;

/** True where the dates of a document have the day first: one of them can be read in no other way, and none only the other way. */
export function areDaysFirst(dates: Iterable<string>): boolean {
  let [dayFirst, monthFirst] = [0, 0];
  for (const date of dates) {
    const match = numeric.exec(date);
    if (Number(match?.[1]) > 12) dayFirst++;
    if (Number(match?.[2]) > 12) monthFirst++;
  }
  return dayFirst > 0 && monthFirst === 0;
}
