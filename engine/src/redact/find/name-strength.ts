import { isMedicalWord } from '../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import type { Token } from './tokens.ts';
import { drugOrProduct, everyday, never, relative, role, stateName, title } from './word-lists.ts';

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
  /** The lists of word-lists.ts in which it stands. */
  readonly lists: number;
}

/** True for a word that says what somebody is ("nurse", "uncle", "imam"). */
function isPart({ text, folded, flags, lists }: WordKnowledge): boolean {
  if ((lists & (relative | role | title)) === 0) return false;
  if ((lists & relative) !== 0) return true;
  const isShortName = text.length < 4 && text !== folded && text !== text.toUpperCase();
  if (!isShortName && (lists & role) !== 0) return true;
  return (lists & title) !== 0 && (flags & lexiconFlag.commonGiven) === 0;
}

/** The same for a token. */
export function isPersonPart({ kind, text, folded, flags, facts }: Token): boolean {
  if ((facts.lists & (relative | role | title)) === 0) return false;
  return isPart(kind === 'word' ? facts : { text, folded, flags, isEnglish: false, lists: facts.lists });
}

/** How likely a word is part of a name, whatever its case. */
export function listedStrength(word: WordKnowledge): NameStrength {
  const { text, folded, flags, lists } = word;
  if ((lists & (never | drugOrProduct)) !== 0 || isPart(word)) return 0;
  if ((lists & stateName) !== 0 && (flags & lexiconFlag.commonGiven) === 0) return 1;
  if ((flags & anyName) === 0) {
    if (isMedicalWord(folded)) return 0;
    return accented.test(text) ? 2 : word.isEnglish ? 1 : 2;
  }
  if ((lists & everyday) !== 0) return 2;
  if ((flags & commonName) !== 0)
    return (flags & lexiconFlag.bigCity) !== 0 && (flags & lexiconFlag.commonGiven) === 0 ? 2 : 4;
  return word.isEnglish || (flags & lexiconFlag.bigCity) !== 0 ? 2 : 3;
}
