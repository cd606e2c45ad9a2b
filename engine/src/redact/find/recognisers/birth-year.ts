import { readNumericDate, type NumericDate } from '../dates/numeric-date.ts';
import { monthNames } from '../months.ts';
import { candidateOf } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const births = makeWordTable(['born', 'b', 'dob', 'birth', 'birthdate', 'yob', 'n\u00e9e']);
const yearOfBirth = /^(?:18[5-9]\d|19[0-4]\d)$/;
const yearOfText = /^(?:199\d|20[0-3]\d)$/;
const between = new Set([
  'in',
  ':',
  '.',
  'year',
  '-',
  '=',
  'circa',
  'about',
  'around',
  'c',
  '(',
  'on',
  'of',
  'was',
  'is',
  'back',
]);
const oldestKeptAge = 89;
/** The engine has no clock: without a year in the text, who was born in or before this year is taken to be over 89. */
const fallbackYear = 2026;

function yearOf(scan: Scan, { form, first, to }: NumericDate): number {
  if (form !== 'full') return 0;
  if (first.length === 4) return first.value;
  const year = Number(tokenAt(scan, to - 1).text);
  return year < 50 ? 2000 + year : year;
}

/** The year in which the text was written, as far as its whole dates say. */
function yearWritten(scan: Scan): number {
  let latest = 0;
  for (const index of scan.numbers) {
    const date = readNumericDate(scan, index);
    const year = date ? yearOf(scan, date) : 0;
    if (year >= 1990 && year <= fallbackYear) latest = Math.max(latest, year);
    const month = tokenAt(scan, index - 2);
    if (yearOfText.test(tokenAt(scan, index).text) && isMonthNear(month.folded, tokenAt(scan, index - 1).folded))
      latest = Math.max(latest, Number(tokenAt(scan, index).text));
  }
  return latest === 0 ? fallbackYear : latest;
}

const isMonthNear = (first: string, second: string): boolean => monthNames.has(first) || monthNames.has(second);

/** Index of the year after "born", "b.", "year of birth:", or -1. */
function yearAfter(scan: Scan, index: number): number {
  const word = tokenAt(scan, index);
  if (word.folded === 'b' && tokenAt(scan, index + 1).text !== '.') return -1;
  for (let at = index + 1; at <= index + 4; at++) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token)) return -1;
    if (yearOfBirth.test(token.text)) {
      const next = tokenAt(scan, at + 1);
      const goesOn =
        next.gap === 'none' && (next.text === '-' || next.text === '/') && tokenAt(scan, at + 2).kind === 'number';
      return goesOn ? -1 : at;
    }
    if (!between.has(token.folded)) return -1;
  }
  return -1;
}

/** A year of birth that shows an age over 89 (45 CFR 164.514(b)(2)(i)(C)); other bare years are kept. */
export const birthYear: Recogniser = {
  rule: 'birth-year',
  find: (scan, emit) => {
    const hits = scan.hits[births.id] ?? [];
    if (hits.length === 0) return;
    let written = 0;
    for (const index of hits) {
      const at = yearAfter(scan, index);
      if (at < 0) continue;
      written ||= yearWritten(scan);
      if (written - Number(tokenAt(scan, at).text) <= oldestKeptAge) continue;
      const evidence = 'a year of birth that shows an age over 89';
      emit(candidateOf(scan, at, at + 1, { kind: 'DATE', rule: 'birth-year', score: 0.85, evidence }));
    }
  },
};
