import type { Span } from '../model/span.ts';

export type TokenKind = 'word' | 'number' | 'mark';

/** A word (apostrophes inside it belong to it), a number in digits, or one punctuation character. */
export interface Token extends Span {
  readonly text: string;
  readonly lower: string;
  readonly kind: TokenKind;
}

const tokenPattern = /(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(\d+(?:,\d{3})*(?:\.\d+)?)|[^\s]/uy;

const isPlainLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isPlainSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** The end of a word of plain letters that begins at `at`; -1 where the word goes on with anything else, or none begins. */
function endOfPlainWord(text: string, at: number): number {
  let end = at;
  while (isPlainLetter(text.charCodeAt(end))) end += 1;
  const next = text.charCodeAt(end);
  return end === at || next === 39 || next > 127 ? -1 : end;
}

/** The tokens of a text, with offsets into it. `offset` is added to every range (for a slice of a longer text). */
export function tokenize(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  const push = (value: string, at: number, kind: TokenKind): void => {
    const start = at + offset;
    tokens.push({ start, end: start + value.length, text: value, lower: value.toLowerCase(), kind });
  };
  let at = 0;
  while (at < text.length) {
    // Most of a text is spaces and words of plain letters, which need no pattern.
    if (isPlainSpace(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const end = endOfPlainWord(text, at);
    if (end > 0) {
      push(text.slice(at, end), at, 'word');
      at = end;
      continue;
    }
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (match) push(match[0], at, match[1] !== undefined ? 'word' : match[2] !== undefined ? 'number' : 'mark');
    at += match?.[0].length ?? 1;
  }
  return tokens;
}

/** The lower-case words and numbers of a text, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:\.\d+)?/gu) ?? [];
}
