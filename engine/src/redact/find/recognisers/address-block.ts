import { isMedicalWord } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateAbbreviations } from '../../../lexicons/states.ts';
import { streetPrefixes } from '../../../lexicons/streets.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';

const units = new Set(['apt', 'apartment', 'suite', 'ste']);
const militaryPosts = new Set(['apo', 'fpo', 'dpo']);
const boxWords = new Set(['unit', 'psc', 'cmr', 'box']);
const small = /^(?:de|la|du|des|do|da|dos|das|di|del|della|dei|van|der|den|of|the|nad|u|v|e|el|al|and|y|ut|utca)$/;
const marks = new Set(['-', "'", '\u2019', '.', ',', '/']);
const codeLength = 4;

function isCapital(token: Token): boolean {
  return token.kind === 'word' && token.shape !== 'lower';
}

function isNumber(token: Token): boolean {
  return token.kind === 'number'
    ? token.text.length <= 6
    : token.kind === 'mixed' && /^\d{1,5}[A-Za-z]?$/.test(token.text);
}

/** Goes left from a flat number over the street and the house number; the street has to have a number or capitals. */
function walkLeft(scan: Scan, unit: number): number {
  let from = unit;
  let lines = tokenAt(scan, unit).gap === 'line' ? 1 : 0;
  for (let at = unit - 1; at >= 0 && unit - at < 14; at--) {
    const token = tokenAt(scan, at);
    if (isNumber(token) || isCapital(token)) from = at;
    else if (
      !(token.kind === 'word' && small.test(token.folded)) &&
      !(marks.has(token.text) && token.text !== ',') &&
      !(token.text === ',' && at === unit - 1)
    )
      break;
    if (token.gap === 'line' && ++lines > 1) break;
    if (token.gap === 'blank-line') break;
  }
  while (from < unit && !isNumber(tokenAt(scan, from)) && hasNumberBefore(scan, from, unit)) from++;
  return from;
}

/** True when a house number begins a later part of the range, so that the words before it belong to something else. */
function hasNumberBefore(scan: Scan, from: number, unit: number): boolean {
  if (boxWords.has(tokenAt(scan, from).folded)) return false;
  const wordsBefore = tokenAt(scan, from).gap !== 'none' && tokenAt(scan, from + 1);
  if (!wordsBefore || !isNumber(wordsBefore)) return false;
  for (let at = from + 2; at < unit; at++) if (isCapital(tokenAt(scan, at))) return true;
  return false;
}

/** Marks that begin the lines of a quoted message. */
function isQuoteMark(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const isQuestion = token.gap === 'none' && tokenAt(scan, index - 1).text !== '?';
  return token.text === '>' || token.text === '|' || (token.text === '?' && token.gap !== 'space' && !isQuestion);
}

/** A word of a town or country; where all is in capitals, one that English does not know or a list of towns does. */
function isPlaceWord(scan: Scan, token: Token): boolean {
  if (!isCapital(token) || isMedicalWord(token.folded)) return false;
  if (scan.letterCase !== 'upper') return true;
  return !token.facts.isEnglish || (token.flags & lexiconFlag.city) !== 0 || stateAbbreviations.has(token.text);
}

/** Goes right over city, state, country and code; a longer number ends the address, so does the next lower-case word. */
function walkRight(scan: Scan, index: number): number {
  let end = index;
  for (let at = index; at < index + 20; at++) {
    const token = tokenAt(scan, at);
    if (token.gap === 'blank-line' || at >= scan.tokens.length) break;
    const second =
      units.has(token.folded) && isNumber(tokenAt(scan, at + (tokenAt(scan, at + 1).text === '.' ? 2 : 1)));
    if (second) {
      at += tokenAt(scan, at + 1).text === '.' ? 2 : 1;
      end = at + 1;
      continue;
    }
    if (token.kind === 'number') {
      if (token.text.length > 6) break;
      end = at + 1;
      if (token.text.length >= codeLength) return end;
    } else if (isPlaceWord(scan, token)) end = at + 1;
    else if (isQuoteMark(scan, at)) continue;
    else if (
      token.kind === 'word'
        ? !small.test(token.folded)
        : !marks.has(token.text) && token.text !== '(' && token.text !== ')'
    )
      break;
    if (token.text === '.' && tokenAt(scan, at - 1).text.length > 3 && onSameLine(tokenAt(scan, at + 1))) break;
  }
  return tokenAt(scan, end).text === ')' && tokenAt(scan, end - 2).text === '(' ? end + 1 : end;
}

/** Index after "the corner of A 12 and B Street". */
function readCorner(scan: Scan, index: number): number {
  let end = index;
  for (let at = index; at < index + 12; at++) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token)) break;
    if (isCapital(token) || isNumber(token)) end = at + 1;
    else if (
      !(token.kind === 'word' && (small.test(token.folded) || streetPrefixes.has(token.folded))) &&
      !(marks.has(token.text) && token.gap === 'none' && token.text !== ',')
    )
      break;
  }
  return end;
}

const unitsTable = makeWordTable(units);
const militaryPostsTable = makeWordTable(militaryPosts);
const corners = makeWordTable(['corner']);

/** Addresses found from their inner parts: a flat or suite number, a military post office, "the corner of". */
export const addressBlock: Recogniser = {
  rule: 'address-block',
  find: (scan, emit) => {
    const add = (from: number, to: number, score: number, evidence: string): void =>
      emit(candidateOf(scan, from, to, { kind: 'ADDRESS', rule: 'address-block', score, evidence }));
    eachWord(scan, unitsTable, (index) => {
      const at = ['.', '#'].includes(tokenAt(scan, index + 1).text) ? index + 2 : index + 1;
      if (!isNumber(tokenAt(scan, at)) || !onSameLine(tokenAt(scan, at))) return;
      add(walkLeft(scan, index), walkRight(scan, at + 1), 0.8, 'stands around the number of a flat or suite');
    });
    eachWord(scan, militaryPostsTable, (index) => {
      const code = tokenAt(scan, index + 2);
      if (code.kind !== 'number' || code.text.length !== 5 || tokenAt(scan, index).shape !== 'upper') return;
      add(walkLeft(scan, index), index + 3, 0.85, 'an address of a military post office');
    });
    eachWord(scan, corners, (index) => {
      if (tokenAt(scan, index + 1).folded !== 'of') return;
      const end = readCorner(scan, index + 2);
      if (end === index + 2 || !scan.tokens.slice(index + 2, end).some(({ folded }) => folded === 'and')) return;
      add(tokenAt(scan, index - 1).folded === 'the' ? index - 1 : index, end, 0.75, 'the corner of two streets');
    });
  },
};
