import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { neverNames } from '../../../lexicons/clinical-words.ts';
import { stateAbbreviations } from '../../../lexicons/states.ts';
import {
  clearStreetSuffixes,
  houseWords,
  notInStreets,
  streetEnding,
  streetPrefixes,
  streetSuffixes,
  unitWords,
} from '../../../lexicons/streets.ts';
import { candidateOf, isUnit } from '../patterns.ts';
import { makeNumberTable, makeTestTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readBox } from '../post-box.ts';
import { isNumberToken } from '../street-shape.ts';
import { lengths } from '../trigger-tables.ts';
import type { Token } from '../tokens.ts';

const joiners = new Set(['-', "'", '\u2019', '.', '&']);
const streetStop = /^(?:the|a|an|of|de|la|du|des|do|da|dos|das|di|del|della|dei|van|der|den)$/;

/** Behind a street: "Coors Trail NW", "Cedar Ave So." */
const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW', 'No', 'So', 'North', 'South', 'East', 'West']);

/** Words for a street that stand alone behind its name. */
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

/** True for "N", "St", "Dr", "Ave": a stop behind it ends no sentence. */
function isShortening({ text, folded }: Token): boolean {
  return text.length === 1 || (text.length <= 4 && streetSuffixes.has(folded));
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
    if (token.kind !== 'word') continue;
    if (token.text === 'CT' && scan.letterCase === 'mixed') break;
    const isStreet =
      streetSuffixes.has(token.folded) && at > index + 1 && (token.shape !== 'lower' || scan.letterCase === 'lower');
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

/** Index after a street that begins with its kind: "Rua Mina 50", "ul. Cicha 86", "Via dei Fiorentini 17". */
function readPrefixed(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (!streetPrefixes.has(token.folded)) return index;
  if (token.shape === 'lower' && token.facts.isEnglish && tokenAt(scan, index - 1).kind !== 'number') return index;
  let at = tokenAt(scan, index + 1).text === '.' ? index + 2 : index + 1;
  let names = 0;
  for (let steps = 0; steps < 6; steps++, at++) {
    const word = tokenAt(scan, at);
    if (!onSameLine(word)) break;
    if (word.kind === 'word' && (word.shape === 'capital' || word.shape === 'initial')) names++;
    else if (isNumberToken(scan, at) && names > 0) return at + 1;
    else if (
      !(word.kind === 'word' && streetStop.test(word.folded)) &&
      !(joiners.has(word.text) && word.gap === 'none')
    )
      break;
  }
  return index;
}

/** Index after "Koskikatu 25" or "Villacher Strasse 89": a name of a street with its number behind it. */
function readSuffixed(scan: Scan, index: number): number {
  const first = tokenAt(scan, index);
  if (first.kind !== 'word' || first.shape === 'lower') return index;
  const next = tokenAt(scan, index + 1);
  const isTwo = streetKind.has(next.folded) && next.shape === 'capital' && onSameLine(next);
  if (!isTwo && (first.text.length < 5 || !streetEnding.test(first.folded))) return index;
  const at = isTwo ? index + 2 : index + 1;
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

/** Index after "Apt. 4B", "Suite 200", "#12". */
function readUnit(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.text === '#')
    return isNumberToken(scan, index + 1) || tokenAt(scan, index + 1).shape === 'initial' ? index + 2 : index;
  const isFloor = token.kind === 'mixed' && /^\d{1,2}(?:st|nd|rd|th)$/i.test(token.text);
  if (isFloor) return /^(?:fl|flr|floor)$/.test(tokenAt(scan, index + 1).folded) ? index + 2 : index;
  if (!unitWords.has(token.folded)) return index;
  const at = ['.', '#', ':'].includes(tokenAt(scan, index + 1).text) ? index + 2 : index + 1;
  const value = tokenAt(scan, at);
  const isMixed = value.kind === 'mixed' && /^[A-Za-z]{1,2}\d{1,4}$/.test(value.text);
  return isNumberToken(scan, at) || isMixed || value.shape === 'initial' ? at + 1 : index;
}

function isPlaceToken(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind === 'number') return token.text.length >= 4 && token.text.length <= 6;
  if (token.kind !== 'word' || token.folded === 'i') return false;
  return (
    token.shape === 'upper' ||
    token.shape === 'capital' ||
    token.shape === 'other' ||
    (token.flags & lexiconFlag.city) !== 0
  );
}

/**
 * Goes on after the street over units, city, state, country and code, also on the next lines. Only lines that consist of
 * such words are taken, so that the sentence after an address stays.
 */
function readRest(scan: Scan, index: number): number {
  let end = index;
  let at = index;
  let words = 0;
  for (let steps = 0; steps < 18; steps++) {
    const unit = readUnit(scan, at);
    if (unit > at) {
      at = unit;
      end = at;
      continue;
    }
    const token = tokenAt(scan, at);
    if (token.gap === 'blank-line') break;
    if (token.text === ',') at++;
    else if (token.kind === 'number' && token.text.length <= 2 && tokenAt(scan, at - 1).text === ',') at++;
    else if (isPlaceToken(scan, at)) {
      const comma = tokenAt(scan, at - 1).text === ',' || !onSameLine(token) || end === at;
      if (!comma && words > 5) break;
      words++;
      at++;
      if (token.kind === 'number') return at;
      end = at;
    } else if (
      (token.text === '-' || token.text === "'" || token.text === '(' || token.text === ')') &&
      end === at &&
      words > 0
    )
      at++;
    else break;
  }
  return end;
}

/** True when what follows the street is the rest of an address, so that city and code belong to it. */
function hasRest(scan: Scan, street: number): boolean {
  if (readUnit(scan, street) > street) return true;
  const next = tokenAt(scan, street);
  const after = tokenAt(scan, street + 1);
  if (next.text === ',')
    return after.shape === 'capital' || after.shape === 'upper' || readUnit(scan, street + 1) > street + 1;
  return (
    (next.gap === 'line' && (next.shape === 'capital' || next.shape === 'upper')) || stateAbbreviations.has(next.text)
  );
}

const boxStarts = ['p', 'po', 'psc'];
const boxParts = new Set(['', 'ps', ...boxStarts]);
const numbers = makeNumberTable(lengths(1, 6), lengths(2, 7));
const starts = makeTestTable(
  ({ folded, shape, text }) =>
    streetPrefixes.has(folded) ||
    boxParts.has(folded) ||
    (shape === 'capital' && houseWords.has(folded)) ||
    (shape !== 'lower' && text.length >= 5 && streetEnding.test(folded)),
);
const kinds = makeTestTable(({ folded }) => streetKind.has(folded));
const suffixes = makeTestTable(({ folded }) => clearStreetSuffixes.has(folded));
/** So many capitals at most stand before the word for a street that has no number. */
const longestNamed = 3;

/** A word that is in small letters begins only a post box or a kind of street, unless nothing has capitals. */
function isWritten(scan: Scan, index: number): boolean {
  const { shape, folded } = tokenAt(scan, index);
  return shape !== 'lower' || scan.letterCase === 'lower' || boxStarts.includes(folded) || streetPrefixes.has(folded);
}

/** Capitals before the word for a street: "Villacher" of "Villacher Strasse 89", "Elm" of "Elm Street". */
function listNamed(scan: Scan): readonly number[] {
  const named: number[] = [];
  const add = (index: number): void => {
    if (index > (named.at(-1) ?? -1)) named.push(index);
  };
  for (const index of placesOf(scan, suffixes))
    for (let at = index - longestNamed; at < index; at++) if (tokenAt(scan, at).shape === 'capital') add(at);
  const before: number[] = [];
  for (const index of placesOf(scan, kinds)) {
    const { kind, shape } = tokenAt(scan, index - 1);
    if (kind === 'word' && shape !== 'lower') before.push(index - 1);
  }
  return mergeIndexes(named, before);
}

/** Where an address may begin: at a number, a word for a post box or a kind of street, or capitals before such a word. */
function listStarts(scan: Scan): readonly number[] {
  const words = placesOf(scan, starts).filter((index) => isWritten(scan, index));
  return mergeIndexes(placesOf(scan, numbers), words, listNamed(scan));
}

/** The last number of "07/19/2023" begins no address. */
function isYearOfDate(scan: Scan, index: number): boolean {
  const [before, token] = [tokenAt(scan, index - 1), tokenAt(scan, index)];
  return token.kind === 'number' && token.gap === 'none' && before.text === '/' && before.gap === 'none';
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
      let score = 0.9;
      if (street === index) street = readBox(scan, index);
      if (street === index) street = readPrefixed(scan, index);
      if (street === index) street = readSuffixed(scan, index);
      if (street === index && token.shape === 'capital') {
        street = readNamedOnly(scan, index);
        score = 0.75;
      }
      if (street === index) continue;
      if (tokenAt(scan, street).text === '.' && tokenAt(scan, street).gap === 'none' && hasRest(scan, street + 1))
        street++;
      const end = hasRest(scan, street) ? readRest(scan, street) : street;
      emit(
        candidateOf(scan, index, end, {
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
