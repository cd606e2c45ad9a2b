import { looseTimeWords, timeWords, eventWords } from '../dates/date-words.ts';
import {
  readShortSpokenYear,
  readSpokenDay,
  readSpokenMonth,
  readSpokenYear,
  spokenMonthWords,
} from '../dates/spoken-numbers.ts';
import { candidateOf } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const monthWords = makeWordTable(spokenMonthWords);
const slashes = new Set(['slash', 'dash', '/']);
const sureWords = new Set(
  'on dated date since until till dob addendum birth visit service by stamp transcribed dictated signed'.split(' '),
);

/** Index after the year of a spoken date, or the index itself. */
function readYear(scan: Scan, index: number): number {
  const whole = readSpokenYear(scan, index);
  return whole > index ? whole : readShortSpokenYear(scan, index);
}

/** "one slash eleven slash nineteen eighty eight", "ten slash three": index after it, or 0. */
function slashedEnd(scan: Scan, afterMonth: number): number {
  const slash = tokenAt(scan, afterMonth).folded;
  if (!slashes.has(slash) || !onSameLine(tokenAt(scan, afterMonth))) return 0;
  const day = readSpokenDay(scan, afterMonth + 1);
  if (day === afterMonth + 1) return 0;
  if (tokenAt(scan, day).folded !== slash) return slash === 'slash' ? day : 0;
  const year = readYear(scan, day + 1);
  return year > day + 1 ? year : day;
}

const scoreWords = new Set([
  'pain',
  'strength',
  'murmur',
  'scale',
  'score',
  'power',
  'reflexes',
  'apgar',
  'tab',
  'tablet',
]);

/** "oh three fourteen twenty four" after a word of time: index after it, or 0. */
function plainEnd(scan: Scan, index: number, afterMonth: number): number {
  const before = tokenAt(scan, index - 1);
  const day = readSpokenDay(scan, afterMonth);
  if (day === afterMonth || !onSameLine(tokenAt(scan, afterMonth)) || tokenAt(scan, afterMonth).kind !== 'word')
    return 0;
  const year = readYear(scan, day);
  if (year > day) {
    const isLong = readSpokenYear(scan, day) > day;
    const { folded } = before;
    const isTimed =
      timeWords.has(folded) || looseTimeWords.has(folded) || eventWords.has(folded) || sureWords.has(folded);
    return isLong || isTimed || isInitials(scan, index - 1) ? year : 0;
  }
  return sureWords.has(before.folded) ? day : 0;
}

/** "transcribed by jh ten ten twenty four": initials of who signed stand between the verb and the date. */
function isInitials(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  return token.kind === 'word' && token.text.length <= 3 && tokenAt(scan, index - 1).folded === 'by';
}

/** Dates dictated as numbers: "ten slash three", "one slash eleven slash nineteen eighty eight", "oh three fourteen twenty four". */
export const dateSpoken: Recogniser = {
  rule: 'date-spoken',
  find: (scan, emit) => {
    let covered = 0;
    for (const index of scan.hits[monthWords.id] ?? []) {
      if (index < covered) continue;
      const afterMonth = readSpokenMonth(scan, index);
      if (afterMonth === index || scoreWords.has(tokenAt(scan, index - 1).folded)) continue;
      const slashed = slashedEnd(scan, afterMonth);
      const isScore = slashed > 0 && scoreWords.has(tokenAt(scan, slashed).folded);
      const end = slashed || plainEnd(scan, index, afterMonth);
      if (end === 0 || isScore) continue;
      covered = end;
      const evidence = 'a date spoken as numbers';
      emit(candidateOf(scan, index, end, { kind: 'DATE', rule: 'date-spoken', score: 0.7, evidence }));
    }
  },
};
