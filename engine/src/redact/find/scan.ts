import { loadLexicon, type Lexicon } from '../../lexicons/lexicon.ts';
import { readTokens, type Token } from './tokens.ts';

/** A text made ready for the recognisers. */
export interface Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** For each folded word or mark the indexes of its tokens, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly lexicon: Lexicon;
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
};

/** The token at an index, or an empty one outside the text. */
export function tokenAt(scan: Scan, index: number): Token {
  return scan.tokens[index] ?? noToken;
}

function letterCaseOf(tokens: readonly Token[]): Scan['letterCase'] {
  let lower = 0;
  let upper = 0;
  let capital = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || token.text.length < 2) continue;
    if (token.shape === 'lower') lower++;
    else if (token.shape === 'upper') upper++;
    else if (token.shape === 'capital') capital++;
  }
  const words = lower + upper + capital;
  if (words >= 6 && upper > 0.8 * words) return 'upper';
  return words >= 6 && capital === 0 && upper <= 0.3 * words ? 'lower' : 'mixed';
}

/** Reads a text into tokens and says how it is written. */
export function scanText(text: string): Scan {
  const { tokens, places } = readTokens(text);
  return { text, tokens, places, lexicon: loadLexicon(), letterCase: letterCaseOf(tokens) };
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
