import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt } from '../scan.ts';

const months = makeWordTable('i ii iii iv v vi vii viii ix x xi xii'.split(' '));
const separators = new Set(['-', '.', '/', '\u2013']);

/** Dates with the month in Roman numerals: "14-III-2023", "2.XII.2024", "14 VII 1961". */
export const dateRoman: Recogniser = {
  rule: 'date-roman',
  find: (scan, emit) => {
    eachWord(scan, months, (index) => {
      const month = tokenAt(scan, index);
      if (month.text !== month.text.toUpperCase() || !onSameLine(month)) return;
      const isMarked = separators.has(tokenAt(scan, index - 1).text) && separators.has(tokenAt(scan, index + 1).text);
      const [from, to] = isMarked ? [index - 2, index + 2] : [index - 1, index + 1];
      const [day, year] = [tokenAt(scan, from), tokenAt(scan, to)];
      if (!/^(?:0?[1-9]|[12]\d|3[01])$/.test(day.text) || !onSameLine(year)) return;
      if (!/^(?:1[89]|20)\d\d$/.test(year.text) && !(isMarked && month.text.length > 1 && /^\d\d$/.test(year.text)))
        return;
      const evidence = 'a date with its month in Roman numerals';
      emit(candidateOf(scan, from, to + 1, { kind: 'DATE', rule: 'date-roman', score: 0.85, evidence }));
    });
  },
};
