import { holidayNames, notAfterHoliday } from '../dates/holidays.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const curved = (name: string): string => name.replaceAll("'", '\u2019');
const holidays = makePhraseTable(
  holidayNames.flatMap((name) => [name, curved(name)]).map((name) => [name, true] as const),
);
const partsOfHoliday = new Set(['day', 'eve', 'weekend']);
const year = /^(?:19|20)\d{2}$/;

/** Index after "weekend", "of" and the year that follow a holiday's name. */
function holidayEnd(scan: Scan, end: number): number {
  let at = end;
  const isNext = (): boolean => onSameLine(tokenAt(scan, at));
  if (isNext() && partsOfHoliday.has(tokenAt(scan, at).folded)) at++;
  const skipped = tokenAt(scan, at).folded === 'of' || tokenAt(scan, at).text === ',' ? at + 1 : at;
  return onSameLine(tokenAt(scan, skipped)) && year.test(tokenAt(scan, skipped).text) ? skipped + 1 : at;
}

/** Holidays that stand for a date: "since Easter", "Mother's Day 2006", "Labor Day weekend". */
export const dateHoliday: Recogniser = {
  rule: 'date-holiday',
  find: (scan, emit) => {
    eachPhrase(scan, holidays, (index, { end }) => {
      const next = tokenAt(scan, end);
      const first = tokenAt(scan, index);
      if (onSameLine(next) && notAfterHoliday.has(next.folded)) return;
      if (first.shape === 'lower' && end === index + 1 && first.text.length < 6) return;
      const evidence = 'the name of a holiday';
      emit(
        candidateOf(scan, index, holidayEnd(scan, end), { kind: 'DATE', rule: 'date-holiday', score: 0.6, evidence }),
      );
    });
  },
};
