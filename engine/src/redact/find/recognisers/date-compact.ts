import { candidateOf, hasWordBefore } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt } from '../scan.ts';

const compactDate = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?$/;
const dateLabels = new Set('dob birth born date dated dos admitted discharged admission discharge visit'.split(' '));
const fieldMarks = new Set(['|', '^', '~', ',', '"', '\t']);

/** Dates without separators: HL7 time stamps and 20230412 in a field or after a date label. */
export const dateCompact: Recogniser = {
  rule: 'date-compact',
  find: (scan, emit) => {
    for (const index of scan.numbers) {
      const token = tokenAt(scan, index);
      if (token.kind !== 'number' || token.text.length < 8 || !compactDate.test(token.text)) continue;
      const inField = fieldMarks.has(tokenAt(scan, index - 1).text) || fieldMarks.has(tokenAt(scan, index + 1).text);
      if (!inField && !hasWordBefore(scan, index, 4, dateLabels)) continue;
      emit(
        candidateOf(scan, index, index + 1, {
          kind: 'DATE',
          rule: 'date-compact',
          score: 0.9,
          evidence: 'a date in a data field or after a date label',
        }),
      );
    }
  },
};
