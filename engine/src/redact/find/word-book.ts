import { tableCount } from './trigger-tables.ts';
import { WordFacts } from './word-facts.ts';
import { listCount } from './word-lists.ts';

/** True where the letters of a word stand in a text from `start` on. */
function standsAt(word: string, text: string, start: number): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}

/** The words met so far, found by a hash that is made while a word is read, so that no string is cut for a word met before. */
class WordBook {
  private slots = new Int32Array(1 << 10);
  private readonly words: WordFacts[] = [];
  private readonly hashes: number[] = [];

  get size(): number {
    return this.words.length;
  }

  find(text: string, start: number, end: number, hash: number): WordFacts | undefined {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.slots[slot] ?? 0;
      if (number === 0) return undefined;
      if (this.hashes[number - 1] !== hash) continue;
      const word = this.words[number - 1];
      if (word !== undefined && word.text.length === end - start && standsAt(word.text, text, start)) return word;
    }
  }

  add(word: WordFacts, hash: number): void {
    this.words.push(word);
    this.hashes.push(hash);
    if (this.words.length * 2 > this.slots.length) this.grow();
    else this.place(hash, this.words.length);
  }

  private place(hash: number, number: number): void {
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = number;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 4);
    for (const [index, hash] of this.hashes.entries()) this.place(hash, index + 1);
  }
}

/**
 * Common words are kept from text to text: those that are no part of a name or are words of the dictionary too (medical words, labels, "hope")
 * and short abbreviations. Whatever may be a name is forgotten with its text.
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
    const word = WordFacts.ofWord(text.slice(start, end));
    (common.size < mostCommonWords && isCommon(word) ? common : own).add(word, hash);
    return word;
  };
}
