import { findMatches } from '../../text/find-matches.ts';
import { dayNumber, isoDay, type ChartDate } from './chart-dates.ts';
import type { ChartReading } from './read-chart.ts';

/** "on 11/18", "check with Dr. Ruiz 11/05", "begun 12/06": two figures each, and words before them by which they are a day, no score. */
const shortDate =
  /(?<![\d/.-])(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\b(?![/\d%-]|\.\d|\s?(?:mmhg|strength|pain|points?))/g;
const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** "Since December 20", "on Dec 3". */
const namedDate = new RegExp(
  String.raw`\b(?:on|since|until|by|from|after|for)\s(${monthNames})[a-z]{0,6}\.?\s([12]?\d|3[01])(?:st|nd|rd|th)?\b(?!,?\s?(?:19|20)\d\d|\s?\d|[/.]\d| (?:mg|days?|weeks?|months?|years?))`,
  'gi',
);
const ofDay =
  /\b(?:on|by|for|until|since|of|begun|began|started|stopped|visit|check|out|off|appointment|session|with|dr\.? ?[a-z-]+|clinic|pcp|office|draw\w*|labs?|ct|mri|echo|x-?ray|culture|biopsy|surgery|seen|given|done|due|back|home)\s?[:(,]?\s?$/;
const beforeReach = 60;
const daysOfYear = 365.2425;

/** The year in which a day lies nearest to the visit. */
function nearestDay(month: number, day: number, visit: number, year: number): string | null {
  const days = [year - 1, year, year + 1].flatMap((each) => isoDay(each, month, day) ?? []);
  return days.toSorted((a, b) => Math.abs(dayNumber(a) - visit) - Math.abs(dayNumber(b) - visit))[0] ?? null;
}

/** Days that a chart gives without their year, in the year that brings them nearest to the visit; none further off than a quarter of a year. */
export function findShortDates({ text, serviceDay }: ChartReading): ChartDate[] {
  if (!serviceDay) return [];
  const visit = dayNumber(serviceDay.day);
  const year = Number(serviceDay.day.slice(0, 4));
  const read = (match: RegExpExecArray, start: number, month: number): ChartDate[] => {
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const before = text
      .slice(Math.max(line, start - beforeReach), start)
      .toLowerCase()
      .replaceAll('dr.', 'dr');
    const day = ofDay.test(before) ? nearestDay(month, Number(match[2]), visit, year) : null;
    if (day === null || Math.abs(dayNumber(day) - visit) > daysOfYear / 4) return [];
    return [{ day, before, start, end: match.index + match[0].length }];
  };
  return [
    ...findMatches(text, shortDate).flatMap((match) => read(match, match.index, Number(match[1]))),
    ...findMatches(text, namedDate).flatMap((match) => {
      const month = monthNames.split('|').indexOf((match[1] ?? '').toLowerCase().slice(0, 3)) + 1;
      return read(match, match.index + match[0].search(/\s/) + 1, month);
    }),
  ];
}
