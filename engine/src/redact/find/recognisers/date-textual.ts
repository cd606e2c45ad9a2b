import { readDayBefore } from '../dates/day-before-month.ts';
import { readDayAndYear } from '../dates/day-after-month.ts';
import { fractionWordsAfter } from '../dates/fraction-words.ts';
import { eventWords, looseTimeWords, timeWords } from '../dates/date-words.ts';
import { ambiguousMonths, brokenMonths, monthNames } from '../months.ts';
import { makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

const months = makeWordTable([...monthNames, ...brokenMonths]);

const doseUnits = new Set([
  'mg',
  'mcg',
  'ml',
  'units',
  'l',
  'cc',
  'mm',
  'cm',
  'meq',
  'tabs',
  'tab',
  'tablets',
  'capsules',
]);

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Index after the month, with the rest of a name that a scanner broke in two ("Mar ch") and the full stop of an abbreviation. */
function monthEnd(scan: Scan, index: number): number {
  const next = tokenAt(scan, index + 1);
  const { folded } = tokenAt(scan, index);
  if (next.gap === 'space' && next.shape === 'lower' && folded.length === 3 && monthNames.has(folded + next.folded))
    return index + 2;
  return next.text === '.' && next.gap === 'none' ? index + 2 : index + 1;
}

function hasTimeWordBefore(scan: Scan, index: number): boolean {
  const { folded } = tokenAt(scan, index - 1);
  return (
    onSameLine(tokenAt(scan, index)) &&
    (timeWords.has(folded) || looseTimeWords.has(folded) || eventWords.has(folded) || folded === 'in')
  );
}

/** A month that could be another word ("may", "MAR") is one only with a sure day or year or after a word of time. */
function isMonth(scan: Scan, index: number, range: Range, isSure: boolean): boolean {
  const token = tokenAt(scan, index);
  const next = tokenAt(scan, range.to);
  if (!isSure && onSameLine(next) && doseUnits.has(next.folded)) return false;
  if (!ambiguousMonths.has(token.folded)) return true;
  if (!isSure && onSameLine(next) && fractionWordsAfter.has(next.folded)) return false;
  return isSure || token.shape !== 'lower' || hasTimeWordBefore(scan, range.from);
}

const shortYear = /^[3-9]\d$/;

/** "3 Feb 66": a year of two digits that can be no day. */
function isShortYearAt(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const next = tokenAt(scan, index + 1);
  if (token.gap !== 'space' || !shortYear.test(token.text)) return false;
  return !(onSameLine(next) && fractionWordsAfter.has(next.folded)) && next.text !== '%' && next.text !== '/';
}

function rangeAt(scan: Scan, index: number): Range | undefined {
  const afterMonth = monthEnd(scan, index);
  const right = readDayAndYear(scan, index, afterMonth);
  const left = right.hasDay && right.hasYear ? index : readDayBefore(scan, index);
  if (left === index && !right.hasDay && !right.hasYear) return undefined;
  // In "4 Mar 24" and "5 March, 3 pm" the number after the month is a year or belongs to what follows.
  const isDayFirst = left < index;
  const hasShortYear = isDayFirst && !right.hasDay && !right.hasYear && isShortYearAt(scan, afterMonth);
  const hasOtherNumber = isDayFirst && right.hasDay && !right.hasYear && !right.isShortYear;
  const to = hasShortYear ? afterMonth + 1 : hasOtherNumber ? afterMonth : right.to;
  const range = { from: left, to };
  const isSure = right.hasYear || (right.isOrdinal && !isDayFirst) || tokenAt(scan, index - 1).folded === 'of';
  return isMonth(scan, index, range, isSure) ? range : undefined;
}

const mixedNumbers = makeNumberTable([], lengths(4, 9));
const glued = /^(?:[0-3]?\d)(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:(?:19|20)?\d{2})?$/;
const gluedMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:19|20)\d{2}$/;

/** Dates with the month in words: March 15th, 2023; 15-Mar-23; 04MAR2024; Jun 15-20, 2023; the fourteenth of March; March 2023. */
export const dateTextual: Recogniser = {
  rule: 'date-textual',
  find: (scan, emit) => {
    const add = (start: number, end: number): void =>
      emit({
        start,
        end,
        kind: 'DATE',
        rule: 'date-textual',
        score: 0.95,
        evidence: 'a month name with a day or a year',
      });
    for (const index of scan.hits[months.id] ?? []) {
      const range = rangeAt(scan, index);
      if (range) add(tokenAt(scan, range.from).start, tokenAt(scan, range.to - 1).end);
    }
    for (const index of placesOf(scan, mixedNumbers)) {
      const { folded, start, end } = tokenAt(scan, index);
      if (glued.test(folded) || gluedMonth.test(folded)) add(start, end);
    }
  },
};
