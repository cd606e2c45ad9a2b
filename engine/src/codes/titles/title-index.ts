import type { IcdTable } from '../tables/code-tables.ts';

/** A word of a text, in small letters, without marks. */
export interface TitleWord {
  readonly lower: string;
}

export interface TitleMatch {
  /** With its dot. */
  readonly code: string;
  /** Index of the first word, and of the word after the last. */
  readonly from: number;
  readonly to: number;
}

/** Titles of one word are names of conditions, which are read as such. */
const fewestWords = 2;
const firstHash = 0x811c9dc5;
const prime = 0x01000193;
/** Bits that tell which two words begin a title: few others pass. */
const openingBits = 20;

function addWord(hash: number, word: string): number {
  let next = Math.imul(hash ^ 32, prime);
  for (let at = 0; at < word.length; at += 1) next = Math.imul(next ^ word.charCodeAt(at), prime);
  return next >>> 0;
}

const wordsOf = (title: string): readonly string[] => title.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/**
 * The billable codes of a table by the words of their official titles: as an electronic record lists them, word for word. Some 4 MB for a
 * whole year; made in a fifth of a second, when it is first asked for.
 */
export class TitleIndex {
  readonly #table: IcdTable;
  /** Sorted. */
  readonly #hashes: Uint32Array;
  /** The code of each hash. */
  readonly #codes: readonly string[];
  readonly #openings = new Uint32Array(2 ** (openingBits - 5));
  #longest = 0;

  constructor(table: IcdTable) {
    this.#table = table;
    const entries: (readonly [hash: number, code: string])[] = [];
    for (const { code, title, billable } of table.under('')) {
      if (!billable) continue;
      const words = wordsOf(title);
      if (words.length < fewestWords) continue;
      let hash = firstHash;
      words.forEach((word, at) => {
        hash = addWord(hash, word);
        if (at === fewestWords - 1) this.#open(hash);
      });
      this.#longest = Math.max(this.#longest, words.length);
      entries.push([hash, code]);
    }
    entries.sort((a, b) => a[0] - b[0]);
    this.#hashes = Uint32Array.from(entries, ([hash]) => hash);
    this.#codes = entries.map(([, code]) => code);
  }

  #open(hash: number): void {
    const bit = hash >>> (32 - openingBits);
    this.#openings[bit >>> 5] = (this.#openings[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  #mayOpen(hash: number): boolean {
    const bit = hash >>> (32 - openingBits);
    return (((this.#openings[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  /** The code whose title has this hash and these words; null where none has. */
  #codeAt(hash: number, words: readonly TitleWord[], from: number, to: number): string | null {
    let [low, high] = [0, this.#hashes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    for (; this.#hashes[low] === hash; low += 1) {
      const code = this.#codes[low] ?? '';
      const title = wordsOf(this.#table.find(code)?.title ?? '');
      if (title.length === to - from && title.every((word, at) => words[from + at]?.lower === word)) return code;
    }
    return null;
  }

  /** The longest title that begins at a word; null where none does. */
  #longestAt(words: readonly TitleWord[], from: number): TitleMatch | null {
    let best: TitleMatch | null = null;
    let hash = firstHash;
    const end = Math.min(words.length, from + this.#longest);
    for (let at = from; at < end; at += 1) {
      hash = addWord(hash, words[at]?.lower ?? '');
      const length = at + 1 - from;
      if (length < fewestWords) continue;
      if (length === fewestWords && !this.#mayOpen(hash)) return null;
      const code = this.#codeAt(hash, words, from, at + 1);
      if (code !== null) best = { code, from, to: at + 1 };
    }
    return best;
  }

  /** The titles in a row of words, from left to right, the longest first, without overlaps. Linear but for the length of a title. */
  find(words: readonly TitleWord[]): TitleMatch[] {
    const matches: TitleMatch[] = [];
    for (let at = 0; at < words.length;) {
      const match = this.#longestAt(words, at);
      if (match) matches.push(match);
      at = match ? match.to : at + 1;
    }
    return matches;
  }
}

const kept = new WeakMap<IcdTable, TitleIndex>();

/** The index of a table's titles, made once. */
export function titleIndexOf(table: IcdTable): TitleIndex {
  const known = kept.get(table) ?? new TitleIndex(table);
  kept.set(table, known);
  return known;
}
