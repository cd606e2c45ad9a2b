import { lettersForDigits } from '../dates/digits.ts';
import { areDaysFirst, clearlyDay, enoughForDay, readDayStyle, weighStyle } from '../dates/day-style.ts';
import { weighDay, weighShortYear } from '../dates/judge-day-month.ts';
import { readNumericDate, type NumericDate } from '../dates/numeric-date.ts';
import { makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';

const brokenDigits = makeWordTable(lettersForDigits);
const shortNumbers = makeNumberTable([1, 2, 3, 4], [2, 3, 4]);
const blockingMarks = new Set(['/', '.', '^', '+', '#', '$', ':', '\\', '\u00b1', '<']);

/** True when the number hangs on what stands before it, so that it begins nothing. */
function isInside(scan: Scan, index: number, covered: number): boolean {
  const token = tokenAt(scan, index);
  if (token.gap !== 'none' || index === 0) return false;
  const before = tokenAt(scan, index - 1);
  if (before.kind !== 'mark') return true;
  const first = tokenAt(scan, index - 2);
  const isGlued = before.gap === 'none' && index > 1;
  const afterNumber = isGlued && (first.kind === 'number' || first.kind === 'mixed');
  if (before.text === '-' || before.text === '\u2013') return afterNumber && covered !== index - 1;
  if (before.text === ':' || before.text === '.') return isGlued && first.kind !== 'word' && first.kind !== 'mark';
  if (before.text === ',') return afterNumber;
  if (before.text === '\\' || before.text === '/') return token.text.length !== 4;
  return blockingMarks.has(before.text);
}

/** Everything that reads like a date, in order. */
function readAll(scan: Scan): NumericDate[] {
  const dates: NumericDate[] = [];
  let covered = 0;
  for (const index of mergeIndexes(placesOf(scan, shortNumbers), placesOf(scan, brokenDigits))) {
    if (index < covered) continue;
    const date = readNumericDate(scan, index);
    if (!date || isInside(scan, index, covered)) continue;
    covered = date.to;
    dates.push(date);
  }
  return dates;
}

const listMarks = new Set([',', '-', '\u2013', '&', '>', '/', '\u2192']);
const listWords = new Set(['and', 'or', 'to', 'thru', 'through', 'until', 'into', 'then', 'next', 'again']);

/** True when only a comma, a hyphen or "and" stands between two dates, so that they are of one kind. */
function isListed(scan: Scan, left: NumericDate | undefined, right: NumericDate | undefined): boolean {
  if (!left || !right || right.from - left.to > 2 || right.from === left.to) return false;
  for (let at = left.to; at < right.from; at++) {
    const { folded, kind } = tokenAt(scan, at);
    if (!onSameLine(tokenAt(scan, at)) || !(kind === 'mark' ? listMarks : listWords).has(folded)) return false;
  }
  return left.separator === right.separator;
}

/** "5/6-5/10": two fractions would have the same number below the line. */
function isRange(scan: Scan, left: NumericDate | undefined, right: NumericDate | undefined): boolean {
  if (!left || !right || right.from !== left.to + 1 || left.separator !== '/' || right.form !== 'bare') return false;
  const { text, gap } = tokenAt(scan, left.to);
  return (text === '-' || text === '\u2013') && gap === 'none' && left.second.value !== right.second.value;
}

function weighAlone(scan: Scan, date: NumericDate, isDayFirst: boolean): number {
  if (date.form === 'bare') return weighDay(scan, date, isDayFirst);
  return date.form === 'short-year' ? weighShortYear(scan, date) : 9;
}

/** "4/10   3/10   2/10": two numbers out of the same number side by side are scores. */
function weighRow(scan: Scan, dates: readonly NumericDate[], at: number): number {
  const date = dates[at];
  const isSameScale = (left: NumericDate | undefined, right: NumericDate | undefined): boolean =>
    left?.form === 'bare' &&
    right?.form === 'bare' &&
    left.to === right.from &&
    left.second.value === right.second.value &&
    onSameLine(tokenAt(scan, right.from));
  const isScore = (date?.second.value ?? 99) <= 10 && (date?.first.value ?? 99) <= (date?.second.value ?? 0);
  return isScore && (isSameScale(at > 0 ? dates[at - 1] : undefined, date) || isSameScale(date, dates[at + 1]))
    ? -5
    : 0;
}

/** The weight of each date after its neighbours and the style of the document have been asked. */
function weighAll(scan: Scan, dates: readonly NumericDate[]): number[] {
  const isDayFirst = areDaysFirst(dates);
  const own = dates.map((date) => weighAlone(scan, date, isDayFirst));
  const style = readDayStyle(dates, own, isDayFirst);
  const weights = dates.map((date, at) => {
    if (date.form !== 'bare') return own[at] ?? 0;
    const alone = own[at] ?? 0;
    const weight = alone + weighStyle(date, alone, style) + weighRow(scan, dates, at);
    return isRange(scan, at > 0 ? dates[at - 1] : undefined, date) || isRange(scan, date, dates[at + 1])
      ? weight + 4
      : weight;
  });
  supportNeighbours(scan, dates, weights);
  return weights;
}

/** What stands in a list beside a day is a day, too: first from left to right, then back. */
function supportNeighbours(scan: Scan, dates: readonly NumericDate[], weights: number[]): void {
  const support = (at: number, neighbour: number): void => {
    const [weight, other] = [weights[at] ?? 0, weights[neighbour] ?? 0];
    const isWeak = weight < enoughForDay && other >= enoughForDay && dates[at]?.form === 'bare';
    if (isWeak && isListed(scan, dates[Math.min(at, neighbour)], dates[Math.max(at, neighbour)]))
      weights[at] = weight + (other >= clearlyDay ? 3 : 2);
  };
  for (let at = 1; at < dates.length; at++) support(at, at - 1);
  for (let at = dates.length - 2; at >= 0; at--) support(at, at + 1);
}

/** Where the date ends, with the last day of "3/4-9". */
function endWithRange(scan: Scan, date: NumericDate): number {
  const hyphen = tokenAt(scan, date.to);
  const last = tokenAt(scan, date.to + 1);
  if (date.form !== 'bare' || hyphen.text !== '-' || hyphen.gap !== 'none' || last.gap !== 'none') return date.end;
  const next = tokenAt(scan, date.to + 2);
  const isDay =
    last.kind === 'number' && last.text.length <= 2 && Number(last.text) > date.second.value && Number(last.text) <= 31;
  return isDay && !(next.gap === 'none' && (next.text === '/' || next.text === '-')) ? last.end : date.end;
}

/** True for a dotted date that could be a version or the number of a section: "1.2.10". */
function isDottedNumber({ separator, first, second, form, to, from, end }: NumericDate, scan: Scan): boolean {
  if (separator !== '.' || form !== 'full' || first.length === 4) return false;
  const year = tokenAt(scan, to - 1);
  if (end - year.start === 4 || first.length === 2 || second.value > 12) return false;
  return tokenAt(scan, from - 1).kind !== 'word' || !onSameLine(tokenAt(scan, from));
}

const evidenceOf = {
  full: 'a date with day, month and year',
  'month-year': 'a month with its year',
  'short-year': 'a month with a year of two digits after an event',
  bare: 'a month and day: its surroundings speak of a day and not of a fraction or score',
} as const;
const scoreOf = { full: 0.95, 'month-year': 0.85, 'short-year': 0.7, bare: 0.75 } as const;

/** Dates written in digits: 2023-04-12, 04/12/2023, 12.04.2023, 04/2023, and 4/12 where it is no fraction. A bare year is kept. */
export const dateNumeric: Recogniser = {
  rule: 'date-numeric',
  find: (scan, emit) => {
    const dates = readAll(scan);
    if (dates.length === 0) return;
    const weights = weighAll(scan, dates);
    for (const [at, date] of dates.entries()) {
      if ((weights[at] ?? 0) < enoughForDay || isDottedNumber(date, scan)) continue;
      const { form, from } = date;
      const end = endWithRange(scan, date);
      const [score, evidence] = [scoreOf[form], evidenceOf[form]];
      emit({ start: tokenAt(scan, from).start, end, kind: 'DATE', rule: 'date-numeric', score, evidence });
    }
  },
};
