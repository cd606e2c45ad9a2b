import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { isPersonPart } from '../name-strength.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';
import { acronym, drugOrProduct, stateName } from '../word-lists.ts';

const commas = makeWordTable([',']);
const anyName = lexiconFlag.given | lexiconFlag.family;
/** Short middle names of Vietnam, which no list of given names has. */
const middleNames = new Set(['thi', 'van', 'huu', 'ngoc', 'xuan', 'thanh']);
const mostFamily = 2;
const mostGiven = 3;

const isUnknown = ({ text, flags, facts }: Token): boolean =>
  flags === 0 && !facts.isEnglish && text.length > 3 && (facts.lists & acronym) === 0;

const isGiven = (token: Token): boolean =>
  (token.flags & lexiconFlag.given) !== 0 || isUnknown(token) || middleNames.has(token.folded);

/** A listed name, or a word that nobody knows, in capitals. */
function isPart(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const { kind, shape, text, facts, flags } = token;
  if (kind !== 'word' || shape !== 'upper' || text.length > 20) return false;
  if (facts.isMedical || (facts.lists & (drugOrProduct | stateName)) !== 0 || isPersonPart(token)) return false;
  return (flags & anyName) !== 0 || isUnknown(token) || middleNames.has(token.folded);
}

/** A line that is a name in capitals and nothing else, with the family name first: "HA, LE THI", "ZELVARK, ANNA". */
export const nameUpperLine: Recogniser = {
  rule: 'name-upper-line',
  find: (scan, emit) => {
    eachWord(scan, commas, (comma) => {
      let from = comma;
      while (comma - from < mostFamily && !beginsLine(scan, from) && isPart(scan, from - 1)) from--;
      let [to, given] = [comma + 1, 0];
      while (to - comma <= mostGiven && onSameLine(tokenAt(scan, to)) && isPart(scan, to)) {
        if (isGiven(tokenAt(scan, to))) given++;
        to++;
      }
      const isLine = from < comma && beginsLine(scan, from) && (to >= scan.tokens.length || beginsLine(scan, to));
      if (!isLine || given === 0) return;
      const evidence = 'a line that is a name in capitals, the family name first';
      emit(candidateOf(scan, from, to, { kind: 'NAME', rule: 'name-upper-line', score: 0.75, evidence }));
    });
  },
};
