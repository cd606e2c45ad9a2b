import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { eponyms } from '../../../lexicons/eponyms.ts';
import { neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateAbbreviations, stateNames } from '../../../lexicons/states.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const prepositions = new Set(
  'in from near to at of outside around downtown greater central north south east west visiting'.split(' '),
);

const shortNames = new Set(['nyc', 'philly', 'bronx', 'brooklyn', 'queens', 'manhattan', 'harlem', 'socal', 'norcal']);

/** The longest listed place name that begins here: its end and flags. */
function readCity(scan: Scan, index: number): { to: number; flags: number; words: number } | undefined {
  const first = tokenAt(scan, index);
  let best: { to: number; flags: number; words: number } | undefined;
  let key = '';
  const limit = Math.max(scan.lexicon.placeWords(first.folded), 1);
  for (let at = index, words = 0; words < limit; at++) {
    let token = tokenAt(scan, at);
    if (words > 0 && (token.text === '.' || token.text === '-') && token.gap === 'none') token = tokenAt(scan, ++at);
    if (token.kind !== 'word' || (words > 0 && !onSameLine(token))) break;
    if (token.shape === 'lower' && scan.letterCase !== 'lower') break;
    key = words === 0 ? token.folded : `${key} ${token.folded}`;
    words++;
    const flags = words === 1 ? token.flags : scan.lexicon.flagsOf(key);
    if (flags & lexiconFlag.city) best = { to: at + 1, flags, words };
  }
  return best;
}

/** End of ", TX" or ", Texas" after a city, or the index itself. */
function readState(scan: Scan, index: number): number {
  const at = tokenAt(scan, index).text === ',' ? index + 1 : index;
  const token = tokenAt(scan, at);
  if (!onSameLine(token) || token.kind !== 'word') return index;
  if (
    stateAbbreviations.has(token.text) &&
    (at > index || !['IN', 'OR', 'ME', 'HI', 'OK', 'PA', 'MD', 'MS', 'MA'].includes(token.text))
  )
    return at + 1;
  if (token.shape === 'lower') return index;
  const two = `${token.folded} ${tokenAt(scan, at + 1).folded}`;
  if (stateNames.has(two) && onSameLine(tokenAt(scan, at + 1))) return at + 2;
  return stateNames.has(token.folded) ? at + 1 : index;
}

function scoreOf(scan: Scan, from: number, city: { to: number; flags: number; words: number }): number {
  const before = tokenAt(scan, from - 1);
  const token = tokenAt(scan, from);
  const after = prepositions.has(before.folded) && onSameLine(token);
  const isBig = (city.flags & lexiconFlag.bigCity) !== 0;
  const isState = city.words === 1 && stateNames.has(token.folded);
  if (isState) return 0;
  if (city.words > 1) return isBig || after ? 0.75 : 0.55;
  if (neverNames.has(token.folded) || everydayNames.has(token.folded) || eponyms.has(token.folded))
    return isBig && after && !everydayNames.has(token.folded) ? 0.6 : 0;
  if (isBig) return after ? 0.8 : 0.65;
  const isWord = scan.lexicon.isEnglish(token.folded) || (city.flags & (lexiconFlag.given | lexiconFlag.family)) !== 0;
  return after && !isWord ? 0.6 : 0;
}

/** Cities, towns and counties by name (the state may stay): "Chicago", "in Bremen", "Springfield, IL", "Cook County". */
export const city: Recogniser = {
  rule: 'city',
  find: (scan, emit) => {
    for (let index = 0; index < scan.tokens.length; index++) {
      const token = tokenAt(scan, index);
      if (
        token.kind !== 'word' ||
        (token.shape !== 'capital' && token.shape !== 'upper' && scan.letterCase !== 'lower')
      )
        continue;
      if (
        token.shape === 'upper' &&
        token.text.length < 4 &&
        !shortNames.has(token.folded) &&
        scan.letterCase !== 'upper'
      )
        continue;
      if (
        shortNames.has(token.folded) &&
        (token.folded !== 'queens' || prepositions.has(tokenAt(scan, index - 1).folded))
      ) {
        emit(
          candidateOf(scan, index, readState(scan, index + 1), {
            kind: 'LOCATION',
            rule: 'city',
            score: 0.75,
            evidence: 'a short name of a city or part of one',
          }),
        );
        continue;
      }
      const found = readCity(scan, index);
      const next = tokenAt(scan, index + 1);
      if (
        !found &&
        token.shape === 'capital' &&
        /^(?:county|parish|borough|township)$/.test(next.folded) &&
        next.shape === 'capital' &&
        !neverNames.has(token.folded)
      ) {
        emit(
          candidateOf(scan, index, index + 2, {
            kind: 'LOCATION',
            rule: 'city',
            score: 0.8,
            evidence: 'the name of a county',
          }),
        );
      }
      if (!found) continue;
      const isCounty = /^(?:county|parish|borough|township)$/.test(tokenAt(scan, found.to).folded);
      const stateEnd = readState(scan, found.to);
      const isPlain = tokenAt(scan, found.to).text === ',' || !scan.lexicon.isEnglish(token.folded);
      const hasState = stateEnd > found.to && isPlain;
      const score = hasState || isCounty ? 0.85 : scoreOf(scan, index, found);
      if (score === 0 || isEponymUse(scan, found.to)) continue;
      const evidence = hasState ? 'a city with its state' : 'the name of a city or town';
      const to = isCounty ? found.to + 1 : hasState ? stateEnd : found.to;
      emit(candidateOf(scan, index, to, { kind: 'LOCATION', rule: 'city', score, evidence }));
      index = found.to - 1;
    }
  },
};
