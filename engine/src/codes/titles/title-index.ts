import type { IcdCode, IcdTable } from '../tables/code-tables.ts';

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
/** Bits that say which two words begin a title: few others pass. */
const openingBits = 20;

function addWord(hash: number, word: string): number {
  let next = Math.imul(hash ^ 32, prime);
  for (let at = 0; at < word.length; at += 1) next = Math.imul(next ^ word.charCodeAt(at), prime);
  return next >>> 0;
}

const wordsOf = (title: string): readonly string[] => title.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/**
 * The billable codes of a table by the words of their official titles: as an electronic record lists them, word for word. Some 4 MB for
 * the years of a table together; made in a fifth of a second, when it is first asked for.
 */
export class TitleIndex {
  /** Sorted. */
  readonly #hashes: Uint32Array;
  /** The code of each hash. */
  readonly #codes: readonly string[];
  readonly #openings = new Uint32Array(2 ** (openingBits - 5));
  #longest = 0;

  constructor(rows: Iterable<IcdCode>) {
    const entries: (readonly [hash: number, code: string])[] = [];
    for (const { code, title, billable } of rows) {
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

  /** The code of the table whose title has this hash and these words; null where none has. */
  #codeAt(table: IcdTable, hash: number, words: readonly TitleWord[], from: number, to: number): string | null {
    let [low, high] = [0, this.#hashes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    for (; this.#hashes[low] === hash; low += 1) {
      const code = this.#codes[low] ?? '';
      const known = table.find(code);
      const title = known?.billable ? wordsOf(known.title) : [];
      if (title.length === to - from && title.every((word, at) => words[from + at]?.lower === word)) return code;
    }
    return null;
  }

  /** The longest title that begins at a word; null where none does. */
  #longestAt(table: IcdTable, words: readonly TitleWord[], from: number): TitleMatch | null {
    let best: TitleMatch | null = null;
    let hash = firstHash;
    const end = Math.min(words.length, from + this.#longest);
    for (let at = from; at < end; at += 1) {
      hash = addWord(hash, words[at]?.lower ?? '');
      const length = at + 1 - from;
      if (length < fewestWords) continue;
      if (length === fewestWords && !this.#mayOpen(hash)) return null;
      const code = this.#codeAt(table, hash, words, from, at + 1);
      if (code !== null) best = { code, from, to: at + 1 };
    }
    return best;
  }

  /** The table's titles in a row of words, from left to right, the longest first, without overlaps. Linear but for the length of a title. */
  find(table: IcdTable, words: readonly TitleWord[]): TitleMatch[] {
    const matches: TitleMatch[] = [];
    for (let at = 0; at < words.length;) {
      const match = this.#longestAt(table, words, at);
      if (match) matches.push(match);
      at = match ? match.to : at + 1;
    }
    return matches;
  }
}

const kept = new WeakMap<object, TitleIndex>();

/** Makes the index of a table's titles, once for all the years that it belongs to. */
function titleIndexOf(table: IcdTable): TitleIndex {
  const { years } = table;
  const key = years ?? table;
  const known = kept.get(key) ?? new TitleIndex(years?.every() ?? table.under(''));
  kept.set(key, known);
  return known;
}

/** The titles of a table in a row of words, as `TitleIndex.find`. */
export function findTitlesIn(table: IcdTable, words: readonly TitleWord[]): TitleMatch[] {
  return titleIndexOf(table).find(table, words);
}
