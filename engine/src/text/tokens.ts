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

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The end of a number of plain digits that begins at `at`; -1 where it may go on after a comma or a full stop, or none begins. */
function endOfPlainNumber(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end += 1;
  const next = text.charCodeAt(end);
  return end === at || next === 44 || next === 46 || next > 127 ? -1 : end;
}

/** A mark of one plain character: what is neither letter nor digit nor space. */
const isPlainMark = (code: number): boolean => code < 128 && !isPlainLetter(code) && !isDigit(code);

/** The tokens of a text, with offsets into it. `offset` is added to every range (for a slice of a longer text). */
export function tokenize(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  const push = (value: string, at: number, kind: TokenKind): void => {
    const start = at + offset;
    tokens.push({ start, end: start + value.length, text: value, lower: value.toLowerCase(), kind });
  };
  let at = 0;
  while (at < text.length) {
    // Most of a text is spaces, words of plain letters and plain marks, which need no pattern.
    const code = text.charCodeAt(at);
    if (isPlainSpace(code)) {
      at += 1;
      continue;
    }
    if (isPlainMark(code)) {
      push(text[at] ?? '', at, 'mark');
      at += 1;
      continue;
    }
    const word = endOfPlainWord(text, at);
    const end = word > 0 ? word : endOfPlainNumber(text, at);
    if (end > 0) {
      push(text.slice(at, end), at, word > 0 ? 'word' : 'number');
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
