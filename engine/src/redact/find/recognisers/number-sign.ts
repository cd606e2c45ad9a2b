import { readValue } from '../labelled-value.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt } from '../scan.ts';

const signs = makeWordTable(['#', '\u2116']);
const leastDigits = 4;
/** Counts of what is handed out stand after the sign too, and are round. */
const roundCount = /^(?:\d{1,3}|[1-9]\d?00)$/;

/** A number after the number sign, whatever stands before it: "lost/found #2217", "notice # IR-24-00318". Not "#30 tablets". */
export const numberSign: Recogniser = {
  rule: 'number-sign',
  find: (scan, emit) =>
    eachWord(scan, signs, (index) => {
      const first = tokenAt(scan, index + 1);
      const value = onSameLine(first) ? readValue(scan, index + 1) : undefined;
      if (value === undefined || value.digits < leastDigits - (value.characters > value.digits ? 1 : 0)) return;
      if (roundCount.test(first.text) && value.to === index + 2) return;
      const evidence = 'follows the number sign';
      emit(candidateOf(scan, index + 1, value.to, { kind: 'ID', rule: 'number-sign', score: 0.75, evidence }));
    }),
};
