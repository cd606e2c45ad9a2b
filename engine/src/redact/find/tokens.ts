import { foldWord } from '../../lexicons/fold-word.ts';
import { loadLexicon } from '../../lexicons/lexicon.ts';

export type TokenKind = 'word' | 'number' | 'mixed' | 'mark';

/**
 * How a word is written: `capital` also stands for McDonald, `initial` is one capital letter; `other` is a word with
 * capitals inside (IgM) or in a script without case, a number or a mark.
 */
export type TokenShape = 'lower' | 'capital' | 'upper' | 'initial' | 'other';

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

/** Capitals inside a name: McDonald, DeShawn, O\u2019Neil; not IgM or MRIs. */
const joinedCapital = /^\p{Lu}\p{Ll}{1,4}\p{Lu}\p{Ll}{2,}$/u;

function shapeOf(word: string): TokenShape {
  const lower = word.toLowerCase();
  const upper = word.toUpperCase();
  if (lower === upper) return 'other';
  if (word === lower) return 'lower';
  if (word === upper) return word.length === 1 ? 'initial' : 'upper';
  const first = word.charAt(0);
  if (first === first.toLowerCase()) return 'lower';
  const hasInner = word.slice(1) !== lower.slice(1);
  return hasInner && !joinedCapital.test(word) ? 'other' : 'capital';
}

interface WordFacts {
  readonly shape: TokenShape;
  readonly folded: string;
  readonly flags: number;
  /** Where this folded word stands; shared by all its spellings. */
  readonly places: number[];
}

/** The tokens of a text, and for each folded word or mark the indexes of its tokens in order. */
export interface TokenList {
  readonly tokens: readonly Token[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Cuts the text into tokens in one pass. Offsets are UTF-16 code units of the text as it is. */
export function readTokens(text: string): TokenList {
  const tokens: Token[] = [];
  const places = new Map<string, number[]>();
  const placesOf = (folded: string): number[] => {
    let list = places.get(folded);
    if (!list) places.set(folded, (list = []));
    return list;
  };
  const facts = new Map<string, WordFacts>();
  const lexicon = loadLexicon();
  const factsOf = (word: string): WordFacts => {
    let known = facts.get(word);
    if (!known) {
      const folded = foldWord(word);
      known = { shape: shapeOf(word), folded, flags: lexicon.flagsOf(folded), places: placesOf(folded) };
      facts.set(word, known);
    }
    return known;
  };
  let gap = 'line' as Token['gap'];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const first = classAt(text, at++);
    if (first === charClass.space) {
      if (gap === 'none') gap = 'space';
      continue;
    }
    if (first === charClass.line) {
      if (text.charCodeAt(start) === 13 && text.charCodeAt(at) === 10) at++;
      gap = gap === 'line' || gap === 'blank-line' ? 'blank-line' : 'line';
      continue;
    }
    if (first === charClass.other) {
      const code = text.charCodeAt(start);
      const low = text.charCodeAt(at);
      if (code >= 0xd800 && code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) at++;
      const mark = text.slice(start, at);
      placesOf(mark).push(tokens.length);
      tokens.push({ start, end: at, kind: 'mark', shape: 'other', text: mark, folded: mark, flags: 0, gap });
    } else {
      let letters = first === charClass.letter;
      let digits = first === charClass.digit;
      for (; at < text.length; at++) {
        const next = classAt(text, at);
        if (next === charClass.letter) letters = true;
        else if (next === charClass.digit) digits = true;
        else break;
      }
      const word = text.slice(start, at);
      if (letters && !digits) {
        const { shape, folded, flags, places: own } = factsOf(word);
        own.push(tokens.length);
        tokens.push({ start, end: at, kind: 'word', shape, text: word, folded, flags, gap });
      } else {
        const kind = letters ? 'mixed' : 'number';
        tokens.push({ start, end: at, kind, shape: 'other', text: word, folded: word.toLowerCase(), flags: 0, gap });
      }
    }
    gap = 'none';
  }
  return { tokens, places };
}
