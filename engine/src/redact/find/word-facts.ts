import { isMedicalWord } from '../../lexicons/clinical-words.ts';
import { foldWord } from '../../lexicons/fold-word.ts';
import { flagMask, loadLexicon, placeWordsShift } from '../../lexicons/lexicon.ts';
import { listedStrength, type NameStrength } from './name-strength.ts';
import { knownWord, tablesOfWord } from './trigger-tables.ts';

/**
 * How a word is written: `capital` also stands for McDonald, `initial` is one capital letter; `other` is a word with
 * capitals inside (IgM) or in a script without case, a number or a mark.
 */
export type TokenShape = 'lower' | 'capital' | 'upper' | 'initial' | 'other';

/** Capitals inside a name: McDonald, DeShawn, O\u2019Neil; not IgM or MRIs. */
const joinedCapital = /^\p{Lu}\p{Ll}{1,4}\p{Lu}\p{Ll}{2,}$/u;

function shapeOf(word: string): TokenShape {
  const lower = word.toLowerCase();
  if (word === lower) return lower === word.toUpperCase() ? 'other' : 'lower';
  const upper = word.toUpperCase();
  if (word === upper) return word.length === 1 ? 'initial' : 'upper';
  if (lower === upper) return 'other';
  const first = word.charAt(0);
  if (first === first.toLowerCase()) return 'lower';
  const hasInner = word.slice(1) !== lower.slice(1);
  return hasInner && !joinedCapital.test(word) ? 'other' : 'capital';
}

/** What is known of a word wherever it stands. What few words are asked for is looked up when it is asked for, once. */
export class WordFacts {
  readonly text: string;
  /** Any number that is the same for the same letters, by which word-book.ts finds it. */
  readonly hash: number;
  readonly shape: TokenShape;
  /** Lower-case ASCII where the script allows it; for look-ups. */
  readonly folded: string;
  /** Lexicon flags of the folded word. */
  readonly flags: number;
  /** The largest number of words in a listed place name that begins with the word; 0 when there is none. */
  readonly placeWords: number;
  /** The tables of trigger words in which it stands. */
  readonly tables: readonly number[] | undefined;
  /** The lists of word-lists.ts in which it stands, a bit for each. */
  readonly lists: number;
  private english: boolean | undefined = undefined;
  private medical: boolean | undefined = undefined;
  private known: NameStrength | undefined = undefined;

  private constructor(text: string, hash: number, shape: TokenShape, folded: string, entry: number) {
    this.text = text;
    this.hash = hash;
    this.shape = shape;
    this.folded = folded;
    this.flags = entry & flagMask;
    this.placeWords = entry >> placeWordsShift;
    const known = knownWord(folded);
    this.lists = known?.lists ?? 0;
    this.tables = text === '' ? known?.tables : tablesOfWord(this, known?.tables);
  }

  /** True for a word of the English dictionary. */
  get isEnglish(): boolean {
    return (this.english ??= loadLexicon().isEnglish(this.folded));
  }

  /** True for drugs and for words with a medical ending. */
  get isMedical(): boolean {
    return (this.medical ??= isMedicalWord(this.folded));
  }

  /** How likely it is part of a name, whatever its case. */
  get strength(): NameStrength {
    return (this.known ??= listedStrength(this));
  }

  static ofWord(word: string, hash: number): WordFacts {
    const folded = foldWord(word);
    return new WordFacts(word, hash, shapeOf(word), folded, loadLexicon().entryOf(folded));
  }

  /** The same for what is no word: it stands in lists and tables, and is nothing else. */
  static ofNoWord(folded: string): WordFacts {
    const facts = new WordFacts('', 0, 'other', folded, 0);
    facts.english = false;
    facts.medical = false;
    facts.known = 0;
    return facts;
  }
}

/** What is known of a mark or number: that it is no word. */
export const noFacts: WordFacts = WordFacts.ofNoWord('');
