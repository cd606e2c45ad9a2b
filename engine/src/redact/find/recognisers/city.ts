import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { eponyms } from '../../../lexicons/eponyms.ts';
import { neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, eachWord, makeWordTable, makePhraseTable } from '../phrases.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readState } from '../state-after.ts';

const counties = new Set(['county', 'parish', 'borough', 'township']);
const prepositions = new Set(
  'in from near to at of outside around downtown greater central north south east west visiting'.split(' '),
);

const shortNames = new Set(['nyc', 'philly', 'bronx', 'brooklyn', 'queens', 'manhattan', 'harlem', 'socal', 'norcal']);

/** Cities that share their name with a state, written so that the city is meant. */
const statelike = makePhraseTable(
  ['new york', 'new york city', 'washington dc', 'washington, dc', 'washington d.c.', 'washington, d.c.'].map(
    (name) => [name, true] as const,
  ),
);

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

function scoreOf(scan: Scan, from: number, city: { to: number; flags: number; words: number }): number {
  const before = tokenAt(scan, from - 1);
  const token = tokenAt(scan, from);
  const after = prepositions.has(before.folded) && onSameLine(token);
  const isBig = (city.flags & lexiconFlag.bigCity) !== 0;
  const isState = city.words === 1 && stateNames.has(token.folded);
  if (isState) return 0;
  if (city.words > 1) return isBig || after ? 0.75 : 0.55;
  if (neverNames.has(token.folded) || everydayNames.has(token.folded) || (eponyms.has(token.folded) && !isBig))
    return isBig && after && !everydayNames.has(token.folded) ? 0.6 : 0;
  if (isBig) return after ? 0.8 : 0.65;
  const isWord = scan.lexicon.isEnglish(token.folded) || (city.flags & (lexiconFlag.given | lexiconFlag.family)) !== 0;
  return after && !isWord ? 0.6 : 0;
}

type Emit = Parameters<Recogniser['find']>[1];

/** Cities that no list of cities holds under the name they are called by. */
function findCalled(scan: Scan, emit: Emit): void {
  const add = (from: number, to: number, score: number, evidence: string): void =>
    emit(candidateOf(scan, from, to, { kind: 'LOCATION', rule: 'city', score, evidence }));
  eachPhrase(scan, statelike, (index, { end }) => {
    const isCity = tokenAt(scan, index).shape === 'capital' && tokenAt(scan, end).folded !== 'state';
    if (isCity) add(index, readState(scan, end), 0.7, 'a city that has the name of its state');
  });
  eachWord(scan, shortNamesTable, (index) => {
    const { shape, folded } = tokenAt(scan, index);
    if (shape === 'lower' || (folded === 'queens' && !prepositions.has(tokenAt(scan, index - 1).folded))) return;
    add(index, readState(scan, index + 1), 0.75, 'a short name of a city or part of one');
  });
  eachWord(scan, countiesTable, (index) => {
    const name = tokenAt(scan, index - 1);
    if (tokenAt(scan, index).shape !== 'capital' || name.shape !== 'capital' || neverNames.has(name.folded)) return;
    if (onSameLine(tokenAt(scan, index))) add(index - 1, index + 1, 0.8, 'the name of a county');
  });
}

/** The candidate for a listed city at this token, with its state, or nothing. */
function listedCity(scan: Scan, index: number, found: NonNullable<ReturnType<typeof readCity>>): Candidate | undefined {
  const isCounty = counties.has(tokenAt(scan, found.to).folded);
  const stateEnd = readState(scan, found.to);
  const isPlain = tokenAt(scan, found.to).text === ',' || !scan.lexicon.isEnglish(tokenAt(scan, index).folded);
  const hasState = stateEnd > found.to && isPlain;
  const score = hasState || isCounty ? 0.85 : scoreOf(scan, index, found);
  if (score === 0 || isEponymUse(scan, found.to)) return undefined;
  const evidence = hasState ? 'a city with its state' : 'the name of a city or town';
  const to = isCounty ? found.to + 1 : hasState ? stateEnd : found.to;
  return candidateOf(scan, index, to, { kind: 'LOCATION', rule: 'city', score, evidence });
}

const shortNamesTable = makeWordTable(shortNames);
const countiesTable = makeWordTable(counties);

/** Cities, towns and counties by name: "Chicago", "in Bremen", "Springfield, IL", "Cook County". */
export const city: Recogniser = {
  rule: 'city',
  find: (scan, emit) => {
    findCalled(scan, emit);
    let next = 0;
    for (const index of scan.nameWords) {
      if (index < next) continue;
      const { shape, text } = tokenAt(scan, index);
      if (shape !== 'capital' && shape !== 'upper' && scan.letterCase !== 'lower') continue;
      if (shape === 'upper' && text.length < 4 && scan.letterCase !== 'upper') continue;
      const found = readCity(scan, index);
      if (!found) continue;
      const candidate = listedCity(scan, index, found);
      if (!candidate) continue;
      emit(candidate);
      next = found.to;
    }
  },
};
