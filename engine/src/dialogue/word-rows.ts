import type { WordSet } from './word-numbers.ts';

/** A phrase or pattern that begins with a word; `next` is the number of what must follow it, none or negative where anything may. */
interface Continued {
  readonly next: number | undefined;
}

/** Phrases that begin with the same word, by the word after it: a row may have a thousand of them, of which two or three fit. */
export class WordRow<T extends Continued> {
  readonly #all: readonly T[];
  readonly #skipped: WordSet;
  /** Those that any word may follow. */
  readonly #open: T[] = [];
  #byNext: Map<number, T[]> | undefined;

  /** @param skipped words that may stand before the next one: after them all may fit */
  constructor(all: readonly T[], skipped: WordSet) {
    this.#all = all;
    this.#skipped = skipped;
  }

  /** Those that may fit before a word, in the order of the row. */
  before(next = 0): readonly T[] {
    if (this.#skipped.has(next)) return this.#all;
    return (this.#byNext ??= this.#divide()).get(next) ?? this.#open;
  }

  #divide(): Map<number, T[]> {
    const byNext = new Map<number, T[]>();
    for (const one of this.#all) {
      if (one.next !== undefined && one.next >= 0) {
        const row = byNext.get(one.next) ?? [...this.#open];
        row.push(one);
        byNext.set(one.next, row);
      } else for (const row of [this.#open, ...byNext.values()]) row.push(one);
    }
    return byNext;
  }
}

/** Rows by the number of their first word. */
export const rowsOf = <T extends Continued>(
  byWord: ReadonlyMap<number, readonly T[]>,
  skipped: WordSet,
): ReadonlyMap<number, WordRow<T>> =>
  new Map([...byWord].map(([word, row]): [number, WordRow<T>] => [word, new WordRow(row, skipped)]));
