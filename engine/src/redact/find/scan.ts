import { loadLexicon, type Lexicon } from '../../lexicons/lexicon.ts';
import type { NameSpan } from './name-shape.ts';
import { readTokens, type Token, type TokenList } from './tokens.ts';
import { noFacts } from './word-facts.ts';

/** A text made ready for the recognisers. */
export interface Scan extends TokenList {
  readonly text: string;
  readonly lexicon: Lexicon;
  /** Indexes of the words that are written as names are in this text, in order. */
  readonly nameWords: readonly number[];
  /** Names that were read at a token, so that no recogniser reads them again; null where there is none. */
  readonly namesRead: Map<number, NameSpan | null>;
  /** How the whole text is written; in `upper` and `lower` texts the case of a word says nothing. */
  readonly letterCase: 'mixed' | 'upper' | 'lower';
}

/** Stands before the first and after the last token, so that neighbours can be asked for without care. */
export const noToken: Token = {
  start: 0,
  end: 0,
  kind: 'mark',
  shape: 'other',
  text: '',
  folded: '',
  flags: 0,
  gap: 'blank-line',
  facts: noFacts,
};

/** The token at an index, or an empty one outside the text. */
export function tokenAt({ tokens }: Scan, index: number): Token {
  // Asking an array for what stands before its beginning makes every later look into any array here slow.
  return (index >= 0 && index < tokens.length ? tokens[index] : undefined) ?? noToken;
}

function letterCaseOf({ written }: TokenList): Scan['letterCase'] {
  const { lower, upper, capital } = written;
  const words = lower + upper + capital;
  if (words >= 6 && upper > 0.8 * words) return 'upper';
  return words >= 6 && capital === 0 && upper <= 0.3 * words ? 'lower' : 'mixed';
}

/** Indexes of the words that are written as names are in this text: with capitals, or all where nothing has any. */
function listNameWords({ tokens, capitals }: TokenList, letterCase: Scan['letterCase']): readonly number[] {
  if (letterCase !== 'lower') return capitals;
  return tokens.flatMap((token, index) => (token.kind === 'word' ? [index] : []));
}

/** Two ordered lists of indexes as one, each index once. */
function mergePair(first: readonly number[], second: readonly number[]): readonly number[] {
  if (second.length === 0) return first;
  if (first.length === 0) return second;
  const merged: number[] = [];
  let left = 0;
  for (let right = 0; right < second.length; right++) {
    const next = second[right] ?? 0;
    while (left < first.length && (first[left] ?? 0) < next) merged.push(first[left++] ?? 0);
    if (first[left] === next) left++;
    merged.push(next);
  }
  while (left < first.length) merged.push(first[left++] ?? 0);
  return merged;
}

const none: readonly number[] = [];

/** Goes over several ordered lists of indexes as one, each index once. */
export function mergeIndexes(...lists: readonly (readonly number[] | undefined)[]): readonly number[] {
  let merged = none;
  for (const list of lists) if (list !== undefined) merged = mergePair(merged, list);
  return merged;
}

/** Index of the first token at or after an offset. */
export function indexAt({ tokens }: Scan, offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads a text into tokens and says how it is written. */
export const scanText = (text: string): Scan => scanOf(text, readTokens(text));

/** The scan of a text that was read into tokens. */
export function scanOf(text: string, list: TokenList): Scan {
  const letterCase = letterCaseOf(list);
  const nameWords = listNameWords(list, letterCase);
  const { tokens, hits, numbers, capitals, written, beyondAscii, beyondLatin } = list;
  return {
    text,
    tokens,
    hits,
    numbers,
    capitals,
    written,
    beyondAscii,
    beyondLatin,
    nameWords,
    lexicon: loadLexicon(),
    letterCase,
    namesRead: new Map(),
  };
}

/** True when the token begins a line. */
export function beginsLine(scan: Scan, index: number): boolean {
  const gap = tokenAt(scan, index).gap;
  return index === 0 || gap === 'line' || gap === 'blank-line';
}

/** True when the token follows its neighbour on the same line. */
export function onSameLine(token: Token): boolean {
  return token.gap === 'none' || token.gap === 'space';
}

const sentenceEnds = new Set(['.', '!', '?', ':', ';', '"', '\u201c', '\u2022', '>', '|']);

/** True when a capital at this place says nothing, because a sentence, line, item or quotation begins here. */
export function beginsSentence(scan: Scan, index: number): boolean {
  if (beginsLine(scan, index)) return true;
  const before = tokenAt(scan, index - 1);
  return before.kind === 'mark' && sentenceEnds.has(before.text);
}
