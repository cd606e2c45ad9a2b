import { nameableWords, neverNames } from '../../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { isPersonWord } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** Degrees that are hardly anything else in a text without capitals; "m d" is dictated letter by letter. */
const degrees = new Set(['md', 'rn', 'np', 'lpn', 'phd', 'pharmd', 'dds', 'dpm', 'lcsw', 'crna', 'aprn', 'dnp', 'fnp']);
const spoken = new Set(['md', 'do', 'np', 'pa', 'rn']);
const degreeTable = makeWordTable([...degrees, 'm', 'd', 'n', 'p', 'r']);
const anyName = lexiconFlag.given | lexiconFlag.family;

/** True where a degree begins: "md", or "m d" as letters. */
function isDegree(scan: Scan, index: number): boolean {
  const { folded } = tokenAt(scan, index);
  if (degrees.has(folded)) return true;
  const next = tokenAt(scan, index + 1);
  return spoken.has(folded + next.folded) && next.gap === 'space';
}

const isNever = (folded: string): boolean =>
  neverNames.has(folded) && !(folded.length > 3 && nameableWords.has(folded));

/** A word that may be a family name: listed as one, or unknown to English and medicine. */
function isFamily(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const { kind, text, folded, flags, facts } = token;
  if (kind !== 'word' || text.length < 3 || isNever(folded) || isPersonWord(token) || facts.isMedical) return false;
  return (flags & lexiconFlag.family) !== 0 || (!facts.isEnglish && text.length > 3);
}

/** A given name, an initial or the first half of a double name before the family name. */
function startOf(scan: Scan, family: number): number {
  let at = family;
  if (tokenAt(scan, at - 1).text === '-' && tokenAt(scan, at).gap === 'none' && isFamily(scan, at - 2)) at -= 2;
  for (let words = 0; words < 2; words++) {
    const { kind, text, folded, flags } = tokenAt(scan, at - 1);
    if (kind !== 'word' || !onSameLine(tokenAt(scan, at)) || folded === 'i') return at;
    const isGiven = (flags & anyName) !== 0 && text.length > 2 && !neverNames.has(folded);
    if (text.length > 1 && !isGiven) return at;
    at--;
  }
  return at;
}

/** In texts without capitals: names before a degree, as "kwabena asante-long md", "a woldemariam m d". */
export const nameCaseless: Recogniser = {
  rule: 'name-caseless',
  find: (scan, emit) => {
    if (scan.letterCase !== 'lower') return;
    eachWord(scan, degreeTable, (index) => {
      if (!isDegree(scan, index) || !onSameLine(tokenAt(scan, index))) return;
      const end = tokenAt(scan, index - 1).text === ',' ? index - 1 : index;
      if (!isFamily(scan, end - 1)) return;
      const from = startOf(scan, end - 1);
      const isWhole = end - from > 1 || (tokenAt(scan, from).flags & anyName) !== 0;
      if (!isWhole) return;
      const evidence = 'stands before a degree or licence such as MD or RN';
      emit(candidateOf(scan, from, end, { kind: 'NAME', rule: 'name-caseless', score: 0.85, evidence }));
    });
  },
};
