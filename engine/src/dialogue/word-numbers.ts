import type { SpokenWord } from './spoken-words.ts';

/** The words of all phrases and patterns, numbered from 1. */
const numbers = new Map<string, number>();
/** The numbers of the words of a talk, which are looked up in many tables; kept as long as the words are. */
let numbered = new WeakMap<readonly SpokenWord[], readonly number[]>();

/** The number of a word of a phrase or pattern. */
export function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  const number = numbers.size + 1;
  numbers.set(word, number);
  // Words that were numbered before do not know it.
  numbered = new WeakMap();
  return number;
}

/** The numbers of spoken words, 0 for a word that is in no phrase or pattern. Linear. */
export function numbersOf(words: readonly SpokenWord[]): readonly number[] {
  const known = numbered.get(words);
  if (known) return known;
  const own = words.map(({ word }) => numbers.get(word) ?? 0);
  numbered.set(words, own);
  return own;
}

/** Words by their numbers, one bit each: what most words are not in costs next to nothing that way. */
export class WordSet {
  readonly #bits: Uint32Array;

  /** @param own numbers of words, as `numberOf` has them */
  constructor(own: Iterable<number>) {
    const all = [...own];
    this.#bits = new Uint32Array(Math.floor(Math.max(0, ...all) / 32) + 1);
    for (const number of all) this.#bits[number >> 5] = (this.#bits[number >> 5] ?? 0) | (1 << (number & 31));
  }

  has(number: number): boolean {
    return (((this.#bits[number >> 5] ?? 0) >> (number & 31)) & 1) === 1;
  }
}
