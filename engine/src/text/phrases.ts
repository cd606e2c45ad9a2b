import type { Token } from './tokens.ts';
import type { Span } from '../model/span.ts';
import { WordPrefilter } from './word-prefilter.ts';

/** Phrases to look up, keyed by their first word, longest first. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly PhraseEntry<T>[]>;

interface PhraseEntry<T> {
  readonly words: readonly string[];
  /** The first character of its second word, by which most phrases that a word opens are refused; 0 where it has no other word. */
  readonly second: number;
  readonly value: T;
}

export interface PhraseMatch<T> extends Span {
  readonly value: T;
  /** Index of the first token, and of the token after the last. */
  readonly from: number;
  readonly to: number;
}

/** Builds an index from `[phrase, value]` pairs. Words of a phrase stand apart by spaces; marks are words of their own. */
export function indexPhrases<T>(pairs: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const index = new Map<string, PhraseEntry<T>[]>();
  for (const [phrase, value] of pairs) {
    const words = phrase.toLowerCase().split(' ');
    const first = words[0] ?? '';
    const row = index.get(first) ?? [];
    row.push({ words, second: words[1]?.charCodeAt(0) ?? 0, value });
    index.set(first, row);
  }
  for (const row of index.values()) row.sort((a, b) => b.words.length - a.words.length);
  return index;
}

/** Of each phrase of an index the longest word, in every form that `matchPhrases` takes for it: one of them stands in every match. */
export function phraseWords(index: PhraseIndex<unknown>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const rows of index.values())
    for (const row of rows) {
      const runs = row.words.flatMap((word) => /^[a-z]+/.exec(word) ?? []);
      const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
      for (const ending of ['', 's', 'es']) words.add(longest === '' ? '' : longest + ending);
    }
  return words;
}

/** Lets through every text that can hold a phrase of the index, and few others. */
export function phrasePrefilter(index: PhraseIndex<unknown>): WordPrefilter {
  return new WordPrefilter(phraseWords(index));
}

/** Words as short as this have no plural that is taken for them. */
const shortestSingular = 3;

/** The phrases that may begin with one written word: its own first, then those of the words it is a plural of. */
type Openings<T> = readonly (readonly PhraseEntry<T>[])[];

/** How many places the table of beginnings has; a power of two. */
const beginnings = 1 << 13;

/** The place of the first characters of a word, as many as it shares with its plural. */
function placeOf(word: string): number {
  let place = 0;
  for (let at = 0; at < word.length && at <= shortestSingular; at += 1)
    place = (Math.imul(place, 31) + word.charCodeAt(at)) & (beginnings - 1);
  return place;
}

interface Opened<T> {
  /** At the place of each first word a 1: most written words begin like none of them. */
  readonly begins: Uint8Array;
  /** What each written word opens, since charts write the same few thousand words again and again. */
  readonly kept: Map<string, Openings<T>>;
}

const opened = new WeakMap<PhraseIndex<unknown>, Opened<unknown>>();
const mostKept = 20_000;

function readOpenings<T>(index: PhraseIndex<T>, lower: string): Openings<T> {
  const cuts = !lower.endsWith('s') ? [] : lower.endsWith('es') ? [2, 1] : [1];
  const singular = cuts.map((length) => lower.slice(0, -length)).filter((word) => word.length > shortestSingular);
  return [lower, ...singular].flatMap((word) => {
    const rows = index.get(word);
    return rows ? [rows] : [];
  });
}

function openedBy<T>(index: PhraseIndex<T>): Opened<T> {
  const known = opened.get(index) as Opened<T> | undefined;
  if (known) {
    if (known.kept.size >= mostKept) known.kept.clear();
    return known;
  }
  const begins = new Uint8Array(beginnings);
  for (const word of index.keys()) begins[placeOf(word)] = 1;
  const made: Opened<T> = { begins, kept: new Map() };
  opened.set(index, made);
  return made;
}

/** The phrases that a written word may open; none for most words. */
function openingsOf<T>(index: PhraseIndex<T>, { begins, kept }: Opened<T>, lower: string): Openings<T> | undefined {
  if (begins[placeOf(lower)] !== 1) return undefined;
  const known = kept.get(lower);
  if (known) return known;
  const rows = readOpenings(index, lower);
  kept.set(lower, rows);
  return rows;
}

const fits = (token: Token | undefined, word: string): boolean => {
  if (!token) return false;
  const { lower } = token;
  if (lower.charCodeAt(0) !== word.charCodeAt(0)) return false;
  // "coughs" for "cough", "seizure's" for "seizure".
  return (
    lower === word ||
    (word.length > shortestSingular && lower.startsWith(word) && /^(?:s|es|['’]s)$/.test(lower.slice(word.length)))
  );
};

/** The longest phrases of the index in a row of tokens, from left to right, without overlaps. */
export function matchPhrases<T>(tokens: readonly Token[], index: PhraseIndex<T>): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  const words = openedBy(index);
  let at = 0;
  while (at < tokens.length) {
    const rows = openingsOf(index, words, tokens[at]?.lower ?? '');
    const found = rows === undefined || rows.length === 0 ? undefined : longestAt(tokens, at, rows);
    if (!found) {
      at += 1;
      continue;
    }
    const to = at + found.words.length;
    const first = tokens[at];
    const last = tokens[to - 1];
    if (first && last) matches.push({ value: found.value, start: first.start, end: last.end, from: at, to });
    at = to;
  }
  return matches;
}

/** True where all words of a phrase but the first, which opened it, stand in the row. */
function goesOn(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let offset = 1; offset < words.length; offset += 1)
    if (!fits(tokens[at + offset], words[offset] ?? '')) return false;
  return true;
}

function longestAt<T>(tokens: readonly Token[], at: number, openings: Openings<T>): PhraseEntry<T> | undefined {
  let best: PhraseEntry<T> | undefined;
  const next = tokens[at + 1]?.lower.charCodeAt(0);
  for (const rows of openings) {
    for (const entry of rows) {
      if (entry.second !== 0 && entry.second !== next) continue;
      if (!goesOn(entry.words, tokens, at)) continue;
      // The longest stands first.
      if (!best || entry.words.length > best.words.length) best = entry;
      break;
    }
  }
  return best;
}
