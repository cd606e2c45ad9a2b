import type { WordFacts } from './word-facts.ts';

/**
 * Where each recogniser begins. While a text is cut into tokens, the places are noted for each table, so that a recogniser goes
 * to its places instead of over the whole text. A table holds words and marks by themselves, words for which something is true
 * wherever they stand, or numbers by their length.
 */
const wordsKnown = new Map<string, KnownWord>();
const tablesByMark: (number[] | undefined)[] = Array.from({ length: 128 });
/** The tables in which a word or mark stands by itself, and the lists of word-lists.ts. */
export interface KnownWord {
  tables: number[] | undefined;
  lists: number;
}

const tests: { readonly id: number; readonly holds: (word: WordFacts) => boolean }[] = [];
let count = 0;

/** Longer numbers are as long as this one. */
export const longestNumber = 18;
type Lengths = readonly number[];
const byLength = (): number[][] => Array.from({ length: longestNumber + 1 }, () => []);
const tablesByDigits = byLength();
const tablesByMixed = byLength();

/** Every length from one to another. */
export const lengths = (from: number, to = longestNumber): Lengths =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** What is known of a folded word or a mark by itself. */
export function knownWord(folded: string): KnownWord | undefined {
  return wordsKnown.get(folded);
}

/** The same, made where there is none yet. */
export function makeKnown(word: string): KnownWord {
  let known = wordsKnown.get(word);
  if (known === undefined) wordsKnown.set(word, (known = { tables: undefined, lists: 0 }));
  return known;
}

/** Takes a number for a table of words. Tables are made when their module is loaded, before the first text is read. */
export function registerTable(words: Iterable<string>): number {
  const id = count++;
  for (const word of words) {
    if (/^\d+$/.test(word)) throw new Error(`A table cannot begin with the bare number ${word}.`);
    const tables = (makeKnown(word).tables ??= []);
    if (!tables.includes(id)) tables.push(id);
    if (word.length === 1 && word.charCodeAt(0) < 128) tablesByMark[word.charCodeAt(0)] = tables;
  }
  return id;
}

/** Takes a number for a table of the words for which `holds` is true; it is asked once for each word. */
export function registerTest(holds: (word: WordFacts) => boolean): number {
  const id = count++;
  tests.push({ id, holds });
  return id;
}

/** Takes a number for a table of numbers: of digits, and of digits with letters among them, by how long they are. */
export function registerNumbers(digits: Lengths, mixed: Lengths): number {
  const id = count++;
  for (const length of digits) tablesByDigits[length]?.push(id);
  for (const length of mixed) tablesByMixed[length]?.push(id);
  return id;
}

/** The tables in which a folded word or a mark stands by itself. */
export function tablesOf(folded: string): readonly number[] | undefined {
  return wordsKnown.get(folded)?.tables;
}

/** All tables of a word: those in which it is listed, and those whose test it passes. */
export function tablesOfWord(word: WordFacts, listed: readonly number[] | undefined): readonly number[] | undefined {
  let all: number[] | undefined;
  for (const { id, holds } of tests)
    if (holds(word)) {
      all ??= listed === undefined ? [] : listed.slice();
      all.push(id);
    }
  return all ?? listed;
}

/** The same for one mark, which comes so often that its number is looked up instead. */
export function tablesOfMark(mark: string): readonly number[] | undefined {
  const code = mark.charCodeAt(0);
  return code < tablesByMark.length ? tablesByMark[code] : tablesOf(mark);
}

/** The tables of numbers in which a number of this length stands. */
export function tablesOfNumber(length: number, isMixed: boolean): readonly number[] {
  const tables = isMixed ? tablesByMixed : tablesByDigits;
  return tables[Math.min(length, longestNumber)] ?? [];
}

/** How many tables there are. */
export function tableCount(): number {
  return count;
}
