import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { clinicalAcronyms } from '../../../lexicons/clinical-acronyms.ts';
import { eponyms } from '../../../lexicons/eponyms.ts';
import { neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, eachWord, makePhraseTable, makeTestTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readState } from '../state-after.ts';
import type { WordFacts } from '../word-facts.ts';

const counties = new Set(['county', 'parish', 'borough', 'township']);
const prepositions = new Set(
  'in from near to at of outside around downtown greater central north south east west visiting'.split(' '),
);

const shortNames = new Set([
  'nyc',
  'philly',
  'bronx',
  'brooklyn',
  'queens',
  'manhattan',
  'harlem',
  'maui',
  'oahu',
  'kauai',
  'molokai',
  'nantucket',
  'socal',
  'norcal',
]);

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
  const limit = Math.max(first.facts.placeWords, 1);
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

/** Cities that stand for a score, a classification or a tool: "Boston 2-3-3", "Paris 0-IIa", "Columbia: low", "Jackson-Pratt". */
const scored = new Set(
  (
    'boston paris nottingham rotterdam denver vancouver columbia milan edinburgh glasgow oswestry rochester stanford ottawa montreal geneva atlanta bethesda tokyo chicago banff baltimore rome berlin amsterdam sydney helsinki ' +
    'houston toronto hamilton jackson lawrence london marshall barcelona kyoto maastricht cincinnati salem ranchos rancho norton liverpool ishak utrecht heidelberg lund leeds bristol york warsaw prague brighton seattle memphis fort'
  ).split(' '),
);
const plans = new Set(
  'suicide protocol card medicaid medicare plan insurance ppo hmo advantage scale score criteria classification'.split(
    ' ',
  ),
);
const makes = new Set('toyota honda ford chevy chevrolet kia hyundai nissan buick gmc dodge chrysler'.split(' '));

/** True when a city's name stands for something else: a score with its value, a joined name, a car, a firm. */
function isOtherUse(scan: Scan, from: number, to: number): boolean {
  const next = tokenAt(scan, to);
  const before = tokenAt(scan, from - 1);
  const first = tokenAt(scan, from);
  if (makes.has(first.folded) || next.folded === 'scientific') return true;
  if (before.folded === 'of' && tokenAt(scan, from - 2).folded === 'mutual') return true;
  if (plans.has(next.folded)) return true;
  if (prepositions.has(before.folded)) return false;
  const isJoined =
    (next.text === '-' && next.gap === 'none' && tokenAt(scan, to + 1).kind === 'word') ||
    (before.text === '-' && first.gap === 'none' && tokenAt(scan, from - 2).kind === 'word');
  if (isJoined && (scored.has(first.folded) || eponyms.has(first.folded) || before.text === '-')) return true;
  if (!scored.has(first.folded)) return false;
  return (
    next.kind === 'number' ||
    next.kind === 'mixed' ||
    next.text === ':' ||
    before.folded === 'modified' ||
    ['lifetime', 'risk', 'screen', 'protocol', 'grade', 'class', 'type'].includes(next.folded) ||
    /^[IVX]+$/.test(next.text) ||
    /^[a-z]?\d/i.test(next.text)
  );
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
  if (before.text === '(' && tokenAt(scan, city.to).text === ')' && city.flags !== 0 && token.text.length > 4)
    return 0.55;
  const isWord = scan.lexicon.isEnglish(token.folded) || (city.flags & (lexiconFlag.given | lexiconFlag.family)) !== 0;
  if (isWord) return 0;
  return after ? 0.6 : token.text.length > 5 && !token.facts.isMedical ? 0.55 : 0;
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
    if (
      (shape === 'lower' && scan.letterCase !== 'lower') ||
      (folded === 'queens' && !prepositions.has(tokenAt(scan, index - 1).folded))
    )
      return;
    add(
      tokenAt(scan, index - 1).folded === 'the' ? index - 1 : index,
      readState(scan, index + 1),
      0.75,
      'a short name of a city or part of one',
    );
  });
  eachWord(scan, countiesTable, (index) => {
    const name = tokenAt(scan, index - 1);
    const isStrange = !name.facts.isEnglish && name.kind === 'word' && scan.letterCase !== 'mixed';
    const isWritten = tokenAt(scan, index).shape === 'capital' && name.shape === 'capital';
    if (!(isWritten || isStrange) || neverNames.has(name.folded)) return;
    if (onSameLine(tokenAt(scan, index))) add(index - 1, index + 1, 0.8, 'the name of a county');
  });
  eachWord(scan, countiesTable, (index) => {
    const name = tokenAt(scan, index + 1);
    const isForm = tokenAt(scan, index).shape === 'capital' && tokenAt(scan, index - 1).shape !== 'capital';
    const isName =
      name.shape === 'capital' && onSameLine(name) && !name.facts.isEnglish && !neverNames.has(name.folded);
    if (isForm && isName) add(index + 1, index + 2, 0.6, 'a name behind "county" in a form');
  });
}

/** The candidate for a listed city at this token, with its state, or nothing. */
function listedCity(scan: Scan, index: number, found: NonNullable<ReturnType<typeof readCity>>): Candidate | undefined {
  const isCounty = counties.has(tokenAt(scan, found.to).folded);
  const stateEnd = readState(scan, found.to);
  const isPlain =
    tokenAt(scan, found.to).text === ',' ||
    (scan.letterCase !== 'mixed' &&
      ['in', 'from', 'to', 'at', 'near', 'of'].includes(tokenAt(scan, index - 1).folded)) ||
    !scan.lexicon.isEnglish(tokenAt(scan, index).folded);
  const hasState = stateEnd > found.to && isPlain;
  const score = hasState || isCounty ? 0.85 : scoreOf(scan, index, found);
  if (score === 0 || isEponymUse(scan, found.to) || (!hasState && !isCounty && isOtherUse(scan, index, found.to)))
    return undefined;
  const evidence = hasState ? 'a city with its state' : 'the name of a city or town';
  const to = isCounty ? found.to + 1 : hasState ? stateEnd : found.to;
  return candidateOf(scan, index, to, { kind: 'LOCATION', rule: 'city', score, evidence });
}

const mayBeginCity = ({ flags, placeWords }: WordFacts): boolean => (flags & lexiconFlag.city) !== 0 || placeWords > 1;
const written = makeTestTable((word) => word.shape !== 'lower' && mayBeginCity(word));
const lower = makeTestTable((word) => word.shape === 'lower' && mayBeginCity(word));

/** Words with which a listed place begins, written as names are in this text. */
function listStarts(scan: Scan): readonly number[] {
  if (scan.letterCase !== 'lower') return placesOf(scan, written);
  return mergeIndexes(placesOf(scan, written), placesOf(scan, lower));
}

const shortNamesTable = makeWordTable(shortNames);
const countiesTable = makeWordTable(counties);

/** Cities, towns and counties by name: "Chicago", "in Bremen", "Springfield, IL", "Cook County". */
export const city: Recogniser = {
  rule: 'city',
  find: (scan, emit) => {
    findCalled(scan, emit);
    let next = 0;
    for (const index of listStarts(scan)) {
      if (index < next) continue;
      const { shape, text, folded } = tokenAt(scan, index);
      if (shape !== 'capital' && shape !== 'upper' && scan.letterCase !== 'lower') continue;
      if (shape === 'upper' && text.length < 4 && scan.letterCase !== 'upper') continue;
      if (shape === 'upper' && scan.letterCase === 'mixed' && text.length === 4 && clinicalAcronyms.has(folded))
        continue;
      const found = readCity(scan, index);
      if (!found) continue;
      const candidate = listedCity(scan, index, found);
      if (!candidate) continue;
      emit(candidate);
      next = found.to;
    }
  },
};
