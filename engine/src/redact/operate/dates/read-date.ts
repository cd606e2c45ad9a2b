import { monthOf, ordinalOf, weekdayOf } from './date-words.ts';

/** A stretch of a written date that says a year, month, day or weekday. */
export interface DateToken {
  readonly start: number;
  readonly end: number;
  readonly field: 'year' | 'month' | 'day' | 'weekday';
  readonly form: 'digits' | 'ordinal' | 'word';
  readonly value: number;
  /** 0 or, for the end of a range, 1. */
  readonly date: 0 | 1;
}

/** How a date is written; null where the words say no date of the calendar. */
export type DateReading = readonly DateToken[] | null;

interface Item {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'number' | 'ordinal' | 'ordinal-word' | 'month' | 'weekday';
  readonly value: number;
  readonly isYear: boolean;
}

const time = /(?:T|\s)\d{1,2}:\d{2}.*$/s;
const compact = /^(\d{4})(\d{2})(\d{2})(?:\d{2,6})?(?:\.\d+)?(?:[+-]\d{4})?$/;
const itemPattern = /\d+(?:st|nd|rd|th)?(?!\p{L})|(?:twenty|thirty)[- ]\p{L}+|[\p{L}]+/giu;
const fillers = new Set('the of day to through thru and until till last next this past on at from between'.split(' '));

function readItem(value: string, match: RegExpExecArray): Item | undefined | null {
  const text = match[0];
  const { index: start } = match;
  const end = start + text.length;
  if (/^\d/.test(text)) {
    const digits = /^\d+/.exec(text)?.[0] ?? '';
    const isYear = digits.length === 4 || /['\u2019]$/.test(value.slice(0, start));
    return { start, end, text, kind: digits === text ? 'number' : 'ordinal', value: Number(digits), isYear };
  }
  const known = { month: monthOf(text.toLowerCase()), weekday: weekdayOf(text), 'ordinal-word': ordinalOf(text) };
  for (const kind of ['month', 'weekday', 'ordinal-word'] as const)
    if (known[kind] > 0) return { start, end, text, kind, value: known[kind], isYear: false };
  return fillers.has(text.toLowerCase()) ? undefined : null;
}

function readItems(value: string): Item[] | null {
  const items: Item[] = [];
  for (const match of value.replace(time, '').matchAll(itemPattern)) {
    const item = readItem(value, match);
    if (item === null) return null;
    if (item) items.push(item);
  }
  return items;
}

type Role = readonly [DateToken['field'], 0 | 1];

function asToken({ start, end, kind, value }: Item, [field, date]: Role): DateToken {
  const form = kind === 'number' ? 'digits' : kind === 'ordinal' ? 'ordinal' : 'word';
  return { start, end, field, form, value, date };
}

/** What the numbers of a date without words mean, by how many there are and where the year stands. */
function rolesOfDigits(items: readonly Item[], isDayFirst: boolean): readonly Role[] | null {
  const two = (date: 0 | 1): Role[] => {
    const [first, second] = [
      items[date * (items.length > 5 ? 3 : 2)]?.value ?? 0,
      items[date * (items.length > 5 ? 3 : 2) + 1]?.value ?? 0,
    ];
    const dayFirst = first > 12 || (isDayFirst && second <= 12);
    return dayFirst
      ? [
          ['day', date],
          ['month', date],
        ]
      : [
          ['month', date],
          ['day', date],
        ];
  };
  const yearFirst = items[0]?.isYear === true;
  switch (items.length) {
    case 1:
      return items[0]?.kind === 'number' ? null : [['day', 0]];
    case 2:
      if (yearFirst)
        return [
          ['year', 0],
          ['month', 0],
        ];
      return items[1]?.isYear
        ? [
            ['month', 0],
            ['year', 0],
          ]
        : two(0);
    case 3:
      return yearFirst
        ? [
            ['year', 0],
            ['month', 0],
            ['day', 0],
          ]
        : [...two(0), ['year', 0]];
    case 4:
      return [...two(0), ...two(1)];
    case 5:
      return [...two(0), ...two(1), ['year', 1]];
    case 6:
      return [...two(0), ['year', 0], ...two(1), ['year', 1]];
    default:
      return null;
  }
}

/** What the numbers beside a month in words mean: days, then a year, which may have two digits. */
function rolesBesideMonths(items: readonly Item[], months: readonly Item[]): readonly Role[] | null {
  const firstMonth = months[0]?.start ?? 0;
  const shortYears = items.filter((item) => !item.isYear);
  const last = shortYears.at(-1);
  const [first, second] = shortYears;
  const hasYear = items.some(({ isYear }) => isYear);
  const isRange =
    shortYears.length === 2 &&
    (months.length === 2 ||
      hasYear ||
      (second?.start ?? 0) < firstMonth ||
      (first !== undefined &&
        first.start > firstMonth &&
        (second?.value ?? 0) > first.value &&
        (second?.value ?? 0) <= 31));
  const endsInYear = shortYears.length === 3 || (shortYears.length === 2 && !isRange);
  if (shortYears.length > 3) return null;
  let days = 0;
  return items.map((item) => {
    if (item.isYear || (endsInYear && item === last)) return ['year', days > 1 ? 1 : 0];
    return ['day', days++ > 0 ? 1 : 0];
  });
}

/**
 * Reads a date as clinicians write it: 2023-04-12, 4/12/23, 20230412, March 5th, 15-Mar-23, Jun 15-20, 2023, "the
 * fourteenth of March", "last Friday". A time of day after it is no part of it.
 *
 * @param isDayFirst whether 4/12 is the fourth of December; where one number is over 12, that decides.
 */
export function readDate(value: string, isDayFirst: boolean): DateReading {
  const packed = compact.exec(value.trim());
  if (packed) {
    const at = value.length - value.trimStart().length;
    const token = (start: number, end: number, field: DateToken['field']): DateToken => ({
      start: at + start,
      end: at + end,
      field,
      form: 'digits',
      value: Number(value.slice(at + start, at + end)),
      date: 0,
    });
    return [token(0, 4, 'year'), token(4, 6, 'month'), token(6, 8, 'day')];
  }
  const items = readItems(value);
  if (items === null || items.length === 0) return null;
  const months = items.filter(({ kind }) => kind === 'month');
  const weekdays = items.filter(({ kind }) => kind === 'weekday');
  const numbers = items.filter(({ kind }) => kind !== 'month' && kind !== 'weekday');
  if (months.length > 2) return null;
  const isPlain = months.length === 0 && (numbers.length > 0 || weekdays.length === 0);
  const roles = isPlain ? rolesOfDigits(numbers, isDayFirst) : rolesBesideMonths(numbers, months);
  if (roles === null) return null;
  const tokens = [
    ...numbers.map((item, index) => asToken(item, roles[index] ?? ['day', 0])),
    ...months.map((item, index) => asToken(item, ['month', index > 0 ? 1 : 0])),
    ...weekdays.map((item) => asToken(item, ['weekday', 0])),
  ];
  return tokens.toSorted((a, b) => a.start - b.start);
}
