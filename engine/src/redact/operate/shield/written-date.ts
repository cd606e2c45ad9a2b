import { toDay, toNumber, type Day } from '../dates/calendar.ts';
import { ordinalEnding } from '../dates/date-words.ts';
import { dateForms, type DateField, type DateForm } from './date-forms.ts';
import { isSpanishMonth, monthOfName, writeMonthLike } from './month-names.ts';

/** One stretch of a written date and what it says. */
interface Part {
  readonly field: DateField;
  readonly text: string;
}

/** What a date says, as far as it says it. */
export interface DateValue {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** The last day of a range within one month. */
  readonly end?: number;
}

/** A date as it is written, taken apart. */
export interface WrittenDate {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly value: DateValue;
  /** The same with day and month the other way about, where both could be. */
  readonly other: DateValue | null;
  /** True where the day stands before the month in a date of digits. */
  readonly isDayFirst: boolean;
  /** True for a form that numbers of other kinds have as well, or a word of every day. */
  readonly isDoubtful: boolean;
}

/** A year as it is written with so many digits; of two digits those to 40 are of this century. */
export function fullYear(year: number, digits: number): number {
  if (digits !== 2) return year;
  return year <= 40 ? 2000 + year : 1900 + year;
}

/** A day that is in the calendar; a month alone, or a day alone, is one too. */
function isPossible({ year = 2024, month = 1, day = 1, end = day }: DateValue): boolean {
  if (month < 1 || month > 12 || day < 1 || end < day) return false;
  const last = toDay(
    toNumber(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }) - 1,
  );
  return end <= last.day;
}

function valueOf(parts: readonly Part[], isDayFirst: boolean): DateValue {
  const value: { year?: number; month?: number; day?: number; end?: number } = {};
  for (const { field, text } of parts) {
    if (field === 'year') value.year = fullYear(Number(text), text.length);
    else if (field === 'name') value.month = monthOfName(text);
    else if (field === 'month' || field === (isDayFirst ? 'second' : 'first')) value.month = Number(text);
    else if (field === 'day' || field === (isDayFirst ? 'first' : 'second')) value.day = Number(text);
    else if (field === 'end') value.end = Number(text);
  }
  return value;
}

/** "may" and "march" in small letters are words of every day. */
const isEverydayWord = ({ field, text }: Part): boolean =>
  field === 'name' && text.charAt(0) !== text.charAt(0).toUpperCase() && !isSpanishMonth(text);

const whole = dateForms.map((form) => ({ form, pattern: new RegExp(`^(?:${form.source})$`, 'i') }));

/** What each stretch of a date says, by the first form that all of it has. */
function readParts(text: string): { readonly form: DateForm; readonly parts: readonly Part[] } | null {
  for (const { form, pattern } of whole) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const parts = form.fields.flatMap((field, at) => {
      const part = match[at + 1];
      return part === undefined ? [] : [{ field, text: part }];
    });
    return { form, parts };
  }
  return null;
}

/**
 * The date that a match of `datePattern` is; null where it is none of the calendar.
 *
 * @param isDayFirst whether 4/12 is the fourth of December; where one number is over 12, that decides.
 */
export function readMatch(text: string, isDayFirst: boolean): WrittenDate | null {
  const found = readParts(text);
  if (found === null) return null;
  const { form, parts } = found;
  const orders = parts.some(({ field }) => field === 'first') ? [isDayFirst, !isDayFirst] : [isDayFirst];
  const readings = orders
    .map((order) => ({ order, value: valueOf(parts, order) }))
    .filter(({ value }) => isPossible(value));
  const [reading, second] = readings;
  if (reading === undefined) return null;
  const isDoubtful = form.isDoubtful || parts.some(isEverydayWord);
  return { text, parts, value: reading.value, other: second?.value ?? null, isDayFirst: reading.order, isDoubtful };
}

const isNumber = (field: DateField): boolean => ['month', 'day', 'end', 'first', 'second'].includes(field);

/** A leading zero where the date has one, or two digits throughout in a date of digits alone. */
function isPadded(parts: readonly Part[]): boolean {
  const numbers = parts.filter(({ field }) => isNumber(field));
  if (numbers.some(({ text }) => text.startsWith('0'))) return true;
  return !parts.some(({ field }) => field === 'name') && numbers.every(({ text }) => text.length === 2);
}

const endingLike = (ending: string, day: number): string => {
  if (ending === '' || ending === '\u00ba') return ending;
  const made = ordinalEnding(day);
  return ending === ending.toUpperCase() ? made.toUpperCase() : made;
};

/** Another day in the form of a written one: its order, separators, words, zeros and length of the year. */
export function writeLike({ parts, isDayFirst }: WrittenDate, made: DateValue): string {
  const width = isPadded(parts) ? 2 : 1;
  const digits = (number: number): string => String(number).padStart(width, '0');
  const { year = 0, month = 1, day = 1, end = day } = made;
  const fields: Record<DateField, (text: string) => string> = {
    year: (text) => String(year).padStart(4, '0').slice(-text.length),
    name: (text) => writeMonthLike(text, month),
    month: () => digits(month),
    day: () => digits(day),
    end: () => digits(end),
    first: () => digits(isDayFirst ? day : month),
    second: () => digits(isDayFirst ? month : day),
    ordinal: (text) => endingLike(text, day),
    'end ordinal': (text) => endingLike(text, end),
    between: (text) => text,
  };
  return parts.map(({ field, text }) => fields[field](text)).join('');
}

const middleOfMonth = 15;

/** The same date some days later or earlier; what it does not say is taken from a day near it. A month alone moves by its middle. */
export function moveValue(value: DateValue, days: number, near: Day): Day & { readonly end: number } {
  const { year = near.year, month = near.month, day = middleOfMonth } = value;
  const number = toNumber({ year, month, day });
  const moved = toDay(number + days);
  return { ...moved, end: value.end === undefined ? moved.day : toDay(number + days + value.end - day).day };
}
