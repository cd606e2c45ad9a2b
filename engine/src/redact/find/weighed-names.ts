import type { Finding } from '../../model/finding.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { nameWeights } from '../../lexicons/name-weights.data.ts';
import { countryNames } from '../../lexicons/countries.ts';
import { isEponymUse } from './eponym-use.ts';
import { isDosed, isThingNamed, listedAt } from './listed-things.ts';
import { nameEvidence } from './name-evidence.ts';
import { isPersonWord } from './named-after.ts';
import { candidateOf } from './patterns.ts';
import { makeTestTable, placesOf } from './phrases.ts';
import type { Candidate } from './recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from './scan.ts';
import { nameStrength } from './strength-here.ts';
import type { WordFacts } from './word-facts.ts';
import { credential, eponym, never, scoreEponym, stateName, testEponym } from './word-lists.ts';

/** From this likelihood on a word is taken for a name. */
const likely = 0.85;
const weights = new Map(nameWeights);
const countries: ReadonlySet<string> = new Set(countryNames);

const anyName = lexiconFlag.given | lexiconFlag.family;

/** What is asked of the word alone: listed as a name, and neither a word of the chart nor a country or state. */
function mayBeOpen({ shape, folded, flags, text, lists, strength }: WordFacts): boolean {
  // What no list knows is a brand as often as a person, and nothing around it distinguishes them.
  if (shape !== 'capital' || text.length < 2 || (flags & anyName) === 0) return false;
  if ((lists & (never | stateName | credential)) !== 0 || strength < 2 || countries.has(folded)) return false;
  return (lists & (eponym | testEponym | scoreEponym)) === 0 || (flags & lexiconFlag.given) !== 0;
}

const openWords = makeTestTable(mayBeOpen);

/** "D-Punjab", "Ki-67": the word is the second half of something. */
function isJoined(scan: Scan, index: number): boolean {
  const before = tokenAt(scan, index - 1);
  return tokenAt(scan, index).gap === 'none' && (before.text === '-' || before.text === '/') && before.gap === 'none';
}

/** A word that fills its line: a heading as often as a person, and nothing stands around it. */
const isAlone = (scan: Scan, index: number): boolean =>
  beginsLine(scan, index) && !onSameLine(tokenAt(scan, index + 1));

/** True for a capitalised word that the rules leave open: not of the chart's own words, and neither place nor thing. */
export function isOpen(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (scan.letterCase !== 'mixed' || token.kind !== 'word' || !mayBeOpen(token.facts)) return false;
  if (nameStrength(scan, token) < 2 || isPersonWord(token) || isJoined(scan, index) || isAlone(scan, index))
    return false;
  if (listedAt(scan, index) === 'things' || isThingNamed(scan, index) || isDosed(scan, index + 1)) return false;
  return !isEponymUse(scan, index + 1);
}

/** A way to ask whether a token lies in a name that was found; findings are in order and do not overlap. */
export function namedIn(scan: Scan, findings: readonly Finding[]): (index: number) => boolean {
  const names = findings.filter(({ kind }) => kind === 'NAME');
  return (index) => {
    const { start, end } = tokenAt(scan, index);
    let [low, high] = [0, names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((names[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const name = names[low];
    return name !== undefined && end > start && name.start < end;
  };
}

/** How likely a word is somebody's name, by the evidence on it. */
export function likelihood(evidence: readonly string[]): number {
  let sum = weights.get('always') ?? 0;
  for (const item of evidence) sum += weights.get(item) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** Capitalised words that no rule decided on and that the evidence together makes a name: "ref sent, Kofi 2h40m". */
export function findWeighed(scan: Scan, findings: readonly Finding[]): Candidate[] {
  const candidates: Candidate[] = [];
  if (scan.letterCase !== 'mixed') return candidates;
  const isNamed = namedIn(scan, findings);
  let at = 0;
  for (const index of placesOf(scan, openWords)) {
    const { start, end } = tokenAt(scan, index);
    while (at < findings.length && (findings[at]?.end ?? 0) <= start) at++;
    if ((findings[at]?.start ?? Infinity) < end || !isOpen(scan, index)) continue;
    const chance = likelihood(nameEvidence(scan, index, isNamed));
    if (chance < likely) continue;
    const evidence = 'what stands around it makes it a name';
    candidates.push(candidateOf(scan, index, index + 1, { kind: 'NAME', rule: 'name-weighed', score: 0.6, evidence }));
  }
  return candidates;
}
