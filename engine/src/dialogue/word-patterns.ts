import type { SpokenWord } from './spoken-words.ts';
import { numberOf, numbersOf, WordSet } from './word-numbers.ts';
import { rowsOf, type WordRow } from './word-rows.ts';

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
  /** Numbers of its words, `anything` and `anObject` among them. */
  readonly parts: readonly number[];
  /** What follows its first literal word. */
  readonly next: number | undefined;
  /** The place of its first literal word. */
  readonly leading: number;
  readonly value: T;
  readonly weight: number;
}

/** Words that may stand between those of a pattern without changing it. */
const carrierNumbers = ['that', 'just', 'also', 'really', 'actually', 'currently', 'still', 'ever'].map(numberOf);
const carriers = new WordSet(carrierNumbers);
const comma = numberOf(',');

/** Words that a pattern skips between its own: the carriers, and commas. */
const skippedInPatterns = new WordSet([...carrierNumbers, comma]);

/** What stands for `*` and `X` among the numbers of words. */
const anything = -1;
const anObject = -2;

const partOf = (part: string): number => (part === '*' ? anything : part === 'X' ? anObject : numberOf(part));
const isOpen = (part: number): boolean => part < 0;

/** Spoken words and their numbers. */
interface Numbered {
  readonly words: readonly SpokenWord[];
  readonly own: readonly number[];
}

interface Fit {
  readonly to: number;
  readonly object?: readonly [number, number] | undefined;
}

/** Fits the parts of a pattern from one on to the words from one on. */
function fitFrom(said: Numbered, at: number, parts: readonly number[], next: number): Fit | undefined {
  const { words, own } = said;
  const part = parts[next];
  if (part === undefined) return { to: at };
  if (!isOpen(part)) {
    const number = own[at];
    if (number === undefined) return undefined;
    if (number === comma) return fitFrom(said, at + 1, parts, next);
    if (number !== part && next > 0 && carriers.has(number)) return fitFrom(said, at + 1, parts, next);
    return number === part ? fitFrom(said, at + 1, parts, next + 1) : undefined;
  }
  if (next === parts.length - 1) {
    const rest = words.length;
    return part === anObject ? (rest > at ? { to: rest, object: [at, rest] } : undefined) : { to: at };
  }
  const most = part === anObject ? 8 : widest;
  for (let taken = part === anObject ? 1 : 0; taken <= most && at + taken <= words.length; taken += 1) {
    if (words[at + taken - 1]?.isMark === true && taken > 0 && part === anything) return undefined;
    const fit = fitFrom(said, at + taken, parts, next + 1);
    if (fit) return part === anObject && fit.object === undefined ? { ...fit, object: [at, at + taken] } : fit;
  }
  return undefined;
}

/**
 * Patterns of spoken words: literal words, `*` for up to four, `X` for what is spoken of. They are found by their first literal
 * word, the longest first.
 */
export class WordPatterns<T> {
  readonly #byWord: ReadonlyMap<number, WordRow<Pattern<T>>>;
  readonly #opens: WordSet;

  /** @param rows each pattern with what it stands for; words apart by spaces, small letters */
  constructor(rows: Iterable<readonly [string, T]>) {
    const byWord = new Map<number, Pattern<T>[]>();
    for (const [pattern, value] of rows) {
      const parts = pattern.split(' ').map(partOf);
      const leading = parts.findIndex((part) => !isOpen(part));
      const first = parts[leading];
      if (first === undefined) continue;
      const row = byWord.get(first) ?? [];
      row.push({
        parts,
        next: parts[leading + 1],
        leading,
        value,
        weight: parts.filter((part) => !isOpen(part)).length,
      });
      byWord.set(first, row);
    }
    for (const row of byWord.values()) row.sort((a, b) => b.weight - a.weight);
    this.#byWord = rowsOf(byWord, skippedInPatterns);
    this.#opens = new WordSet(this.#byWord.keys());
  }

  /** All places where a pattern fits, in the order of the words; of one place the longest pattern. */
  find(words: readonly SpokenWord[]): PatternMatch<T>[] {
    const said = { words, own: numbersOf(words) };
    const found: PatternMatch<T>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const number = said.own[at] ?? 0;
      const match = this.#opens.has(number) ? this.#at(said, at, number) : undefined;
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

  #at(said: Numbered, at: number, number: number): PatternMatch<T> | undefined {
    for (const { parts, leading, value, weight } of this.#byWord.get(number)?.before(said.own[at + 1]) ?? []) {
      const fit = fitFrom(said, at, parts, leading);
      if (!fit) continue;
      const before: readonly [number, number] | undefined =
        parts[0] === anObject && leading > 0 && at > 0 ? [0, at] : undefined;
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

interface Phrase<T> {
  /** Numbers of its words. */
  readonly parts: readonly number[];
  readonly next: number | undefined;
  readonly value: T;
}

/** Literal phrases with what each stands for; the longest at each place, from left to right, without overlaps. */
export class SpokenPhrases<T> {
  readonly #byWord: ReadonlyMap<number, WordRow<Phrase<T>>>;
  readonly #opens: WordSet;

  /** @param rows phrases in small letters, words apart by spaces */
  constructor(rows: Iterable<readonly [string, T]>) {
    const byWord = new Map<number, Phrase<T>[]>();
    for (const [phrase, value] of rows) {
      const parts = readAsWords(phrase).map(numberOf);
      const [first, next] = parts;
      if (first === undefined) continue;
      const row = byWord.get(first) ?? [];
      row.push({ parts, next, value });
      byWord.set(first, row);
    }
    for (const row of byWord.values()) row.sort((a, b) => b.parts.length - a.parts.length);
    this.#byWord = rowsOf(byWord, carriers);
    this.#opens = new WordSet(this.#byWord.keys());
  }

  /** @returns what stands where, by word numbers, `to` after the last */
  find(words: readonly SpokenWord[]): PhraseMatch<T>[] {
    const own = numbersOf(words);
    const found: PhraseMatch<T>[] = [];
    for (let at = 0; at < own.length;) {
      const hit = this.#at(own, at, own.length);
      if (hit) found.push(hit);
      at = hit?.to ?? at + 1;
    }
    return found;
  }

  /** The phrase that begins at a word, of so many words at most. */
  at(words: readonly SpokenWord[], at: number, most: number): PhraseMatch<T> | undefined {
    return this.#at(numbersOf(words), at, Math.min(words.length, at + most));
  }

  #at(own: readonly number[], at: number, end: number): PhraseMatch<T> | undefined {
    const number = own[at] ?? 0;
    if (!this.#opens.has(number)) return undefined;
    for (const { parts, value } of this.#byWord.get(number)?.before(own[at + 1]) ?? []) {
      const to = endOf(own, at, parts, end);
      if (to !== undefined) return { value, from: at, to };
    }
    return undefined;
  }
}

/** Phrases that only mean that they stand there. */
export const phrasesOf = (rows: readonly string[]): SpokenPhrases<true> =>
  new SpokenPhrases(rows.map((one): [string, true] => [one, true]));

/** Where a row of words ends that begins at a word and ends before another, carriers between them skipped. */
function endOf(own: readonly number[], from: number, parts: readonly number[], end: number): number | undefined {
  let at = from + 1;
  for (let index = 1; index < parts.length; index += 1) {
    const part = parts[index];
    while (at < end && own[at] !== part && carriers.has(own[at] ?? 0)) at += 1;
    if (at >= end || own[at] !== part) return undefined;
    at += 1;
  }
  return at;
}

const readAsWords = (phrase: string): string[] => phrase.match(/[a-z\d]+(?:['./-][a-z\d]+)*%?|[,;:?!.]/g) ?? [];
