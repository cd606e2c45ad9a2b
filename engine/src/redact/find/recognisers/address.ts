import { neverNames } from '../../../lexicons/clinical-words.ts';
import {
  clearStreetSuffixes,
  houseWords,
  lessClearEnding,
  notInStreets,
  rareStreetSuffixes,
  streetEnding,
  streetPrefixes,
  streetSuffixes,
  unitWords,
} from '../../../lexicons/streets.ts';
import { candidateOf, continuesValue, isUnit } from '../patterns.ts';
import { makeNumberTable, makeTestTable, makeWordTable, placesOf } from '../phrases.ts';
import { isGenericWord } from '../place-words.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { hasRest, readRest } from '../address-rest.ts';
import { readBox } from '../post-box.ts';
import { isNumberToken } from '../street-shape.ts';
import { lengths } from '../trigger-tables.ts';
import type { Token } from '../tokens.ts';

const joiners = new Set(['-', "'", '\u2019', '.', '&']);
const streetStop =
  /^(?:the|a|an|of|de|la|le|les|du|des|do|da|dos|das|di|del|della|dei|degli|delle|van|der|den|e|y|i|et|und|el|los|las|al|d|l|dell|sant|haut|en)$/;

/** After a street: "Coors Trail NW", "Cedar Ave So." */
const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW', 'No', 'So', 'North', 'South', 'East', 'West']);

/** Words for a street that in small letters are English or Latin words of any chart. */
const wordPrefixes = new Set(
  'via place route passage boulevard avenue plaza piazza strada corso paseo camino rambla salita'.split(' '),
);

/** "St" and "Blvd" as reading from paper makes them. */
const scannedSuffix = /^(?:5t|8lvd|b1vd|r0ad|dr1ve|1ane|c1r|p1ace)$/;

/** Words for a street that stand alone after its name. */
const streetKind = new Set('strasse str gasse weg platz allee straat laan plein gata gatan vej gade'.split(' '));

function isHouseWord(scan: Scan, index: number): boolean {
  const { folded, shape } = tokenAt(scan, index);
  return shape === 'capital' && houseWords.has(folded) && tokenAt(scan, index + 1).shape === 'capital';
}

function isNameWord(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind === 'word')
    return token.shape !== 'lower' || streetStop.test(token.folded) || scan.letterCase === 'lower';
  return isNumberToken(scan, index) || (joiners.has(token.text) && token.gap === 'none');
}

/** True for "N", "St", "Dr", "Ave": a stop after it ends no sentence. */
function isShortening({ text, folded }: Token): boolean {
  return text.length === 1 || (text.length <= 4 && streetSuffixes.has(folded));
}

/** True for a word that ends the name of a street; the rarer ones after a long house number only. */
function isSuffix(scan: Scan, index: number, house: Token): boolean {
  const { folded, shape } = tokenAt(scan, index);
  if (streetSuffixes.has(folded)) return true;
  const isLong = house.kind === 'number' && house.text.length >= 3 && shape === 'capital';
  return isLong && rareStreetSuffixes.has(folded) && !isGenericWord(tokenAt(scan, index - 1));
}

/** Index after a street that begins at a house number: "12 N. Main St.", "974 Via Roma 131", "25 Koskikatu". */
function readNumbered(scan: Scan, index: number): number {
  let found = index;
  for (let at = index + 1, steps = 0; steps < 8; at++, steps++) {
    const token = tokenAt(scan, at);
    if (
      !onSameLine(token) ||
      !isNameWord(scan, at) ||
      isUnit(token) ||
      (token.kind === 'word' && notInStreets.has(token.folded))
    )
      break;
    if (token.text === '.' && (steps === 0 || !isShortening(tokenAt(scan, at - 1)))) break;
    if (scannedSuffix.test(token.folded) && at > index + 1) found = at + 1;
    if (token.kind !== 'word') continue;
    if (token.text === 'CT' && scan.letterCase === 'mixed') break;
    const isStreet =
      isSuffix(scan, at, tokenAt(scan, index)) &&
      at > index + 1 &&
      (token.shape !== 'lower' || scan.letterCase === 'lower');
    const lowerStreet = clearStreetSuffixes.has(token.folded) && at > index + 1;
    const isForeign = token.text.length > 4 && streetEnding.test(token.folded);
    if ((isStreet || lowerStreet || isForeign) && token.text.length > 1) found = at + 1;
    if (found === at && directions.has(token.text)) found = at + 1;
    const next = tokenAt(scan, found);
    if (found === at + 1 && streetEnding.test(token.folded) && isNumberToken(scan, found) && onSameLine(next)) found++;
    const prefixed = readPrefixed(scan, at);
    if (prefixed > at) found = Math.max(found, prefixed);
  }
  return found;
}

/** True for a word of a street's name after its kind; small letters only where a house number shows the street. */
function isNameAfter(scan: Scan, index: number, isNumbered: boolean): boolean {
  const { kind, shape, facts, text } = tokenAt(scan, index);
  if (kind !== 'word') return false;
  if (shape === 'capital' || shape === 'initial') return true;
  return (
    shape === 'lower' &&
    isNumbered &&
    text.length > 2 &&
    !facts.isMedical &&
    (!facts.isEnglish || scan.letterCase === 'lower')
  );
}

/**
 * Index after a street that begins with its kind: "Rua Mina 50", "ul. Cicha 86", "Via dei Fiorentini 17"; after a house
 * number also without a second one: "31 Rue de Tanger".
 */
function readPrefixed(scan: Scan, index: number, isNumbered = false): number {
  const token = tokenAt(scan, index);
  if (!streetPrefixes.has(token.folded) && !(isNumbered && token.text === 'Av')) return index;
  if (token.shape === 'lower' && token.facts.isEnglish && tokenAt(scan, index - 1).kind !== 'number') return index;
  let at = tokenAt(scan, index + 1).text === '.' ? index + 2 : index + 1;
  let names = 0;
  let end = index;
  for (let steps = 0; steps < 8; steps++, at++) {
    const word = tokenAt(scan, at);
    if (!onSameLine(word)) break;
    if (isNumberToken(scan, at) && names > 0)
      return isNumbered && isNumberToken(scan, at + 1) && tokenAt(scan, at + 1).gap === 'space' ? at + 2 : at + 1;
    const isSmall = word.kind === 'word' && streetStop.test(word.folded);
    if (!isSmall && isNameAfter(scan, at, isNumbered) && !unitWords.has(word.folded)) {
      names++;
      end = at + 1;
    } else if (!isSmall && !(joiners.has(word.text) && word.gap === 'none')) break;
  }
  const isSure = isNumbered && (token.shape !== 'lower' || !wordPrefixes.has(token.folded));
  return isSure ? end : index;
}

/** Index after one or two house numbers and a street that begins with its kind: "9383 ul. Cicha 61", "143 31 rue de Tanger". */
function readNumberedPrefix(scan: Scan, index: number): number {
  for (let at = index + 1; at <= index + 2; at++) {
    if (!isNumberToken(scan, at - 1) || tokenAt(scan, at).gap !== 'space') return index;
    const street = readPrefixed(scan, at, true);
    if (street > at) return street;
  }
  return index;
}

/** "Koskikatu"; "Zuidhove" and "Eyrarodda" only where the line or a comma ends after the number. */
function isStreetName(scan: Scan, index: number): boolean {
  const { text, folded, flags, facts } = tokenAt(scan, index);
  if (text.length < 5) return false;
  if (streetEnding.test(folded)) return true;
  const isStrange = !facts.isEnglish && !facts.isMedical && flags === 0 && text.length > 6;
  const next = tokenAt(scan, index + 2);
  return isStrange && lessClearEnding.test(folded) && (!onSameLine(next) || next.text === ',' || next.text === '.');
}

/** Index after "Koskikatu 25" or "Villacher Strasse 89": a name of a street with its number after it. */
function readSuffixed(scan: Scan, index: number): number {
  const hasInitial = tokenAt(scan, index).shape === 'initial' && tokenAt(scan, index + 1).text === '.';
  const start = hasInitial ? index + 2 : index;
  const first = tokenAt(scan, start);
  if (first.kind !== 'word' || first.shape === 'lower') return index;
  const next = tokenAt(scan, start + 1);
  const isTwo = streetKind.has(next.folded) && next.shape === 'capital' && onSameLine(next);
  const at = isTwo ? start + 2 : start + 1;
  if (!isTwo && !isStreetName(scan, start)) return index;
  return isNumberToken(scan, at) && onSameLine(tokenAt(scan, at)) ? at + 1 : index;
}

/** Index after a street named without a number: "Elm Street", "on Maple Avenue". */
function readNamedOnly(scan: Scan, index: number): number {
  let at = index;
  while (
    at < index + 3 &&
    tokenAt(scan, at).shape === 'capital' &&
    !neverNames.has(tokenAt(scan, at).folded) &&
    !clearStreetSuffixes.has(tokenAt(scan, at).folded)
  )
    at++;
  const suffix = tokenAt(scan, at);
  const isStreet =
    at > index && clearStreetSuffixes.has(suffix.folded) && suffix.shape === 'capital' && onSameLine(suffix);
  return isStreet ? at + 1 : index;
}

const boxStarts = ['p', 'po', 'psc'];
const boxes = makeWordTable(boxStarts);
const prefixes = makeWordTable(streetPrefixes);
/** What only capitals begin a post box with, and letters that fold to nothing. */
const boxParts = new Set(['', 'ps']);
const numbers = makeNumberTable(lengths(1, 6), lengths(2, 7));
const starts = makeTestTable(
  ({ folded, shape }) => boxParts.has(folded) || (shape === 'capital' && houseWords.has(folded)),
);
/** Words that may be the whole name of a street before its number, with what `isStreetName` asks of their ends. */
const named = makeTestTable(
  ({ folded, shape, text, flags }) =>
    shape !== 'lower' &&
    text.length >= 5 &&
    (streetEnding.test(folded) || (text.length > 6 && flags === 0 && lessClearEnding.test(folded))),
);
const kinds = makeTestTable(({ folded }) => streetKind.has(folded));
const suffixes = makeTestTable(({ folded }) => clearStreetSuffixes.has(folded));
/** So many capitals at most stand before the word for a street that has no number. */
const longestNamed = 3;

/** Capitals before the word for a street: "Villacher" of "Villacher Strasse 89", "Elm" of "Elm Street". */
function listBefore(scan: Scan): readonly number[] {
  const before: number[] = [];
  for (const index of placesOf(scan, kinds)) {
    const { kind, shape } = tokenAt(scan, index - 1);
    if (kind === 'word' && shape !== 'lower') before.push(index - 1);
  }
  return before;
}

/** "J." before the name of a street: the initials that stand before these words. */
function listInitials(scan: Scan, names: readonly number[]): readonly number[] {
  const isInitial = (index: number): boolean =>
    tokenAt(scan, index + 1).text === '.' && tokenAt(scan, index).shape === 'initial';
  return names.map((index) => index - 2).filter(isInitial);
}

/** Capitals before the word for a street that has no number. */
function listUnnumbered(scan: Scan): readonly number[] {
  const found: number[] = [];
  for (const index of placesOf(scan, suffixes))
    for (let at = index - longestNamed; at < index; at++)
      if (tokenAt(scan, at).shape === 'capital' && at > (found.at(-1) ?? -1)) found.push(at);
  return found;
}

/** Where an address may begin: at a number, a word for a post box or a kind of street, or capitals before such a word. */
function listStarts(scan: Scan): readonly number[] {
  const isWritten = (index: number): boolean => scan.letterCase === 'lower' || tokenAt(scan, index).shape !== 'lower';
  const words = mergeIndexes(placesOf(scan, starts).filter(isWritten), placesOf(scan, boxes), placesOf(scan, prefixes));
  const names = mergeIndexes(placesOf(scan, named), listBefore(scan));
  return mergeIndexes(placesOf(scan, numbers), words, names, listInitials(scan, names), listUnnumbered(scan));
}

/** The last number of "07/19/2023" begins no address. */
function isYearOfDate(scan: Scan, index: number): boolean {
  const [before, token] = [tokenAt(scan, index - 1), tokenAt(scan, index)];
  return token.kind === 'number' && token.gap === 'none' && before.text === '/' && before.gap === 'none';
}

/** "Cinzia and Hammarvägen 15": the street that crosses is named before. */
function crossingBefore(scan: Scan, index: number): number {
  const [name, link] = [tokenAt(scan, index - 2), tokenAt(scan, index - 1)];
  const isLink = (link.folded === 'and' || link.text === '&') && onSameLine(link) && onSameLine(tokenAt(scan, index));
  return isLink && name.shape === 'capital' && !name.facts.isEnglish && !name.facts.isMedical ? index - 2 : index;
}

/** Street addresses and post boxes with flat, city, state and code, also over several lines. */
export const address: Recogniser = {
  rule: 'address',
  find: (scan, emit) => {
    let next = 0;
    for (const index of listStarts(scan)) {
      const token = tokenAt(scan, index);
      if (index < next || isYearOfDate(scan, index)) continue;
      let street = isNumberToken(scan, index) || isHouseWord(scan, index) ? readNumbered(scan, index) : index;
      if (token.kind === 'number' && !continuesValue(scan, index))
        street = Math.max(street, readNumberedPrefix(scan, index));
      let score = 0.9;
      if (street === index) street = readBox(scan, index);
      if (street === index) street = readPrefixed(scan, index);
      if (street === index) street = readSuffixed(scan, index);
      if (street === index && token.shape === 'capital') {
        street = readNamedOnly(scan, index);
        score = 0.75;
      }
      if (street === index) continue;
      const from = token.kind === 'word' && score > 0.8 ? crossingBefore(scan, index) : index;
      if (tokenAt(scan, street).text === '.' && tokenAt(scan, street).gap === 'none' && hasRest(scan, street + 1))
        street++;
      const end = hasRest(scan, street) ? readRest(scan, street) : street;
      emit(
        candidateOf(scan, from, end, {
          kind: 'ADDRESS',
          rule: 'address',
          score,
          evidence: 'a house number, street or post box',
        }),
      );
      next = end;
    }
  },
};
