import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { isApostrophe } from '../name-marks.ts';
import { beginsColumn } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { makeTestTable, placesOf } from '../phrases.ts';
import { possibleName } from '../possible-name.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';
import type { WordFacts } from '../word-facts.ts';

const particles = new Set(['de', 'del', 'la', 'van', 'von', 'der', 'den', 'el', 'al', 'bin', 'ibn', 'da', 'dos']);
const surelyGiven = 3;

const isGiven = ({ flags, strength }: Pick<WordFacts, 'flags' | 'strength'>): boolean =>
  (flags & lexiconFlag.given) !== 0 && strength >= surelyGiven;
const givenWords = makeTestTable(({ shape, flags, strength }) => shape === 'lower' && isGiven({ flags, strength }));
const upperGiven = makeTestTable(({ shape, flags }) => shape === 'upper' && (flags & lexiconFlag.given) !== 0);

const facts = { kind: 'NAME', rule: 'name-pair', score: 0.7 } as const;

const isBeside = (scan: Scan, index: number): boolean =>
  tokenAt(scan, index).gap === 'space' && !beginsColumn(scan, index);

/** Index after "osvaldo quintanilla", "ludwig von hagendorf" in small letters, or the index itself. */
function readLower(scan: Scan, index: number): number {
  let at = index + 1;
  while (at < index + 3 && particles.has(tokenAt(scan, at).folded) && isBeside(scan, at)) at++;
  if (!isBeside(scan, at)) return index;
  // "o'shaughnessy", "d'angelo"
  if (tokenAt(scan, at).text.length === 1 && isApostrophe(tokenAt(scan, at + 1))) at += 2;
  const family = tokenAt(scan, at);
  const isWhole = family.shape === 'lower' && family.text.length > 3;
  return isWhole && possibleName(tokenAt(scan, index)) === 2 && possibleName(family) === 2 ? at + 1 : index;
}

/** Where "RAGHUNATHAN PRIYA" or "PRIYA RAGHUNATHAN" begins at the beginning of a line of another case, or -1. */
function startOfUpper(scan: Scan, given: number): number {
  const isOther = (index: number): boolean => {
    const token = tokenAt(scan, index);
    return token.shape === 'upper' && token.text.length > 4 && possibleName(token) === 2;
  };
  if (beginsLine(scan, given - 1) && isBeside(scan, given) && isOther(given - 1)) return given - 1;
  return beginsLine(scan, given) && isBeside(scan, given + 1) && isOther(given + 1) ? given : -1;
}

/** A given name beside a word that is a name or that nobody knows, where capitals do not tell: whatever else the text is written in. */
export const namePair: Recogniser = {
  rule: 'name-pair',
  find: (scan, emit) => {
    for (const index of placesOf(scan, givenWords)) {
      const end = readLower(scan, index);
      const evidence = 'a given name in small letters beside a family name or a word that nobody knows';
      if (end > index) emit(candidateOf(scan, index, end, { ...facts, evidence }));
    }
    if (scan.letterCase !== 'mixed') return;
    for (const index of placesOf(scan, upperGiven)) {
      const start = startOfUpper(scan, index);
      const isEnd = start >= 0 && (!onSameLine(tokenAt(scan, start + 2)) || tokenAt(scan, start + 2).shape !== 'upper');
      const evidence = 'a given name and another at the beginning of a line, in capitals';
      if (isEnd) emit(candidateOf(scan, start, start + 2, { ...facts, evidence }));
    }
  },
};
