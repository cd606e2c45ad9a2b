import { hasClockAfter } from '../dates/clock.ts';
import {
  isWeekdayWord,
  timeWords,
  looseTimeWords,
  eventWords,
  weekdayNames,
  weekdayShort,
} from '../dates/date-words.ts';
import { isNumericDayAt } from '../dates/numeric-date.ts';
import { monthNames } from '../months.ts';
import { candidateOf } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, beginsSentence, onSameLine, tokenAt, type Scan } from '../scan.ts';

/** One letter for a day of the week, only before a day at the beginning of a line: "W 9/27". */
const letters = new Set('m t w r f s su tu th sa'.split(' '));
const weekdays = makeWordTable([...weekdayNames, ...weekdayShort, ...letters]);
const habitWords = new Set(['every', 'each', 'alternate', 'alternating', 'q']);
const rangeMarks = new Set(['-', '\u2013', '\u2014', 'to', 'through', 'thru', '&', 'and', '/', ',']);
const hoursRange = new Set(['-', '\u2013', '\u2014', 'to', 'through', 'thru']);
/** Short names that are also words ("sat up", "wed in 1990", "sun exposure"). */
const alsoWords = new Set(['sat', 'sun', 'wed', 'mon', 'fri', 'weds']);
/** Of these, those that begin sentences as words. */
const startingWords = new Set(['sat', 'sun', 'mon']);
const sunWords = new Set(
  'exposure exposed screen sunscreen damage sensitivity sensitive protection safety burn light spots glasses allergy block rash up down in on with by here'.split(
    ' ',
  ),
);
const relativeWords = new Set([
  'this',
  'last',
  'next',
  'past',
  'coming',
  'maybe',
  'home',
  'again',
  'til',
  'tomorrow',
  'by',
  'on',
]);

/** True when the day stands in a list or range of three or more or in a range of opening hours: "Mon-Fri", "Mon/Wed/Fri". */
function isSchedule(scan: Scan, index: number): boolean {
  const isDayAt = (at: number): boolean => isWeekdayWord(tokenAt(scan, at).folded);
  const joins = (at: number): boolean => rangeMarks.has(tokenAt(scan, at).folded) && onSameLine(tokenAt(scan, at));
  const left = joins(index - 1) && isDayAt(index - 2);
  const right = joins(index + 1) && isDayAt(index + 2);
  if (left && hoursRange.has(tokenAt(scan, index - 1).folded)) return true;
  if (right && hoursRange.has(tokenAt(scan, index + 1).folded)) return true;
  if (left && right) return true;
  return (
    (left && joins(index - 3) && isDayAt(index - 4)) ||
    (right && joins(index + 3) && isDayAt(index + 4)) ||
    (left && habitWords.has(tokenAt(scan, index - 3).folded))
  );
}

function isDateAfter(scan: Scan, index: number): boolean {
  let at = index;
  for (const mark of ['.', ',', '(']) if (tokenAt(scan, at).text === mark) at++;
  if (!onSameLine(tokenAt(scan, at))) return false;
  if (tokenAt(scan, at).folded === 'the') at++;
  return isNumericDayAt(scan, at) || monthNames.has(tokenAt(scan, at).folded);
}

/** True when a whole date stands before: "07/22/24 MON". */
function isDateBefore(scan: Scan, index: number): boolean {
  const mark = tokenAt(scan, index - 1).text;
  const last = mark === '(' || mark === ',' ? index - 2 : index - 1;
  const separator = tokenAt(scan, last - 1).text;
  return (
    onSameLine(tokenAt(scan, index)) &&
    tokenAt(scan, last).kind === 'number' &&
    (separator === '/' || separator === '-') &&
    tokenAt(scan, last).gap === 'none'
  );
}

function isShortDay(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const next = tokenAt(scan, index + 1);
  const dated = isDateAfter(scan, index + 1) || isDateBefore(scan, index);
  if (dated || hasClockAfter(scan, index + 1)) return token.folded !== 'sat' || dated || next.kind === 'word';
  if (next.gap === 'none' && next.text === '%') return false;
  if (onSameLine(next) && next.kind === 'number') return false;
  const before = tokenAt(scan, index - 1).folded;
  const isTimed =
    onSameLine(token) && (timeWords.has(before) || looseTimeWords.has(before) || relativeWords.has(before));
  if (!alsoWords.has(token.folded)) return token.shape !== 'upper' || scan.letterCase === 'upper' || isTimed;
  if (onSameLine(next) && sunWords.has(next.folded)) return false;
  if (token.shape === 'capital') return isTimed || !startingWords.has(token.folded) || !beginsSentence(scan, index);
  if (scan.letterCase === 'upper' && !startingWords.has(token.folded)) return true;
  if (before === 'home') return false;
  const isEnd = !onSameLine(next) || (next.kind === 'mark' && next.text !== '-' && next.text !== "'");
  const isEvent = onSameLine(token) && eventWords.has(before);
  return (isTimed && (isEnd || token.folded !== 'sat')) || (isEvent && isEnd && before !== 'o2');
}

function isDay(scan: Scan, index: number): boolean {
  const { folded } = tokenAt(scan, index);
  if (letters.has(folded)) return beginsLine(scan, index) && isNumericDayAt(scan, index + 1);
  const before = tokenAt(scan, index - 1).folded;
  if (habitWords.has(before) || isSchedule(scan, index)) return false;
  return weekdayNames.has(folded) || isShortDay(scan, index);
}

/** Days of the week, whole or short; weekly habits ("every Monday", "Mon/Wed/Fri", "Mon-Fri") are kept. */
export const dateWeekday: Recogniser = {
  rule: 'date-weekday',
  find: (scan, emit) => {
    for (const index of scan.hits[weekdays.id] ?? []) {
      if (!isDay(scan, index)) continue;
      const evidence = 'a day of the week';
      emit(candidateOf(scan, index, index + 1, { kind: 'DATE', rule: 'date-weekday', score: 0.6, evidence }));
    }
  },
};
