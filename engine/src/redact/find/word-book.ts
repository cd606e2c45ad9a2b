import { tableCount } from './trigger-tables.ts';
import { WordFacts } from './word-facts.ts';
import { listCount } from './word-lists.ts';

/** True where the letters of a word stand in a text from `start` on. */
function standsAt(word: string, text: string, start: number): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

/** The slots of a book without words, to be copied: a copy costs less than making them. */
const emptySlots: readonly (WordFacts | undefined)[] = Array.from({ length: 256 }, () => undefined);

/**
 * The words met so far, found by a hash that is made while a word is read, so that no string is cut for a word met before.
 * The words stand in the slots themselves: a word is found with few looks at far places of memory.
 */
class WordBook {
  private slots = emptySlots.slice();
  private mask = emptySlots.length - 1;
  size = 0;

  find(text: string, start: number, end: number, hash: number): WordFacts | undefined {
    const { slots, mask } = this;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const word = slots[slot];
      if (word === undefined) return undefined;
      if (word.hash === hash && word.text.length === end - start && standsAt(word.text, text, start)) return word;
    }
  }

  add(word: WordFacts): void {
    this.size++;
    if (this.size * 2 > this.slots.length) this.grow();
    this.place(word);
  }

  private place(word: WordFacts): void {
    let slot = word.hash & this.mask;
    while (this.slots[slot] !== undefined) slot = (slot + 1) & this.mask;
    this.slots[slot] = word;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = Array.from({ length: before.length * 4 });
    this.mask = this.slots.length - 1;
    for (const word of before) if (word !== undefined) this.place(word);
  }
}

/**
 * Common words are kept from text to text: those that are no part of a name (words of the dictionary, medical words, labels),
 * those of the dictionary that are names of some people too ("baker"), and short abbreviations. Whatever else may be a name
 * is forgotten with its text.
 */
let common = new WordBook();
const mostCommonWords = 50_000;
const longestAbbreviation = 4;
let tablesKnown = 0;

function isCommon({ text, flags, shape, strength, isEnglish }: WordFacts): boolean {
  if (strength <= 1 || (strength === 2 && isEnglish)) return true;
  return flags === 0 && text.length <= longestAbbreviation && (shape === 'upper' || shape === 'lower');
}

/** Reads the words of one text; `hash` is any number that is the same for the same letters. */
export type ReadWord = (start: number, end: number, hash: number) => WordFacts;

/** Gives the reader for the words of a text. Each spelling is looked up in the lexicons once. */
export function makeWordReader(text: string): ReadWord {
  const tables = tableCount() + listCount();
  if (tablesKnown !== tables) common = new WordBook();
  tablesKnown = tables;
  const own = new WordBook();
  return (start, end, hash) => {
    const known = common.find(text, start, end, hash) ?? own.find(text, start, end, hash);
    if (known !== undefined) return known;
    const word = WordFacts.ofWord(text.slice(start, end), hash);
    (common.size < mostCommonWords && isCommon(word) ? common : own).add(word);
    return word;
  };
}
