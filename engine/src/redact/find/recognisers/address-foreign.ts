import { lowerStreetKinds } from '../../../lexicons/streets.ts';
import { hasRest, readRest } from '../address-rest.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { isNumberToken } from '../street-shape.ts';

const kinds = makeWordTable(lowerStreetKinds);
const longestName = 4;
const notNames = new Set('at on in to from the by near and or off is'.split(' '));
/** "ut" is a street only with its accent; without it the letters are something else. */
const accented = new Set(['ut']);

/** First token of the name before the kind of a street, with the house numbers before it; the kind's index when there is none. */
function nameBefore(scan: Scan, kind: number): number {
  let from = kind;
  for (let at = kind - 1; at >= kind - longestName; at--) {
    const { kind: sort, shape, facts, text, folded } = tokenAt(scan, at);
    if (!onSameLine(tokenAt(scan, at + 1)) || sort !== 'word' || facts.isMedical || notNames.has(folded)) break;
    if (shape === 'lower' && (facts.isEnglish || text.length < 3)) break;
    if (shape !== 'lower' || scan.letterCase === 'lower') from = at;
  }
  for (let step = 0; step < 2 && from < kind; step++)
    if (isNumberToken(scan, from - 1) && tokenAt(scan, from).gap === 'space') from--;
  return from;
}

/** Streets with a word for what they are after their name, as many languages write them: "518 Árpád fejedelem útja 62." */
export const addressForeign: Recogniser = {
  rule: 'address-foreign',
  find: (scan, emit) =>
    eachWord(scan, kinds, (index) => {
      const token = tokenAt(scan, index);
      if (token.shape !== 'lower' || (accented.has(token.folded) && token.text === token.folded)) return;
      const number = tokenAt(scan, index + 1).text === '.' ? index + 2 : index + 1;
      if (!isNumberToken(scan, number) || !onSameLine(tokenAt(scan, number))) return;
      const from = nameBefore(scan, index);
      if (from === index) return;
      const stop = tokenAt(scan, number + 1);
      const street = stop.text === '.' && hasRest(scan, number + 2) ? number + 2 : number + 1;
      const to = hasRest(scan, street) ? readRest(scan, street) : street;
      const evidence = 'a street as other languages write it';
      emit(candidateOf(scan, from, to, { kind: 'ADDRESS', rule: 'address-foreign', score: 0.8, evidence }));
    }),
};
