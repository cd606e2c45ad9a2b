import { lowerStreetKinds, streetSuffixes, unitWords } from '../../../lexicons/streets.ts';
import { hasRest, readRest } from '../address-rest.ts';
import { monthNames } from '../months.ts';
import { candidateOf, isUnit } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import { hasForeignLetters, isClinicalAcronym, isGenericWord } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { isHouseNumber, readStreet, readUnitAfter } from '../street-shape.ts';

/** Words after which an address is expected; after the `sure` ones also a street with its number at the end. */
const sure =
  'lives at|living at|lived at|resides at|residing at|resided at|staying at|stays at|address is|address? it is|home address|mailing address|billing address|new address|address to|addresses|house at|apartment at|located at|mail to|mailed to|' +
  'return to|return it to|deliver to|delivered to|ship to|shipped to|meet me at|meet you at|off at|c/o|domiciled at';
const others =
  'moved to|address|residence|home|home at|evicted from|visit at|picked up at|scene|scene address|pickup|drop off';
const rows = (list: string, isSure: boolean) => list.split('|').map((phrase) => [phrase, isSure] as const);
const phrases = makePhraseTable([...rows(sure, true), ...rows(others, false)]);

const small = new Set(
  'de la le les du des do da dos das di del della dei degli van der den von zur zum am an im ul u v al el y e i nad pod na ter ten op het'.split(
    ' ',
  ),
);
const joints = new Set(['.', "'", '\u2019', '-']);
/** A number of a building as other languages write it: "no 6", "Bloc 29". */
const numberWords = new Set(['no', 'nr', 'bloc', 'bl', 'blok', 'num', 'numero']);
/** What a number counts after these is no house. */
const notStreets = new Set(
  'dr mr mrs ms step stage phase grade day week visit pod cycle dose line level chapter page'.split(' '),
);
const longestName = 6;

function isStreetWord(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind !== 'word') return false;
  if (small.has(token.folded) || token.shape === 'initial') return true;
  if (token.facts.isMedical || monthNames.has(token.folded)) return false;
  if (unitWords.has(token.folded) || notStreets.has(token.folded)) return false;
  if (token.shape === 'lower' && (streetSuffixes.has(token.folded) || lowerStreetKinds.has(token.folded)))
    return tokenAt(scan, index + 1).shape === 'capital';
  if (token.shape === 'lower')
    return scan.letterCase !== 'lower' && (hasForeignLetters(token) || !token.facts.isEnglish);
  return !isClinicalAcronym(token) && (!isGenericWord(token) || token.text.length === 1);
}

/** True for what may follow a house number: the end of the line or sentence, or the next words; not what it measures. */
function endsNumber(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index);
  if (!onSameLine(next) || next.kind === 'mark') return next.text !== '/' && next.text !== '%';
  const isInch = next.folded === 'in' && tokenAt(scan, index + 1).kind !== 'word';
  return next.kind === 'word' && next.shape !== 'upper' && (next.folded === 'in' ? !isInch : !isUnit(next));
}

/** Index after a street whose number follows its name: "K Nové Vsi 294", "Senda Guadalupe, 6", "Psr. Hesti no 6". */
function readNumberAfter(scan: Scan, index: number): number {
  let names = 0;
  for (let at = index, steps = 0; steps < 2 * longestName; at++, steps++) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token) && at > index) break;
    const number = token.text === ',' || token.text === '.' ? at + 1 : at;
    const value = numberWords.has(tokenAt(scan, number).folded) ? number + 1 : number;
    const isNumber = isHouseNumber(scan, value) && tokenAt(scan, value).gap === 'space';
    if (names > 0 && isNumber) return endsNumber(scan, value + 1) || hasRest(scan, value + 1) ? value + 1 : index;
    if (joints.has(token.text) && token.gap === 'none') continue;
    if (!isStreetWord(scan, at)) break;
    if (!small.has(token.folded) && token.shape !== 'initial') names++;
    if (names > longestName) break;
  }
  return index;
}

/** Index after a house number and its street: "1200 Fulton", "12 Zuidhove 44". */
function readNumberBefore(scan: Scan, index: number): number {
  const first = tokenAt(scan, index + 1);
  if (!isHouseNumber(scan, index) || tokenAt(scan, index).text.length < 2) return index;
  const street = readStreet(scan, index + 1);
  if (street === index + 1 || isUnit(first) || isClinicalAcronym(first) || monthNames.has(first.folded)) return index;
  if (isGenericWord(first) && street === index + 2) return index;
  const after = tokenAt(scan, street);
  const isDoubled = after.kind === 'number' && after.text.length <= 4 && onSameLine(after);
  return isDoubled ? street + 1 : street;
}

/** A street with its number where an address is expected, though no word says that it is a street: "lives at 1200 Fulton". */
export const addressExpected: Recogniser = {
  rule: 'address-expected',
  find: (scan, emit) => {
    if (scan.letterCase === 'upper') return;
    eachPhrase(scan, phrases, (_index, { end, value: isSure }) => {
      const at = [':', ','].includes(tokenAt(scan, end).text) ? end + 1 : end;
      if (!onSameLine(tokenAt(scan, at))) return;
      const before = readNumberBefore(scan, at);
      const houses = isHouseNumber(scan, at) ? at + 1 : at;
      const after = isSure ? readNumberAfter(scan, houses) : houses;
      const street = Math.max(before, after > houses ? after : at);
      if (street === at) return;
      const isWhole = after > houses || tokenAt(scan, street - 1).kind === 'number';
      const to = isWhole && hasRest(scan, street) ? readRest(scan, street) : readUnitAfter(scan, street);
      const evidence = 'a house number where an address is expected';
      emit(candidateOf(scan, at, to, { kind: 'ADDRESS', rule: 'address-expected', score: 0.7, evidence }));
    });
  },
};
