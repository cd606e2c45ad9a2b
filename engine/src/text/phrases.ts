import type { Token } from './tokens.ts';
import type { Span } from '../model/span.ts';
import { WordSieve } from './word-sieve.ts';

/** Phrases to look up, keyed by their first word, longest first. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly PhraseEntry<T>[]>;

interface PhraseEntry<T> {
  readonly words: readonly string[];
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
    row.push({ words, value });
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
export function phraseSieve(index: PhraseIndex<unknown>): WordSieve {
  return new WordSieve(phraseWords(index));
}

const fits = (token: Token | undefined, word: string): boolean => {
  if (!token) return false;
  if (token.lower === word) return true;
  // "coughs" for "cough", "seizure's" for "seizure".
  const { lower } = token;
  return word.length > 3 && lower.startsWith(word) && /^(?:s|es|['’]s)$/.test(lower.slice(word.length));
};

/** The longest phrases of the index in a row of tokens, from left to right, without overlaps. */
export function matchPhrases<T>(tokens: readonly Token[], index: PhraseIndex<T>): PhraseMatch<T>[] {
  const matches: PhraseMatch<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = longestAt(tokens, at, index);
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

function longestOf<T>(
  rows: readonly PhraseEntry<T>[] | undefined,
  tokens: readonly Token[],
  at: number,
): PhraseEntry<T> | undefined {
  return rows?.find((row) => row.words.every((word, offset) => fits(tokens[at + offset], word)));
}

function longestAt<T>(tokens: readonly Token[], at: number, index: PhraseIndex<T>): PhraseEntry<T> | undefined {
  const lower = tokens[at]?.lower ?? '';
  let best = longestOf(index.get(lower), tokens, at);
  if (!lower.endsWith('s')) return best;
  for (const cut of lower.endsWith('es') ? [2, 1] : [1]) {
    const entry = longestOf(index.get(lower.slice(0, -cut)), tokens, at);
    if (entry && (!best || entry.words.length > best.words.length)) best = entry;
  }
  return best;
}
