import { isMedicalWord } from '../../lexicons/clinical-words.ts';
import { foldWord } from '../../lexicons/fold-word.ts';
import { loadLexicon } from '../../lexicons/lexicon.ts';
import { listedStrength, type NameStrength } from './name-strength.ts';
import { tablesOf } from './trigger-tables.ts';

/**
 * How a word is written: `capital` also stands for McDonald, `initial` is one capital letter; `other` is a word with
 * capitals inside (IgM) or in a script without case, a number or a mark.
 */
export type TokenShape = 'lower' | 'capital' | 'upper' | 'initial' | 'other';

/** What is known of a word wherever it stands. */
export interface WordFacts {
  readonly text: string;
  readonly shape: TokenShape;
  /** Lower-case ASCII where the script allows it; for look-ups. */
  readonly folded: string;
  /** Lexicon flags of the folded word. */
  readonly flags: number;
  /** The tables of trigger words in which it stands. */
  readonly tables: readonly number[] | undefined;
  /** True for a word of the English dictionary. */
  readonly isEnglish: boolean;
  /** True for drugs and for words with a medical ending. */
  readonly isMedical: boolean;
  /** How likely it is part of a name, whatever its case. */
  readonly strength: NameStrength;
}

/** Capitals inside a name: McDonald, DeShawn, O\u2019Neil; not IgM or MRIs. */
const joinedCapital = /^\p{Lu}\p{Ll}{1,4}\p{Lu}\p{Ll}{2,}$/u;

function shapeOf(word: string): TokenShape {
  const lower = word.toLowerCase();
  const upper = word.toUpperCase();
  if (lower === upper) return 'other';
  if (word === lower) return 'lower';
  if (word === upper) return word.length === 1 ? 'initial' : 'upper';
  const first = word.charAt(0);
  if (first === first.toLowerCase()) return 'lower';
  const hasInner = word.slice(1) !== lower.slice(1);
  return hasInner && !joinedCapital.test(word) ? 'other' : 'capital';
}

class LazyFacts implements WordFacts {
  readonly text: string;
  readonly shape: TokenShape;
  readonly folded: string;
  readonly flags: number;
  readonly tables: readonly number[] | undefined;
  #isEnglish: boolean | undefined;
  #isMedical: boolean | undefined;
  #strength: NameStrength | undefined;

  constructor(text: string) {
    this.text = text;
    this.shape = shapeOf(text);
    this.folded = foldWord(text);
    this.flags = loadLexicon().flagsOf(this.folded);
    this.tables = tablesOf(this.folded);
  }

  get isEnglish(): boolean {
    return (this.#isEnglish ??= loadLexicon().isEnglish(this.folded));
  }

  get isMedical(): boolean {
    return (this.#isMedical ??= isMedicalWord(this.folded));
  }

  get strength(): NameStrength {
    return (this.#strength ??= listedStrength(this));
  }
}

/** Reads what is known of a word. */
export function readFacts(word: string): WordFacts {
  return new LazyFacts(word);
}

/** What is known of a mark or number: that it is no word. */
export const noFacts: WordFacts = {
  text: '',
  shape: 'other',
  folded: '',
  flags: 0,
  tables: undefined,
  isEnglish: false,
  isMedical: false,
  strength: 0,
};
