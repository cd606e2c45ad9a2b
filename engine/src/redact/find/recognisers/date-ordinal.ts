import { isWeekdayWord } from '../dates/date-words.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const articles = makeWordTable(['the']);
const dayOfMonth = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)$/;
const spokenDays = new Set(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth'.split(
    ' ',
  ),
);
const timeWords = new Set(
  'on by until till til since from before after due through thru as about around approximately for dated was and or to'.split(
    ' ',
  ),
);
const sureTimeWords = new Set(['on', 'until', 'till', 'til', 'since', 'due', 'dated', 'as', 'thru']);
const followers = new Set(
  '. , ; ) ? ! at and for to with w or in but when she he they pt patient via per he after before - because so if while am pm'.split(
    ' ',
  ),
);

/** Index after the ordinal that stands for a day of the month, or the index itself. */
function readOrdinal(scan: Scan, index: number, isSure: boolean): number {
  const token = tokenAt(scan, index);
  if (!onSameLine(token)) return index;
  if (dayOfMonth.test(token.folded)) return index + 1;
  if (!isSure) return index;
  const next = tokenAt(scan, index + 1);
  if ((token.folded === 'twenty' || token.folded === 'thirty') && spokenDays.has(next.folded)) return index + 2;
  return spokenDays.has(token.folded) ? index + 1 : index;
}

/** "on the 14th", "Saturday the 22nd", "due the 15th": index after the day, or 0. */
function dayEnd(scan: Scan, the: number): number {
  const before = tokenAt(scan, the - 1);
  if (!onSameLine(tokenAt(scan, the))) return 0;
  const isDated = isWeekdayWord(before.folded);
  if (!isDated && !timeWords.has(before.folded)) return 0;
  const isSure = isDated || sureTimeWords.has(before.folded);
  const end = readOrdinal(scan, the + 1, isSure);
  if (end === the + 1) return 0;
  const next = tokenAt(scan, end);
  if (before.folded === 'as' && hasWordBefore(scan, the, 5, new Set(['date', 'day']))) return end;
  return isDated || followers.has(next.folded) || !onSameLine(next) ? end : 0;
}

/** A day of the month without its month: "on the 14th at 2 pm", "Saturday the 22nd", "until the eighth". */
export const dateOrdinal: Recogniser = {
  rule: 'date-ordinal',
  find: (scan, emit) => {
    for (const index of scan.hits[articles.id] ?? []) {
      const end = dayEnd(scan, index);
      if (end === 0) continue;
      const evidence = 'a day of the month after a word of time';
      emit(candidateOf(scan, index, end, { kind: 'DATE', rule: 'date-ordinal', score: 0.6, evidence }));
    }
  },
};
