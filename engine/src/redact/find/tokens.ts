import { tableCount, tablesOfMark, tablesOfNumber } from './trigger-tables.ts';
import { makeWordReader } from './word-book.ts';
import { noFacts, WordFacts, type TokenShape } from './word-facts.ts';

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

/** Bits, so that a run of letters and digits says by their sum what it is made of. */
const charClass = { other: 1, letter: 2, digit: 4, space: 8, line: 16 } as const;
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

/** Half of a character of two code units counts as any other mark. */
function classifyCode(code: number): CharClass {
  const found = code >= 0xd800 && code <= 0xdfff ? charClass.other : classifyChar(String.fromCharCode(code));
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
  /** How many words of two letters and more are written so. */
  readonly written: Readonly<Record<TokenShape, number>>;
  /** Indexes of the words with a letter beyond ASCII, whose folded form may be longer or shorter. */
  readonly beyondAscii: readonly number[];
  /** Indexes of the words that begin with a letter beyond Latin. */
  readonly beyondLatin: readonly number[];
}

const lastAscii = 127;
/** End of the Latin blocks and the accents that combine with them. */
const lastLatin = 0x36f;

/** The text of each mark of ASCII, so that none is cut out of the text. */
const marks = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** No hits for any table, to be copied for each text. */
let noHits: readonly (number[] | undefined)[] = [];

function makeHits(): (number[] | undefined)[] {
  if (noHits.length !== tableCount()) noHits = Array.from({ length: tableCount() }, () => undefined);
  return noHits.slice();
}

class TokenWriter implements TokenList {
  readonly tokens: Token[] = [];
  readonly hits = makeHits();
  readonly numbers: number[] = [];
  readonly capitals: number[] = [];
  readonly written = { lower: 0, capital: 0, upper: 0, initial: 0, other: 0 };
  readonly beyondAscii: number[] = [];
  readonly beyondLatin: number[] = [];
  gap: Token['gap'] = 'line';

  private hit(tables: readonly number[], index: number): void {
    for (let at = 0; at < tables.length; at++) {
      const table = tables[at] ?? 0;
      const list = this.hits[table];
      if (list === undefined) this.hits[table] = [index];
      else list.push(index);
    }
  }

  /** Notes a word or number with letters beyond ASCII, before it is added. */
  noteBeyond(first: number, found: number): void {
    this.beyondAscii.push(this.tokens.length);
    if (found === charClass.letter && first > lastLatin) this.beyondLatin.push(this.tokens.length);
  }

  addMark(text: string, start: number): void {
    const tables = tablesOfMark(text);
    if (tables !== undefined) this.hit(tables, this.tokens.length);
    const { gap } = this;
    const end = start + text.length;
    this.tokens.push({ start, end, kind: 'mark', shape: 'other', text, folded: text, flags: 0, gap, facts: noFacts });
    this.gap = 'none';
  }

  addWord(facts: WordFacts, start: number, end: number): void {
    const { text, shape, folded, flags, tables } = facts;
    const index = this.tokens.length;
    if (tables !== undefined) this.hit(tables, index);
    if (shape !== 'lower') {
      this.capitals.push(index);
    }
    if (end - start > 1) this.written[shape]++;
    this.tokens.push({ start, end, kind: 'word', shape, text, folded, flags, gap: this.gap, facts });
    this.gap = 'none';
  }

  /** No list holds a bare number, so only what has letters too is looked up by itself. */
  addNumber(text: string, start: number, kind: 'number' | 'mixed'): void {
    const index = this.tokens.length;
    const folded = kind === 'mixed' ? text.toLowerCase() : text;
    const facts = kind === 'mixed' ? WordFacts.ofNoWord(folded) : noFacts;
    if (facts.tables !== undefined) this.hit(facts.tables, index);
    this.hit(tablesOfNumber(text.length, kind === 'mixed'), index);
    this.numbers.push(index);
    const { gap } = this;
    const end = start + text.length;
    this.tokens.push({ start, end, kind, shape: 'other', text, folded, flags: 0, gap, facts });
    this.gap = 'none';
  }
}

/** Cuts the text into tokens in one pass. Offsets are UTF-16 code units of the text as it is. */
export function readTokens(text: string): TokenList {
  const list = new TokenWriter();
  const readWord = makeWordReader(text);
  const { length } = text;
  let at = 0;
  while (at < length) {
    const start = at;
    const code = text.charCodeAt(at++);
    const first = classes[code] || classifyCode(code);
    if (first === charClass.space) {
      if (list.gap === 'none') list.gap = 'space';
    } else if (first === charClass.line) {
      if (code === 13 && text.charCodeAt(at) === 10) at++;
      list.gap = list.gap === 'line' || list.gap === 'blank-line' ? 'blank-line' : 'line';
    } else if (first === charClass.other) {
      if (isPair(text, start)) at++;
      list.addMark(marks[code] ?? text.slice(start, at), start);
    } else {
      let found: number = first;
      let codes = code;
      let hash = code;
      for (; at < length; at++) {
        const next = text.charCodeAt(at);
        const nextClass = classes[next] || classifyCode(next);
        if (nextClass !== charClass.letter && nextClass !== charClass.digit) break;
        found |= nextClass;
        codes |= next;
        hash = (Math.imul(hash, 31) + next) | 0;
      }
      if (codes > lastAscii) list.noteBeyond(code, found);
      if (found === charClass.letter) list.addWord(readWord(start, at, spread(hash)), start, at);
      else list.addNumber(text.slice(start, at), start, found === charClass.digit ? 'number' : 'mixed');
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
