import { hasRest, readRest } from '../address-rest.ts';
import { monthNames } from '../months.ts';
import { candidateOf, continuesValue, isUnit } from '../patterns.ts';
import { makeNumberTable, placesOf } from '../phrases.ts';
import { hasForeignLetters, isGenericWord } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { isHouseNumber, readUnitAfter } from '../street-shape.ts';
import type { Token } from '../tokens.ts';

const inner = new Set(
  'de la le les du des do da dos das di del della dei dos van der den von zur zum ul u v al el y e i nad pod na'.split(
    ' ',
  ),
);
const marks = new Set(['.', "'", '\u2019', '-']);
const quoteMarks = new Set(['>', '?', '|', '\u2022', '*']);
const longestName = 6;
const houses = makeNumberTable([2, 3, 4, 5], [2, 3, 4, 5, 6]);

/** No English, or written with letters that English has not ("Ombù"). */
function isForeignWord(token: Token): boolean {
  if (token.text.length < 4 || isGenericWord(token)) return false;
  return !token.facts.isEnglish || hasForeignLetters(token);
}

/** Index of the number after the words of a street from `index` on, or undefined; a word of them has to be no English. */
function findSecondNumber(scan: Scan, index: number): number | undefined {
  let isForeign = false;
  for (let at = index, words = 0; words <= longestName; at++) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token)) return undefined;
    if (token.kind === 'number') return isForeign && words > 0 && token.text.length <= 4 ? at : undefined;
    if (marks.has(token.text) && token.gap === 'none') continue;
    if (token.kind !== 'word' || monthNames.has(token.folded) || token.facts.isMedical || isUnit(token))
      return undefined;
    if (token.shape !== 'capital' && !inner.has(token.folded) && token.facts.isEnglish) return undefined;
    if (token.shape === 'upper') return undefined;
    isForeign ||= isForeignWord(token);
    words++;
  }
  return undefined;
}

/** True where a line, a flat or a comma ends the street, so that the number is no dose or count of the next words. */
function endsStreet(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index);
  if (!onSameLine(next) || next.text === ',' || quoteMarks.has(next.text)) return true;
  return readUnitAfter(scan, index) > index;
}

/** Streets between two numbers, as other countries and forms write them: "4241 Steinfelden 73", "12 rue de la Hulotais 31, Apt. 4". */
export const addressDoubled: Recogniser = {
  rule: 'address-doubled',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    for (const index of placesOf(scan, houses)) {
      const first = tokenAt(scan, index);
      const next = tokenAt(scan, index + 1);
      if (next.kind !== 'word' || !onSameLine(next) || !isHouseNumber(scan, index)) continue;
      if (continuesValue(scan, index) || (first.text.length < 3 && !beginsLine(scan, index))) continue;
      const second = findSecondNumber(scan, index + 1);
      if (second === undefined || !endsStreet(scan, second + 1)) continue;
      const street = second + 1;
      const to = hasRest(scan, street) ? readRest(scan, street) : readUnitAfter(scan, street);
      const evidence = 'a name between two house numbers';
      emit(candidateOf(scan, index, to, { kind: 'ADDRESS', rule: 'address-doubled', score: 0.6, evidence }));
    }
  },
};
