import { drugNames, isMedicalWord, neverNames } from '../../lexicons/clinical-words.ts';
import { productNames } from '../../lexicons/products.ts';
import { everydayNames } from '../../lexicons/everyday-names.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { stateNames } from '../../lexicons/states.ts';
import { kinship, roleWords, titleWords } from '../../lexicons/titles.ts';

/**
 * How likely a written word is part of a person's name, by itself.
 * 0 never; 1 an English word; 2 unknown, or a name that is also an everyday word or a large city; 3 a listed name; 4 a common name.
 */
export type NameStrength = 0 | 1 | 2 | 3 | 4;

const anyName = lexiconFlag.given | lexiconFlag.family;
const commonName = lexiconFlag.commonGiven | lexiconFlag.commonFamily;
/** Accented letters, which English words hardly have. */
const accented = /[^\x00-\x7f\u2019]/;

/** What makes a word a name, but for how it is written. */
export interface WordKnowledge {
  readonly text: string;
  readonly folded: string;
  readonly flags: number;
  readonly isEnglish: boolean;
}

/** True for a word that says what somebody is ("nurse", "uncle", "imam"). */
export function isPersonPart({ text, folded, flags }: Pick<WordKnowledge, 'text' | 'folded' | 'flags'>): boolean {
  const isShortName = text.length < 4 && text !== folded && text !== text.toUpperCase();
  if (kinship.has(folded) || (!isShortName && roleWords.has(folded))) return true;
  return titleWords.has(folded) && (flags & lexiconFlag.commonGiven) === 0;
}

/** How likely a word is part of a name, whatever its case. */
export function listedStrength(word: WordKnowledge): NameStrength {
  const { text, folded, flags } = word;
  if (neverNames.has(folded) || drugNames.has(folded) || productNames.has(folded)) return 0;
  if (isPersonPart(word)) return 0;
  if (stateNames.has(folded) && (flags & lexiconFlag.commonGiven) === 0) return 1;
  if ((flags & anyName) === 0) {
    if (isMedicalWord(folded)) return 0;
    return accented.test(text) ? 2 : word.isEnglish ? 1 : 2;
  }
  if (everydayNames.has(folded)) return 2;
  if ((flags & commonName) !== 0)
    return (flags & lexiconFlag.bigCity) !== 0 && (flags & lexiconFlag.commonGiven) === 0 ? 2 : 4;
  return word.isEnglish || (flags & lexiconFlag.bigCity) !== 0 ? 2 : 3;
}
