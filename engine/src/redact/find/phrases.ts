import { foldWord } from '../../lexicons/fold-word.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import { registerNumbers, registerTable, registerTest } from './trigger-tables.ts';
import type { WordFacts } from './word-facts.ts';

/** A list of phrases with a value each, found by their first word; the longest phrase wins. */
export interface PhraseTable<Value> {
  /** Its number among the tables of trigger words. */
  readonly id: number;
  readonly byFirst: ReadonlyMap<string, Phrases<Value>>;
}

/** The phrases that begin with one word, the longest first. */
interface Phrases<Value> {
  readonly all: readonly Phrase<Value>[];
  /** The phrase of this word alone. */
  readonly alone: Phrase<Value> | undefined;
  /** The words with which the others go on. */
  readonly seconds: ReadonlySet<string>;
}

interface Phrase<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

export interface PhraseMatch<Value> {
  /** Index after the last token of the phrase. */
  readonly end: number;
  readonly value: Value;
}

const isWordPart = /[\p{L}\p{Nd}]/u;
const phraseParts = /[\p{L}\p{M}\p{Nd}]+|[^\s\p{L}\p{M}\p{Nd}]/gu;

/** Builds a table from phrases; marks in a phrase ("d.o.b.") are tokens of their own and must stand in the text too. */
export function makePhraseTable<Value>(rows: Iterable<readonly [string, Value]>): PhraseTable<Value> {
  const byFirst = new Map<string, Phrase<Value>[]>();
  for (const [phrase, value] of rows) {
    // A mark stays as it is, as it does in a token: the curved apostrophe is another mark than the straight one.
    const words = (phrase.match(phraseParts) ?? []).map((part) => (isWordPart.test(part) ? foldWord(part) : part));
    const first = words[0];
    if (first === undefined) continue;
    const list = byFirst.get(first) ?? [];
    list.push({ words, value });
    byFirst.set(first, list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  const grouped = [...byFirst].map(([first, all]) => [first, groupPhrases(all)] as const);
  return { id: registerTable(byFirst.keys()), byFirst: new Map(grouped) };
}

function groupPhrases<Value>(all: readonly Phrase<Value>[]): Phrases<Value> {
  const alone = all.find(({ words }) => words.length === 1);
  return { all, alone, seconds: new Set(all.flatMap(({ words }) => words.slice(1, 2))) };
}

/** A list of single folded words or marks, or of what else a recogniser begins from. */
export interface WordTable {
  readonly id: number;
}

/** Builds a table of folded words or marks, for `eachWord`. */
export function makeWordTable(words: Iterable<string>): WordTable {
  return { id: registerTable(words) };
}

/** Builds a table of the words for which something is true wherever they stand; it is asked once for each word. */
export function makeTestTable(holds: (word: WordFacts) => boolean): WordTable {
  return { id: registerTest(holds) };
}

/** Builds a table of numbers by their length: numbers of digits, and of digits with letters among them. */
export function makeNumberTable(digits: readonly number[], mixed: readonly number[] = []): WordTable {
  return { id: registerNumbers(digits, mixed) };
}

/** The longest phrase of the table that begins at a token; it must stay on one line. */
export function matchPhrase<Value>(
  scan: Scan,
  table: PhraseTable<Value>,
  index: number,
): PhraseMatch<Value> | undefined {
  const phrases = table.byFirst.get(tokenAt(scan, index).folded);
  if (!phrases) return undefined;
  const { all, alone, seconds } = phrases;
  if (seconds.size === 0 || !seconds.has(tokenAt(scan, index + 1).folded))
    return alone && { end: index + 1, value: alone.value };
  for (const { words, value } of all) {
    let length = 1;
    while (length < words.length) {
      const token = tokenAt(scan, index + length);
      if (token.folded !== words[length] || !onSameLine(token)) break;
      length++;
    }
    if (length === words.length) return { end: index + length, value };
  }
  return undefined;
}

/** Calls `use` for every place where a phrase of the table begins, in order. */
export function eachPhrase<Value>(
  scan: Scan,
  table: PhraseTable<Value>,
  use: (index: number, match: PhraseMatch<Value>) => void,
): void {
  for (const index of scan.hits[table.id] ?? none) {
    const match = matchPhrase(scan, table, index);
    if (match) use(index, match);
  }
}

const none: readonly number[] = [];

/** The places of the words or numbers of a table, in order. */
export function placesOf(scan: Scan, table: WordTable): readonly number[] {
  return scan.hits[table.id] ?? none;
}

/** Calls `use` for every token that is one of the table's words, in order. */
export function eachWord(scan: Scan, table: WordTable, use: (index: number) => void): void {
  for (const index of placesOf(scan, table)) use(index);
}
