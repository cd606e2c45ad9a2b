import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateAbbreviations, stateNames } from '../../../lexicons/states.ts';
import { streetSuffixes } from '../../../lexicons/streets.ts';
import { candidateOf, continuesValue, isUnit, matchAt } from '../patterns.ts';
import { makeNumberTable, placesOf } from '../phrases.ts';
import { isApostrophe, isClinicalAcronym } from '../place-words.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const codes = makeNumberTable([4, 5, 6], [5]);
const zip = /\d{5}(?:-\d{4})?(?![\p{L}\p{N}]|[-.]\d)/uy;
/** A code of which reading from paper made letters: "672O8", "891l3". */
const scannedCode = /^(?=(?:\D*\d){3})[\dOoIlSBZ]{5}$/;
const anyFive = /[\dOoIlSBZ]{5}(?:-\d{4})?(?![\p{L}\p{N}])/uy;
const scannedLetters: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z' };

/** Before a state and five digits these make a licence of it. */
const licences = new Set(['license', 'licence', 'lic', 'licensed', 'permit', 'dl']);

/** States' letters that in lower case are English words or units. */
const wordStates = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'as',
  'al',
  'la',
  'de',
  'id',
  'ma',
  'pa',
  'oh',
  'mi',
  'co',
  'md',
  'ms',
]);

/** First token of the state that ends before an index, or the index itself. */
function stateBefore(scan: Scan, index: number): number {
  const last = tokenAt(scan, index - 1);
  const dotted = tokenAt(scan, index - 4).text + tokenAt(scan, index - 2).text;
  if (last.text === '.' && tokenAt(scan, index - 3).text === '.' && stateAbbreviations.has(dotted)) return index - 4;
  const at = last.text === ',' || last.text === '.' ? index - 2 : index - 1;
  const { kind, text, folded, shape } = tokenAt(scan, at);
  if (kind === 'mixed' && stateAbbreviations.has(text.replace(/\d/g, (digit) => scannedLetters[digit] ?? digit)))
    return at;
  if (kind !== 'word') return index;
  if (stateAbbreviations.has(text)) return at;
  if (
    stateAbbreviations.has(text.toUpperCase()) &&
    text.length === 2 &&
    (shape === 'capital' || !wordStates.has(folded))
  )
    return at;
  if (stateNames.has(`${tokenAt(scan, at - 1).folded} ${folded}`)) return at - 1;
  return stateNames.has(folded) ? at : index;
}

/** First token of the listed city that ends before an index, or the index itself. */
function listedBefore(scan: Scan, index: number): number {
  let from = index;
  let key = '';
  for (let at = index - 1; at >= index - 3; at--) {
    const token = tokenAt(scan, at);
    if (token.kind !== 'word') break;
    key = key === '' ? token.folded : `${token.folded} ${key}`;
    if (scan.lexicon.flagsOf(key) & lexiconFlag.city) from = at;
    if (!onSameLine(token)) break;
  }
  return from;
}

/** First token of the town that ends before an index: a listed one, else the words with capitals, or one word. */
function cityBefore(scan: Scan, index: number): number {
  const listed = listedBefore(scan, index);
  if (listed < index) return listed;
  let from = index;
  for (let at = index - 1, words = 0; at >= 0 && words < 3; at--) {
    if (from < index && !onSameLine(tokenAt(scan, at + 1))) break;
    const token = tokenAt(scan, at);
    const isJoint = (token.text === '-' || isApostrophe(token)) && token.gap === 'none' && from < index;
    if (isJoint) continue;
    const isWord = token.kind === 'word' && (token.shape !== 'lower' || (scan.letterCase === 'lower' && words === 0));
    if (!isWord || streetSuffixes.has(token.folded)) break;
    from = at;
    words++;
    if (scan.letterCase !== 'mixed') break;
  }
  return from;
}

const inWords = new Set(['in', 'to', 'from']);
/** A year or a time of day, which four digits after a place mostly are. */
const yearOrClock = /^(?:(?:19|20)\d\d|(?:[01]\d|2[0-4])[0-5]\d)$/;

/** "in ARENDAL 4844 in", "to Barros do Sul 30637,": a code after a word that is no English, where a town is meant. */
function codeAfterTown(scan: Scan, index: number): Candidate | undefined {
  const { kind, text, gap } = tokenAt(scan, index);
  const town = tokenAt(scan, index - 1);
  if (kind !== 'number' || gap !== 'space' || text.length < 4 || text.length > 6 || yearOrClock.test(text))
    return undefined;
  if (town.kind !== 'word' || town.shape === 'lower' || town.text.length < 3 || town.facts.isMedical) return undefined;
  if (isClinicalAcronym(town)) return undefined;
  if (town.facts.isEnglish && (town.flags & lexiconFlag.city) === 0) return undefined;
  if (!inWords.has(tokenAt(scan, index - 2).folded)) return undefined;
  const next = tokenAt(scan, index + 1);
  // "in" is a measure of length too, but not before another word.
  const isMeasure = isUnit(next) && !(next.folded === 'in' && tokenAt(scan, index + 2).kind === 'word');
  if (isMeasure) return undefined;
  const evidence = 'a town with a postal code behind it';
  return candidateOf(scan, index - 1, index + 1, { kind: 'LOCATION', rule: 'city', score: 0.55, evidence });
}

/** The last line of an address in any case: a town, listed or not, with its state and ZIP code, or with the code alone. */
export const cityLine: Recogniser = {
  rule: 'city-line',
  find: (scan, emit) => {
    for (const index of placesOf(scan, codes)) {
      const token = tokenAt(scan, index);
      const after = scan.letterCase === 'mixed' ? codeAfterTown(scan, index) : undefined;
      if (after) emit(after);
      if (token.text.length !== 5 || !onSameLine(token) || (token.gap === 'none' && continuesValue(scan, index)))
        continue;
      const isScanned = token.kind === 'mixed' && scannedCode.test(token.text);
      const code = matchAt(token.kind === 'number' ? zip : anyFive, scan.text, token.start);
      if (!code || (token.kind !== 'number' && !isScanned)) continue;
      const state = stateBefore(scan, index);
      const comma = tokenAt(scan, state - 1).text === ',' ? state - 1 : state;
      const from =
        state < index
          ? cityBefore(scan, comma)
          : listedBefore(scan, tokenAt(scan, index - 1).text === ',' ? index - 1 : index);
      const isCity =
        from < comma &&
        (state < index ||
          (scan.lexicon.flagsOf(tokenAt(scan, from).folded) & lexiconFlag.bigCity) !== 0 ||
          tokenAt(scan, from).shape !== 'lower');
      if (licences.has(tokenAt(scan, from).folded)) continue;
      if (!isCity || isUnit(tokenAt(scan, index + 1))) continue;
      const city = { kind: 'LOCATION', rule: 'city', score: 0.85, evidence: 'a town before its ZIP code' } as const;
      emit(candidateOf(scan, from, index, city));
      emit({
        start: token.start,
        end: token.start + code[0].length,
        kind: 'ZIP',
        rule: 'city-line',
        score: 0.85,
        evidence: 'a ZIP code after its town',
      });
    }
  },
};
