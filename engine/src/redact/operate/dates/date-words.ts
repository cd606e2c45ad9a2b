import { inCaseOf } from '../surrogates/letter-case.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const units = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth'.split(' ');
const ordinals = [
  ...units,
  ...'Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth'.split(
    ' ',
  ),
  ...units.map((unit) => `Twenty-${unit.toLowerCase()}`),
  'Thirtieth',
  'Thirty-first',
];

function indexOfStart(list: readonly string[], word: string): number {
  const lower = word.toLowerCase();
  return lower.length < 3 ? -1 : list.findIndex((entry) => entry.toLowerCase().startsWith(lower));
}

/** 1 to 12 for a month's name or abbreviation, else 0. */
export const monthOf = (word: string): number => indexOfStart(months, word === 'sept' ? 'sep' : word) + 1;

/** 1 to 7, Monday first, for a weekday's name or abbreviation, else 0. */
export const weekdayOf = (word: string): number => indexOfStart(weekdays, word) + 1;

/** 1 to 31 for an ordinal in words, else 0. */
export const ordinalOf = (word: string): number =>
  ordinals.findIndex((entry) => entry.toLowerCase() === word.toLowerCase().replace(' ', '-')) + 1;

function inLengthOf(original: string, full: string): string {
  const isShort =
    original.length <= 4 &&
    monthOf(original) !== 5 &&
    full.toLowerCase() !== original.toLowerCase() &&
    original.length < 5;
  const isWhole = [...months, ...weekdays].some((entry) => entry.toLowerCase() === original.toLowerCase());
  return inCaseOf(original, isShort && !isWhole ? full.slice(0, 3) : full);
}

/** The month in the form of the one it stands for: abbreviated or not, in capitals or not. */
export const writeMonth = (original: string, month: number): string => inLengthOf(original, months[month - 1] ?? '');

/** Likewise a weekday. */
export const writeWeekday = (original: string, weekday: number): string =>
  inLengthOf(original, weekdays[weekday - 1] ?? '');

/** Likewise an ordinal in words. */
export function writeOrdinal(original: string, day: number): string {
  const word = ordinals[day - 1] ?? '';
  return inCaseOf(original, original.includes(' ') ? word.replace('-', ' ') : word);
}

/** st, nd, rd or th. */
export function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
