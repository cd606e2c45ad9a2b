import { isAgeLabelled, isCellOfAge, isFever, isOwnDecade } from '../dates/age-context.ts';
import { readAgeUnit, readSexAfter, readSpokenAge } from '../dates/age-words.ts';
import { candidateOf } from '../patterns.ts';
import { makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

const spokenNumbers = makeWordTable(['ninety', 'hundred', 'nineties']);
const numbers = makeNumberTable([2, 3], lengths(3, 8));
const digits = /^(?:9\d|1[01]\d|12[0-5])$/;
const gluedAge = /^(?:9\d|1[01]\d|12[0-5])(?:yo|y|yr|yrs|yof|yom|yf|ym|yow[fm]|yob[fm]|yoaa[fm])$/;
const ageAndSex = /^(?:9\d|10\d)(?:[MF]|W[MF]|B[MF]|AA[MF]|H[MF])$/;
const birthday = /^(?:9[0-9]|1[01]\d)(?:st|nd|rd|th)$/;
const decade = /^(?:90|100)s$/;

/** Index after a number with letters on it that is an age ("94yo", "93F with", "her 95th birthday", "in her 90s"), or the index itself. */
function mixedEnd(scan: Scan, index: number): number {
  const { text, folded } = tokenAt(scan, index);
  if (gluedAge.test(folded)) return index + 1;
  if (ageAndSex.test(text)) return readSexAfter(scan, index, index + 1) || isHead(scan, index) ? index + 1 : index;
  if (decade.test(folded)) return isOwnDecade(scan, index) ? index + 1 : index;
  return birthday.test(folded) && tokenAt(scan, index + 1).folded === 'birthday' ? index + 1 : index;
}

/** "95F chest pain": what a note begins with. */
function isHead(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index + 1);
  return index === 0 && next.kind === 'word' && onSameLine(next);
}

function ageEnd(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.kind === 'mixed') return mixedEnd(scan, index);
  if (token.folded === 'nineties') return isOwnDecade(scan, index) ? index + 1 : index;
  const end = token.kind === 'number' && digits.test(token.text) ? index + 1 : readSpokenAge(scan, index);
  if (end === index) return index;
  if (readAgeUnit(scan, end) > end) return end;
  const next = tokenAt(scan, end);
  if (next.text === '%' || (next.text === '/' && tokenAt(scan, end + 1).kind === 'number')) return index;
  if (isAgeLabelled(scan, index, end)) return end;
  return isCellOfAge(scan, index, end) && !isFever(scan, index) ? end : index;
}

/** Ages of 90 and over, in digits or words (45 CFR 164.514(b)(2)(i)(C)); younger ages are kept. */
export const ageOver89: Recogniser = {
  rule: 'age-over-89',
  find: (scan, emit) => {
    for (const index of mergeIndexes(placesOf(scan, numbers), placesOf(scan, spokenNumbers))) {
      const first = tokenAt(scan, index).text.charCodeAt(0);
      // 9 and 1 begin the ages that count; words come from the table.
      if (first >= 48 && first <= 57 && first !== 57 && first !== 49) continue;
      const end = ageEnd(scan, index);
      if (end === index) continue;
      const evidence = 'an age over 89 (younger ages may stay)';
      emit(candidateOf(scan, index, end, { kind: 'AGE', rule: 'age-over-89', score: 0.9, evidence }));
    }
  },
};
