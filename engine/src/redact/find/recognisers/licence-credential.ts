import { credentials } from '../../../lexicons/titles.ts';
import { stateAbbreviations } from '../../../lexicons/states.ts';
import { readValue } from '../labelled-value.ts';
import { candidateOf, isUnit } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt } from '../scan.ts';

const titles = makeWordTable([
  ...[...credentials].filter((title) => title !== 'cpt'),
  ...'apnp lac lcdc cadc lmhc lpcc lisw licsw ota cota pta rdms rdcs rvt cst dl cdl'.split(' '),
]);
/** A year, or a time of day as nurses write it. */
const yearOrTime = /^(?:(?:19|20)\d\d|[01]\d[0-5]\d|2[0-3][0-5]\d)$/;
const leastDigits = 4;
const between = new Set([':', '#', ',', '-', '.', 'lic', 'license', 'cert', 'no']);

/** Licence numbers right after the letters of a profession or of the card: "LMSW 61108", "WI APNP 9917-33", "DL T64-88-1207". */
export const licenceCredential: Recogniser = {
  rule: 'licence-credential',
  find: (scan, emit) =>
    eachWord(scan, titles, (index) => {
      if (tokenAt(scan, index).shape !== 'upper' || tokenAt(scan, index - 1).text === '/') return;
      let at = index + 1;
      while (at < index + 4 && between.has(tokenAt(scan, at).folded)) at++;
      if (stateAbbreviations.has(tokenAt(scan, at).text)) at++;
      const first = tokenAt(scan, at);
      const value = onSameLine(first) ? readValue(scan, at) : undefined;
      if (value === undefined || value.digits < leastDigits || (value.to === at + 1 && yearOrTime.test(first.text)))
        return;
      const mark = tokenAt(scan, at + 1).text;
      if (isUnit(tokenAt(scan, value.to)) || mark === '/' || mark === ':') return;
      const evidence = 'stands behind the letters of a profession or licence';
      emit(candidateOf(scan, at, value.to, { kind: 'LICENSE', rule: 'licence-credential', score: 0.75, evidence }));
    }),
};
