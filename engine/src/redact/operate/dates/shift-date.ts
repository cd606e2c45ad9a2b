import { toDay, toNumber, type Day } from './calendar.ts';
import { ordinalEnding, writeMonth, writeOrdinal, writeWeekday } from './date-words.ts';
import type { DateToken } from './read-date.ts';

/** A year without 29 February, for dates that name none. */
const anyYear = 2023;
const middleOfMonth = 15;
const anyMonth = 6;

function fieldOf(tokens: readonly DateToken[], field: DateToken['field'], date: 0 | 1): number | undefined {
  const own = tokens.filter((token) => token.field === field);
  return (own.find((token) => token.date === date) ?? own[0])?.value;
}

function fullYear(token: DateToken | undefined): number {
  if (token === undefined) return anyYear;
  const { value, start, end } = token;
  if (end - start !== 2) return value;
  return value <= 40 ? 2000 + value : 1900 + value;
}

function shifted(tokens: readonly DateToken[], date: 0 | 1, offset: number): Day {
  const years = tokens.filter(({ field }) => field === 'year');
  const year = fullYear(years.find((token) => token.date === date) ?? years[0]);
  const month = fieldOf(tokens, 'month', date) ?? anyMonth;
  const day = fieldOf(tokens, 'day', date) ?? middleOfMonth;
  return toDay(toNumber({ year, month, day }) + offset);
}

/** Numbers are padded where they are: a leading zero, or two digits throughout in a date of digits alone. */
function isPadded(value: string, tokens: readonly DateToken[]): boolean {
  const digits = tokens.filter(({ form, field }) => form === 'digits' && (field === 'day' || field === 'month'));
  if (digits.some(({ start }) => value.charAt(start) === '0')) return true;
  const isWordless = tokens.every(({ form }) => form === 'digits');
  return isWordless && digits.every(({ start, end }) => end - start === 2);
}

function writeToken(value: string, token: DateToken, day: Day, pad: boolean, offset: number): string {
  const original = value.slice(token.start, token.end);
  const digits = (number: number): string => String(number).padStart(pad && token.form === 'digits' ? 2 : 1, '0');
  if (token.field === 'weekday') return writeWeekday(original, ((((token.value - 1 + offset) % 7) + 7) % 7) + 1);
  if (token.field === 'year') return String(day.year).padStart(4, '0').slice(-original.length);
  if (token.field === 'month') return token.form === 'word' ? writeMonth(original, day.month) : digits(day.month);
  if (token.form === 'word') return writeOrdinal(original, day.day);
  if (token.form === 'digits') return digits(day.day);
  const ending = ordinalEnding(day.day);
  return `${day.day}${original === original.toUpperCase() ? ending.toUpperCase() : ending}`;
}

/** In "Jun 25-30" that becomes "Jul 28-Aug 2", the end of the range needs a month of its own. */
function withOwnMonth(
  value: string,
  token: DateToken,
  tokens: readonly DateToken[],
  days: readonly [Day, Day],
  written: string,
): string {
  const months = tokens.filter(({ field }) => field === 'month');
  const [month] = months;
  if (token.field !== 'day' || month?.form !== 'word' || months.length > 1 || days[0].month === days[1].month)
    return written;
  if (!tokens.some(({ date }) => date === 1)) return written;
  const isMonthFirst = month.start < token.start;
  if (token.date !== (isMonthFirst ? 1 : 0)) return written;
  const name = writeMonth(value.slice(month.start, month.end), days[token.date].month);
  return isMonthFirst ? `${name} ${written}` : `${written} ${name}`;
}

/**
 * The date some days later or earlier, in the form in which it is written. A month without a day moves by its middle; a
 * weekday moves with the days.
 */
export function shiftDate(value: string, tokens: readonly DateToken[], offset: number): string {
  const days = [shifted(tokens, 0, offset), shifted(tokens, 1, offset)] as const;
  const pad = isPadded(value, tokens);
  const hasMonthLast = tokens.find(({ field }) => field === 'month')?.form === 'word' && tokens[0]?.field === 'day';
  let written = '';
  let at = 0;
  for (const token of tokens) {
    const isShared = token.field === 'month' && hasMonthLast && tokens.some(({ date }) => date === 1);
    const day = days[isShared ? 1 : token.date];
    const text = writeToken(value, token, day, pad, offset);
    written += value.slice(at, token.start) + withOwnMonth(value, token, tokens, days, text);
    at = token.end;
  }
  return written + value.slice(at);
}
