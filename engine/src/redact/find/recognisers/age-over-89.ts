import { candidateOf } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, tokenAt, type Scan } from '../scan.ts';

const spokenNumbers = makeWordTable(['ninety', 'hundred']);
const ageUnits = new Set('year years yr yrs yo y'.split(' '));
const gluedAge = /^(?:9\d|1[01]\d|12[0-5])(?:yo|y|yr|yrs|yof|yom)$/;
const ageAndSex = /^(?:9\d|10\d)[MF]$/;
const sexFollowers = new Set([
  'with',
  'w',
  'h',
  'hx',
  's',
  'presents',
  'presenting',
  'admitted',
  ',',
  'who',
  'p',
  'here',
  'from',
]);
const digits = /^(?:9\d|1[01]\d|12[0-5])$/;
const units = new Set('one two three four five six seven eight nine'.split(' '));
const ageLabels = new Set(['age', 'aged']);
const births = new Set(['turned', 'turns', 'turning']);

/** Index after "year(s) old", "yo", "y/o", "y.o." and the like, or the index itself when none stands there. */
function readAgeUnit(scan: Scan, index: number): number {
  let at = index;
  if (tokenAt(scan, at).text === '-') at++;
  const unit = tokenAt(scan, at);
  if (!ageUnits.has(unit.folded)) return index;
  at++;
  if (unit.folded === 'yo') return at;
  if (unit.folded === 'y') {
    const mark = tokenAt(scan, at).text;
    if ((mark === '/' || mark === '.' || mark === '-') && tokenAt(scan, at + 1).folded === 'o') return at + 2;
    return tokenAt(scan, at).folded === 'o' ? at + 1 : index;
  }
  if (tokenAt(scan, at).text === '.' || tokenAt(scan, at).text === '-') at++;
  return tokenAt(scan, at).folded === 'old' ||
    (tokenAt(scan, at).folded === 'of' && tokenAt(scan, at + 1).folded === 'age')
    ? at + 1
    : index;
}

/** Index after a number of 90 to 199 in words, or the index itself. */
function readSpokenAge(scan: Scan, index: number): number {
  const skipHyphen = (at: number): number => (tokenAt(scan, at).text === '-' ? at + 1 : at);
  const first = tokenAt(scan, index).folded;
  if (first === 'ninety') {
    const next = skipHyphen(index + 1);
    return units.has(tokenAt(scan, next).folded) ? next + 1 : index + 1;
  }
  if (first !== 'hundred') return index;
  let at = index + 1;
  if (tokenAt(scan, at).folded === 'and') at++;
  return units.has(tokenAt(scan, at).folded) ? at + 1 : at;
}

function isLabelled(scan: Scan, index: number): boolean {
  let at = index - 1;
  for (const word of [':', 'of', 'is', '-']) if (tokenAt(scan, at).folded === word) at--;
  return ageLabels.has(tokenAt(scan, at).folded) || (at === index - 1 && births.has(tokenAt(scan, at).folded));
}

function ageEnd(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.kind === 'mixed') {
    const withSex =
      ageAndSex.test(token.text) && token.gap !== 'none' && sexFollowers.has(tokenAt(scan, index + 1).folded);
    return withSex || gluedAge.test(token.folded) ? index + 1 : index;
  }
  const numberEnd = token.kind === 'number' && digits.test(token.text) ? index + 1 : readSpokenAge(scan, index);
  if (numberEnd === index) return index;
  if (readAgeUnit(scan, numberEnd) > numberEnd) return numberEnd;
  const fraction = tokenAt(scan, numberEnd).text === '/' || tokenAt(scan, numberEnd).text === '%';
  return isLabelled(scan, index) && !fraction ? numberEnd : index;
}

/** Ages of 90 and over, in digits or words (45 CFR 164.514(b)(2)(i)(C)); younger ages are kept. */
export const ageOver89: Recogniser = {
  rule: 'age-over-89',
  find: (scan, emit) => {
    for (const index of mergeIndexes(scan.numbers, scan.hits[spokenNumbers.id])) {
      const end = ageEnd(scan, index);
      if (end === index) continue;
      const evidence = 'an age over 89 (younger ages may stay)';
      emit(candidateOf(scan, index, end, { kind: 'AGE', rule: 'age-over-89', score: 0.9, evidence }));
    }
  },
};
