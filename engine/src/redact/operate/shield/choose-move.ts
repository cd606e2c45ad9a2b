import { toNumber, type Day } from '../dates/calendar.ts';
import { areDaysFirst } from './find-dates.ts';
import { isBare, makeDateTable, restoreDates, type DatePair } from './date-table.ts';
import { latestDay, moveDate, readMovable, type MovableDate } from './move-date.ts';

/** A date of a prompt, as it is written. */
export interface FoundDate {
  readonly text: string;
  /** Whether, wherever it stands, what stands before it shows that it is one. */
  readonly isPlaced: boolean;
}

export interface MoveOptions {
  /** Decides on the move; a number that nobody can guess. */
  readonly seed: number;
  /** Whether each date is proven to come back by itself; that takes time, and nearly all do. */
  readonly isProven: boolean;
}

/** Near which day dates are where none is whole; a year without 29 February. */
const anyDay: Day = { year: 2023, month: 6, day: 15 };
const mostWeeks = 26;
/** So many moves are tried until every date comes back; then the best of them is taken. */
const mostTries = 6;
const oldestKeptAge = 89;

/**
 * The moves to choose from, by whole weeks: those after which the latest date has the year that it has, so that a year that
 * stands alone, which is not moved, keeps its distance.
 */
function listWeeks(latest: Day | undefined): number[] {
  let [least, most] = [-mostWeeks, mostWeeks];
  if (latest !== undefined) {
    const day = toNumber(latest);
    least = -Math.floor((day - toNumber({ year: latest.year, month: 1, day: 1 })) / 7);
    most = Math.floor((toNumber({ year: latest.year, month: 12, day: 31 }) - day) / 7);
  }
  const weeks: number[] = [];
  for (let week = least; week <= most; week++) if (week !== 0) weeks.push(week);
  return weeks;
}

/** In an order that only the seed tells (Fisher and Yates, with the generator mulberry32). */
function shuffle(list: readonly number[], seed: number): number[] {
  let state = seed >>> 0;
  const draw = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
  const left = [...list];
  return list.flatMap(() => left.splice(draw(left.length), 1));
}

interface Moving {
  readonly date: MovableDate;
  readonly text: string;
}

/** What is sent for each date after a move, where it meets no other date and nothing that stays. */
function listPairs(moving: readonly Moving[], days: number, near: Day, isTaken: (text: string) => boolean): DatePair[] {
  const seen = new Set<string>();
  return moving.flatMap(({ date, text }): DatePair[] => {
    const sent = moveDate(date, days, near);
    if (isTaken(sent) || seen.has(sent)) return [];
    seen.add(sent);
    return [[sent, text]];
  });
}

/** Those that come back exactly. */
function proven(pairs: readonly DatePair[], isDayFirst: boolean, kept: ReadonlySet<string>): readonly DatePair[] {
  const table = makeDateTable(pairs, isDayFirst, kept);
  return pairs.filter(([sent, original]) => restoreDates(sent, table, 'on ') === original);
}

/** A date whose year shows an age over 89, if it is somebody's birth, is not to be seen at all (45 CFR 164.514(b)(2)(i)(C)). */
const isTooOld = ({ dates }: MovableDate, { year }: Day): boolean =>
  dates.some(({ date }) => (date.value.year ?? year) < year - oldestKeptAge);

/** A month or a day alone, that nothing before it shows to be one: it would not be known again. */
function isUnplaced({ dates, text }: MovableDate, isPlaced: boolean): boolean {
  const [only] = dates;
  return !isPlaced && only !== undefined && isBare(only.date) && only.start === 0 && only.end === text.length;
}

/**
 * What is sent for each date: moved by one number of whole weeks, so that order, distance and weekday stay. A move by which
 * a date would meet another one, or what is sent as it is, is skipped.
 *
 * @param kept dates that stay in the text as they are.
 * @returns by the original; weekdays, which stay, are not in it, and neither is what cannot be moved and come back exactly.
 */
export function moveDates(
  dates: readonly FoundDate[],
  kept: ReadonlySet<string>,
  { seed, isProven }: MoveOptions,
): Map<string, string> {
  const texts = dates.map(({ text }) => text);
  const isDayFirst = areDaysFirst(texts);
  const read = dates.map(({ text, isPlaced }) => ({ date: readMovable(text, isDayFirst), text, isPlaced }));
  const latest = latestDay(read.flatMap(({ date }) => date?.dates ?? []));
  const near = latest ?? anyDay;
  const moving = read.flatMap(({ date, text, isPlaced }): Moving[] =>
    date === null || isTooOld(date, near) || isUnplaced(date, isPlaced) ? [] : [{ date, text }],
  );
  if (moving.length === 0) return new Map();
  const originals = new Set(texts);
  const isTaken = (text: string): boolean => originals.has(text) || kept.has(text);
  let best: readonly DatePair[] = [];
  let tries = 0;
  for (const week of shuffle(listWeeks(latest), seed)) {
    const pairs = listPairs(moving, week * 7, near, isTaken);
    if (pairs.length <= best.length) continue;
    const back = isProven ? proven(pairs, isDayFirst, kept) : pairs;
    if (back.length > best.length) best = back;
    tries += 1;
    if (best.length === moving.length || tries === mostTries) break;
  }
  return new Map(best.map(([sent, original]) => [original, sent]));
}
