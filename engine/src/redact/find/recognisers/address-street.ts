import { streetDirections, streetNouns, streetSuffixes } from '../../../lexicons/streets.ts';
import { monthNames } from '../months.ts';
import { candidateOf, hasWordBefore, isUnit } from '../patterns.ts';
import { eachWord, makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import { goesOn, isClinicalAcronym, isGenericWord } from '../place-words.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { isHouseNumber, isOrdinal, readCrossing, readStreet, readUnitAfter } from '../street-shape.ts';
import type { Token } from '../tokens.ts';

const directions = makeWordTable(streetDirections);
const ordinals = makeNumberTable([], [3, 4, 5]);
const onWords = makeWordTable(['on', 'off', 'along', 'near', 'across', 'onto']);

function addressOf(scan: Scan, from: number, to: number, score: number, evidence: string): Candidate {
  return candidateOf(scan, from, to, { kind: 'ADDRESS', rule: 'address-street', score, evidence });
}

/** "310 NW Glisan, #2", "SE 92nd & Flavel": a street that begins with a direction. */
function directedStreet(scan: Scan, index: number): Candidate | undefined {
  const direction = tokenAt(scan, index);
  if (direction.shape === 'lower' && scan.letterCase !== 'lower') return undefined;
  const stop = tokenAt(scan, index + 1).text === '.' ? index + 2 : index + 1;
  const street = readStreet(scan, stop);
  const name = tokenAt(scan, stop);
  if (street === stop || isUnit(name) || isClinicalAcronym(name)) return undefined;
  if (isGenericWord(name) && !isOrdinal(name) && street === stop + 1) return undefined;
  const crossing = readCrossing(scan, street);
  const isHouse = isHouseNumber(scan, index - 1) && direction.gap === 'space';
  if (isHouse && /^[1-9]./.test(tokenAt(scan, index - 1).text) && (isOrdinal(name) || name.text.length > 2))
    return addressOf(scan, index - 1, readUnitAfter(scan, crossing), 0.85, 'a house number, a direction and a street');
  const isStreet = isOrdinal(name) && (crossing > street || street > stop + 1 || direction.text.length === 2);
  return isStreet ? addressOf(scan, index, crossing, 0.7, 'a numbered street') : undefined;
}

/** True for a word that a street may be called by. */
function isStreetName(token: Token): boolean {
  return token.shape === 'capital' && !isGenericWord(token) && !token.facts.isMedical;
}

/** "5th & Girard", "Elm and 4th": a numbered street and one that crosses it. */
function crossedStreet(scan: Scan, index: number): Candidate | undefined {
  const token = tokenAt(scan, index);
  if (!isOrdinal(token) || !onSameLine(token)) return undefined;
  const link = tokenAt(scan, index + 1);
  const next = tokenAt(scan, index + 2);
  const evidence = 'two streets that cross';
  if ((link.text === '&' || link.folded === 'and' || link.text === '@') && isStreetName(next) && onSameLine(next))
    return addressOf(scan, index, readStreet(scan, index + 2), 0.65, evidence);
  const before = tokenAt(scan, index - 1);
  const isSecond = (before.text === '&' || before.folded === 'and') && isStreetName(tokenAt(scan, index - 2));
  return isSecond && onSameLine(before) && link.kind !== 'word'
    ? addressOf(scan, index - 2, index + 1, 0.6, evidence)
    : undefined;
}

const compass = /^(?:north|south|east|west)ern$/;
const atWords = new Set(['at', 'to', 'from', '@', 'near']);
const sentenceEnds = new Set(['.', ',', ';', ')', '']);
const days =
  /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$/;

/** "pick up at DHS on Foster.": the letters of an office before a single name that ends there. */
function isOfficeBefore(scan: Scan, index: number, to: number): boolean {
  const [office, name] = [tokenAt(scan, index - 1), tokenAt(scan, index + 1)];
  if (office.shape !== 'upper' || office.text.length < 3 || !atWords.has(tokenAt(scan, index - 2).folded)) return false;
  return (
    to === index + 2 && name.text.length > 3 && !days.test(name.folded) && sentenceEnds.has(tokenAt(scan, to).text)
  );
}

/** "on Gulley Rd", "clinic on Bolsa", "bus on Alameda at Zaragoza": a street after a preposition. */
function streetAfter(scan: Scan, index: number): Candidate | undefined {
  const to = readStreet(scan, index + 1);
  const first = tokenAt(scan, index + 1);
  if (to === index + 1 || monthNames.has(first.folded) || first.facts.isMedical) return undefined;
  const isName =
    goesOn(scan, index + 1) || compass.test(first.folded) || (!isGenericWord(first) && !isClinicalAcronym(first));
  const isNear = isName && (hasWordBefore(scan, index, 3, streetNouns) || isOfficeBefore(scan, index, to));
  const hasKind = to > index + 2 && streetSuffixes.has(tokenAt(scan, to - 1).folded);
  const number = tokenAt(scan, to);
  const isNumbered = isNear && number.kind === 'number' && number.text.length <= 4 && onSameLine(number);
  const end = isNumbered && tokenAt(scan, to + 1).kind !== 'word' ? to + 1 : readCrossing(scan, to);
  return hasKind || isNear ? addressOf(scan, index + 1, end, 0.65, 'a street behind "on", "off" or "near"') : undefined;
}

/** Streets without a house number or without their kind: "SE 92nd & Flavel", "310 NW Glisan", "center on Bolsa". */
export const addressStreet: Recogniser = {
  rule: 'address-street',
  find: (scan, emit) => {
    const add = (candidate: Candidate | undefined): void => (candidate ? emit(candidate) : undefined);
    eachWord(scan, directions, (index) => add(directedStreet(scan, index)));
    for (const index of placesOf(scan, ordinals)) add(crossedStreet(scan, index));
    if (scan.letterCase === 'mixed') eachWord(scan, onWords, (index) => add(streetAfter(scan, index)));
  },
};
