import { isNumericDayAt } from '../dates/numeric-date.ts';
import { monthNames } from '../months.ts';
import { candidateOf } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const weeks = makeWordTable(['week', 'weeks', 'wk', 'wks', 'weekend', 'w']);
const quarters = makeWordTable(['q1', 'q2', 'q3', 'q4', 'quarter']);
const starts = new Set(['of', 'beginning', 'starting', 'commencing', 'ending', 'c']);
const quarterOrdinals = new Set('first second third fourth last 1st 2nd 3rd 4th'.split(' '));
const year = /^(?:19|20)\d{2}$/;

/** "the week of" before a date: the first index of it, or -1. */
function weekStart(scan: Scan, index: number): number {
  let at = index + 1;
  const isShort = tokenAt(scan, index).folded === 'w';
  if (isShort && tokenAt(scan, at).text !== '/') return -1;
  if (isShort || tokenAt(scan, at).text === '.') at++;
  if (!starts.has(tokenAt(scan, at).folded) || (tokenAt(scan, at).folded === 'c') !== isShort) return -1;
  const date = tokenAt(scan, at + 1);
  if (!onSameLine(date) || !(monthNames.has(date.folded) || isNumericDayAt(scan, at + 1))) return -1;
  if (date.folded === 'may' && date.shape === 'lower') return -1;
  const hasArticle = tokenAt(scan, index - 1).folded === 'the' && onSameLine(tokenAt(scan, index));
  return hasArticle ? index - 1 : index;
}

/** Index after the year of a quarter, or 0. */
function quarterEnd(scan: Scan, index: number): number {
  const of = tokenAt(scan, index + 1);
  const at = of.folded === 'of' || of.text === '-' || of.text === '/' || of.text === ',' ? index + 2 : index + 1;
  return onSameLine(of) && onSameLine(tokenAt(scan, at)) && year.test(tokenAt(scan, at).text) ? at + 1 : 0;
}

/** Weeks and quarters given by a date: "the week of June 5", "wk of 2/6", "Q1 2024", "first quarter of 2024". */
export const datePeriod: Recogniser = {
  rule: 'date-period',
  find: (scan, emit) => {
    const add = (from: number, to: number, evidence: string): void =>
      emit(candidateOf(scan, from, to, { kind: 'DATE', rule: 'date-period', score: 0.7, evidence }));
    for (const index of scan.hits[weeks.id] ?? []) {
      const from = weekStart(scan, index);
      if (from < 0) continue;
      let to = index + 1;
      while (starts.has(tokenAt(scan, to).folded) || tokenAt(scan, to).kind === 'mark') to++;
      add(from, to, 'a week named by its day');
    }
    for (const index of scan.hits[quarters.id] ?? []) {
      const end = quarterEnd(scan, index);
      if (end === 0) continue;
      const isWord = tokenAt(scan, index).folded === 'quarter';
      if (isWord && !quarterOrdinals.has(tokenAt(scan, index - 1).folded)) continue;
      add(isWord ? index - 1 : index, end, 'a quarter of a year');
    }
  },
};
