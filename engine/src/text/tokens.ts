import type { Span } from '../model/span.ts';

export type TokenKind = 'word' | 'number' | 'mark';

/** A word (apostrophes inside it belong to it), a number in digits, or one punctuation character. */
export interface Token extends Span {
  readonly text: string;
  readonly lower: string;
  readonly kind: TokenKind;
}

const tokenPattern = /(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(\d+(?:,\d{3})*(?:\.\d+)?)|[^\s]/gu;

/** The tokens of a text, with offsets into it. `offset` is added to every range (for a slice of a longer text). */
export function tokenize(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const value = match[0];
    const start = match.index + offset;
    const kind: TokenKind = match[1] !== undefined ? 'word' : match[2] !== undefined ? 'number' : 'mark';
    tokens.push({ start, end: start + value.length, text: value, lower: value.toLowerCase(), kind });
  }
  return tokens;
}

/** The lower-case words and numbers of a text, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:\.\d+)?/gu) ?? [];
}
