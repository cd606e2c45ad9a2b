import { tableCount, tablesOf, tablesOfMark } from './trigger-tables.ts';
import { makeWordReader } from './word-book.ts';
import { noFacts, type TokenShape, type WordFacts } from './word-facts.ts';

export type { TokenShape } from './word-facts.ts';
export type TokenKind = 'word' | 'number' | 'mixed' | 'mark';

/** A run of letters, of digits or of both, or one other character that is not a space. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  readonly shape: TokenShape;
  readonly text: string;
  /** Lower-case ASCII where the script allows it; for look-ups. */
  readonly folded: string;
  /** Lexicon flags of the folded word. */
  readonly flags: number;
  /** What stands before it: nothing, a space, or line breaks. */
  readonly gap: 'none' | 'space' | 'line' | 'blank-line';
  /** What is known of the word wherever it stands. */
  readonly facts: WordFacts;
}

const charClass = { other: 1, letter: 2, digit: 3, space: 4, line: 5 } as const;
type CharClass = (typeof charClass)[keyof typeof charClass];

const letterPattern = /^[\p{L}\p{M}]$/u;
const digitPattern = /^\p{Nd}$/u;
const spacePattern = /^[\s\u200b\ufeff]$/u;
const classes = new Uint8Array(65536);

function classifyChar(char: string): CharClass {
  if (char === '\n' || char === '\r' || char === '\u2028' || char === '\u2029' || char === '\f' || char === '\v')
    return charClass.line;
  if (spacePattern.test(char)) return charClass.space;
  if (letterPattern.test(char)) return charClass.letter;
  return digitPattern.test(char) ? charClass.digit : charClass.other;
}

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const known = classes[code] ?? 0;
  if (known !== 0) return known;
  if (code >= 0xd800 && code <= 0xdfff) return charClass.other;
  const found = classifyChar(text.charAt(at));
  classes[code] = found;
  return found;
}

/** The tokens of a text, and where those stand that recognisers begin from. */
export interface TokenList {
  readonly tokens: readonly Token[];
  /** For each table of trigger words the indexes of its tokens, in order. */
  readonly hits: readonly (readonly number[] | undefined)[];
  /** Indexes of the tokens with a digit. */
  readonly numbers: readonly number[];
  /** Indexes of the words that are not in lower case. */
  readonly capitals: readonly number[];
  /** Both of these in one list. */
  readonly notable: readonly number[];
  /** Indexes of the words that begin with a letter beyond Latin. */
  readonly beyondLatin: readonly number[];
}

/** End of the Latin blocks and the accents that combine with them. */
const lastLatin = 0x36f;

class TokenWriter implements TokenList {
  readonly tokens: Token[] = [];
  readonly hits: (number[] | undefined)[] = Array.from({ length: tableCount() });
  readonly numbers: number[] = [];
  readonly capitals: number[] = [];
  readonly notable: number[] = [];
  readonly beyondLatin: number[] = [];
  gap: Token['gap'] = 'line';

  #hit(tables: readonly number[]): void {
    for (const table of tables) (this.hits[table] ??= []).push(this.tokens.length);
  }

  addMark(text: string, start: number): void {
    const tables = tablesOfMark(text);
    if (tables !== undefined) this.#hit(tables);
    const { gap } = this;
    const end = start + text.length;
    this.tokens.push({ start, end, kind: 'mark', shape: 'other', text, folded: text, flags: 0, gap, facts: noFacts });
    this.gap = 'none';
  }

  addWord(facts: WordFacts, start: number, end: number): void {
    const { text, shape, folded, flags, tables } = facts;
    if (tables !== undefined) this.#hit(tables);
    if (shape !== 'lower') {
      this.capitals.push(this.tokens.length);
      this.notable.push(this.tokens.length);
    }
    if (text.charCodeAt(0) > lastLatin) this.beyondLatin.push(this.tokens.length);
    this.tokens.push({ start, end, kind: 'word', shape, text, folded, flags, gap: this.gap, facts });
    this.gap = 'none';
  }

  /** No table holds a bare number, so only what has letters too is looked up. */
  addNumber(text: string, start: number, kind: 'number' | 'mixed'): void {
    const folded = kind === 'mixed' ? text.toLowerCase() : text;
    const tables = kind === 'mixed' ? tablesOf(folded) : undefined;
    if (tables !== undefined) this.#hit(tables);
    this.numbers.push(this.tokens.length);
    this.notable.push(this.tokens.length);
    const { gap } = this;
    const end = start + text.length;
    this.tokens.push({ start, end, kind, shape: 'other', text, folded, flags: 0, gap, facts: noFacts });
    this.gap = 'none';
  }
}

/** Cuts the text into tokens in one pass. Offsets are UTF-16 code units of the text as it is. */
export function readTokens(text: string): TokenList {
  const list = new TokenWriter();
  const readWord = makeWordReader(text);
  let at = 0;
  while (at < text.length) {
    const start = at;
    const first = classAt(text, at++);
    if (first === charClass.space) {
      if (list.gap === 'none') list.gap = 'space';
    } else if (first === charClass.line) {
      if (text.charCodeAt(start) === 13 && text.charCodeAt(at) === 10) at++;
      list.gap = list.gap === 'line' || list.gap === 'blank-line' ? 'blank-line' : 'line';
    } else if (first === charClass.other) {
      if (isPair(text, start)) at++;
      list.addMark(text.slice(start, at), start);
    } else {
      let letters = first === charClass.letter;
      let digits = first === charClass.digit;
      let hash = text.charCodeAt(start);
      for (; at < text.length; at++) {
        const next = classAt(text, at);
        if (next === charClass.letter) letters = true;
        else if (next === charClass.digit) digits = true;
        else break;
        hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      }
      if (!digits) list.addWord(readWord(start, at, spread(hash)), start, at);
      else list.addNumber(text.slice(start, at), start, letters ? 'mixed' : 'number');
    }
  }
  return list;
}

/** Brings the high bits of a hash down, where a small table looks. */
function spread(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 1;
}

/** True where two code units make one character. */
function isPair(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  const low = text.charCodeAt(at + 1);
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}
