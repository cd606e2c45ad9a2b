import type { SpokenWord } from './spoken-words.ts';

/** How many words a `*` of a pattern may stand for. */
const widest = 4;

/** Where a pattern was found: word numbers, the last one after the match, and the words of its `X`. */
export interface PatternMatch<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
  /** The words that stand for `X`, from and to; undefined where the pattern has none. */
  readonly object?: readonly [number, number] | undefined;
  /** How many of its words are literal: the more, the surer. */
  readonly weight: number;
}

interface Pattern<T> {
  readonly parts: readonly string[];
  readonly value: T;
  readonly weight: number;
}

/** Words that may stand between those of a pattern without changing it. */
const carriers: ReadonlySet<string> = new Set([
  'that',
  'just',
  'also',
  'really',
  'actually',
  'currently',
  'still',
  'ever',
]);

const isOpen = (part: string | undefined): boolean => part === '*' || part === 'X';

interface Fit {
  readonly to: number;
  readonly object?: readonly [number, number] | undefined;
}

/** Fits the parts of a pattern from one on to the words from one on. */
function fitFrom(words: readonly SpokenWord[], at: number, parts: readonly string[], next: number): Fit | undefined {
  const part = parts[next];
  if (part === undefined) return { to: at };
  if (!isOpen(part)) {
    const word = words[at];
    if (word === undefined) return undefined;
    if (word.isMark && word.word === ',') return fitFrom(words, at + 1, parts, next);
    if (word.word !== part && next > 0 && carriers.has(word.word)) return fitFrom(words, at + 1, parts, next);
    return word.word === part ? fitFrom(words, at + 1, parts, next + 1) : undefined;
  }
  if (next === parts.length - 1) {
    const rest = words.length;
    return part === 'X' ? (rest > at ? { to: rest, object: [at, rest] } : undefined) : { to: at };
  }
  const most = part === 'X' ? 8 : widest;
  for (let taken = part === 'X' ? 1 : 0; taken <= most && at + taken <= words.length; taken += 1) {
    if (words[at + taken - 1]?.isMark === true && taken > 0 && part === '*') return undefined;
    const fit = fitFrom(words, at + taken, parts, next + 1);
    if (fit) return part === 'X' && fit.object === undefined ? { ...fit, object: [at, at + taken] } : fit;
  }
  return undefined;
}

/**
 * Patterns of spoken words: literal words, `*` for up to four, `X` for what is spoken of. They are found by their first literal
 * word, the longest first.
 */
export class WordPatterns<T> {
  readonly #byWord = new Map<string, Pattern<T>[]>();

  /** @param rows each pattern with what it stands for; words apart by spaces, small letters */
  constructor(rows: Iterable<readonly [string, T]>) {
    for (const [pattern, value] of rows) {
      const parts = pattern.split(' ');
      const first = parts.find((part) => !isOpen(part));
      if (first === undefined) continue;
      const row = this.#byWord.get(first) ?? [];
      row.push({ parts, value, weight: parts.filter((part) => !isOpen(part)).length });
      this.#byWord.set(first, row);
    }
    for (const row of this.#byWord.values()) row.sort((a, b) => b.weight - a.weight);
  }

  /** All places where a pattern fits, in the order of the words; of one place the longest pattern. */
  find(words: readonly SpokenWord[]): PatternMatch<T>[] {
    const found: PatternMatch<T>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const match = this.#at(words, at);
      if (match) found.push(match);
    }
    return found;
  }

  /** The surest of all places, the first of equals. */
  best(words: readonly SpokenWord[]): PatternMatch<T> | undefined {
    return this.find(words).reduce<PatternMatch<T> | undefined>(
      (best, one) => (best === undefined || one.weight > best.weight ? one : best),
      undefined,
    );
  }

  #at(words: readonly SpokenWord[], at: number): PatternMatch<T> | undefined {
    for (const { parts, value, weight } of this.#byWord.get(words[at]?.word ?? '') ?? []) {
      const leading = parts.findIndex((part) => !isOpen(part));
      const fit = fitFrom(words, at, parts, leading);
      if (!fit) continue;
      const before: readonly [number, number] | undefined =
        parts[0] === 'X' && leading > 0 && at > 0 ? [0, at] : undefined;
      return { value, from: at, to: fit.to, object: fit.object ?? before, weight };
    }
    return undefined;
  }
}

/** Where a phrase was found: word numbers, `to` after the last. */
export interface PhraseMatch<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** Literal phrases with what each stands for; the longest at each place, from left to right, without overlaps. */
export class SpokenPhrases<T> {
  readonly #byWord = new Map<string, { readonly words: readonly string[]; readonly value: T }[]>();

  /** @param rows phrases in small letters, words apart by spaces */
  constructor(rows: Iterable<readonly [string, T]>) {
    for (const [phrase, value] of rows) {
      const words = readAsWords(phrase);
      const row = this.#byWord.get(words[0] ?? '') ?? [];
      row.push({ words, value });
      this.#byWord.set(words[0] ?? '', row);
    }
    for (const row of this.#byWord.values()) row.sort((a, b) => b.words.length - a.words.length);
  }

  /** @returns what stands where, by word numbers, `to` after the last */
  find(words: readonly SpokenWord[]): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let at = 0; at < words.length;) {
      const hit = this.#at(words, at);
      if (hit) found.push(hit);
      at = hit?.to ?? at + 1;
    }
    return found;
  }

  #at(words: readonly SpokenWord[], at: number): PhraseMatch<T> | undefined {
    const row = this.#byWord.get(words[at]?.word ?? '');
    if (row === undefined) return undefined;
    for (const one of row) {
      const to = endOf(words, at, one.words);
      if (to !== undefined) return { value: one.value, from: at, to };
    }
    return undefined;
  }
}

/** Phrases that only mean that they stand there. */
export const phrasesOf = (rows: readonly string[]): SpokenPhrases<true> =>
  new SpokenPhrases(rows.map((one): [string, true] => [one, true]));

/** Where a row of words ends that begins at a word, carriers between them skipped. */
function endOf(words: readonly SpokenWord[], from: number, row: readonly string[]): number | undefined {
  let at = from;
  for (const [index, word] of row.entries()) {
    while (index > 0 && words[at]?.word !== word && carriers.has(words[at]?.word ?? '')) at += 1;
    if (words[at]?.word !== word) return undefined;
    at += 1;
  }
  return at;
}

const readAsWords = (phrase: string): string[] => phrase.match(/[a-z\d]+(?:['./-][a-z\d]+)*%?|[,;:?!.]/g) ?? [];
