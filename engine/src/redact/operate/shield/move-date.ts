import { englishMonths, wordsInDates } from '../../../lexicons/month-words.ts';
import { toNumber, type Day } from '../dates/calendar.ts';
import { weekdayOf } from '../dates/date-words.ts';
import { readDate, type DateToken } from '../dates/read-date.ts';
import { findDates, type PlacedDate } from './find-dates.ts';
import { fullYear, moveValue, writeLike, type DateValue } from './written-date.ts';

/** A date that can be moved, read once for every move that is tried. */
export interface MovableDate {
  readonly text: string;
  readonly dates: readonly PlacedDate[];
  /** In place of its own words, where those are no digits: what they say. */
  readonly plain: PlainDate | null;
}

interface PlainDate {
  readonly value: DateValue;
}

const times = /\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?[ \t]?(?:[ap]\.?m\.?|z|[+-]\d{2}:?\d{2})?/gi;
/** The time in a date of digits alone, as HL7 writes it. */
const packedTime = /^(?:\d{4}|\d{6})(?:\.\d+)?(?:[+-]\d{4})?$/;
/** True where what is left of a date beside its day, month and year says nothing more of the calendar than a weekday. */
function isPlainRest(rest: string): boolean {
  const words = rest.replace(times, ' ').trim();
  if (packedTime.test(words)) return true;
  if (/\d/.test(words)) return false;
  return (words.match(/\p{L}+/gu) ?? []).every((word) => wordsInDates.has(word.toLowerCase()) || weekdayOf(word) > 0);
}

/** "the fourteenth of March" as a value; null for what is no one day. */
function readPlain(tokens: readonly DateToken[]): PlainDate | null {
  const tokenOf = (field: DateToken['field']): DateToken | undefined => tokens.find((token) => token.field === field);
  const [year, month, day] = [tokenOf('year'), tokenOf('month'), tokenOf('day')];
  if (month === undefined || day === undefined || tokens.some(({ date }) => date === 1)) return null;
  const digits = year === undefined ? 4 : year.end - year.start;
  if (digits !== 2 && digits !== 4) return null;
  const value = { month: month.value, day: day.value };
  return { value: year === undefined ? value : { ...value, year: fullYear(year.value, digits) } };
}

/** Reads a date that is to be moved; null for what is no date of the calendar ("Thanksgiving", a year), and for a weekday alone. */
export function readMovable(text: string, isDayFirst: boolean): MovableDate | null {
  const dates = findDates(text, isDayFirst);
  let rest = text;
  for (const { start, end } of dates.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  if (isPlainRest(rest)) return dates.length === 0 ? null : { text, dates, plain: null };
  const tokens = readDate(text, isDayFirst);
  const plain = tokens && readPlain(tokens);
  return plain && { text, dates: [], plain };
}

/**
 * A date some weeks later or earlier, in its own form; one in words in digits. A weekday in it stays.
 * @param near near which day a date without its year is.
 */
export function moveDate({ text, dates, plain }: MovableDate, days: number, near: Day): string {
  if (plain !== null) {
    const { year, month, day } = moveValue(plain.value, days, near);
    return `${englishMonths[month - 1] ?? ''} ${day}${plain.value.year === undefined ? '' : `, ${year}`}`;
  }
  let moved = '';
  let at = 0;
  for (const { start, end, date } of dates) {
    moved += text.slice(at, start) + writeLike(date, moveValue(date.value, days, near));
    at = end;
  }
  return moved + text.slice(at);
}

/** True for a date that names a weekday and nothing else ("last Friday", no "Easter Sunday"): moved by whole weeks it stays what it is. */
export function isWeekday(text: string): boolean {
  if (/\d/.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isDay = (word: string): boolean => weekdayOf(word) > 0;
  return words.some(isDay) && words.every((word) => isDay(word) || wordsInDates.has(word));
}

const isWhole = ({ year, month, day }: DateValue): boolean =>
  year !== undefined && month !== undefined && day !== undefined;

/** The latest whole date of a document, which is near the day it was written; undefined without any. */
export function latestDay(dates: readonly PlacedDate[]): Day | undefined {
  let latest: Day | undefined;
  for (const { date } of dates) {
    const { year = 0, month = 0, day = 0 } = date.value;
    if (!isWhole(date.value) || (latest && toNumber({ year, month, day }) <= toNumber(latest))) continue;
    latest = { year, month, day };
  }
  return latest;
}
