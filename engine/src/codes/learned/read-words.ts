import { findScopes } from '../../context/find-context.ts';
import type { Span } from '../../model/span.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenize, type Token } from '../../text/tokens.ts';
import { canonicalWord } from './canonical-words.ts';

/** How a word stands in its sentence, as bits. */
export const said = { negated: 1, uncertain: 2, historical: 4, family: 8, hypothetical: 16 } as const;

/** A telling word of a text in the form under which it is looked up. */
export interface ReadWord extends Span {
  readonly word: string;
  /** Bits of `said`. */
  readonly how: number;
}

const isTelling = (token: Token): boolean =>
  token.kind === 'word' || (token.kind === 'number' && token.text.length < 3);

function readSentence(tokens: readonly Token[]): ReadWord[] {
  const telling = tokens.filter((token) => isTelling(token) && canonicalWord(token.lower) !== '');
  if (telling.length === 0) return [];
  const scopes = findScopes(tokens);
  const asks = tokens.at(-1)?.text === '?' ? said.hypothetical : 0;
  return telling.map(({ start, end, lower }) => {
    let how: number = asks;
    for (const scope of scopes) if (scope.start < end && start < scope.end) how |= said[scope.kind];
    return { start, end, how, word: canonicalWord(lower) };
  });
}

/** The telling words of a text, sentence by sentence. */
export function readWords(text: string): ReadWord[][] {
  return splitSentences(text)
    .map((sentence) => readSentence(tokenize(text.slice(sentence.start, sentence.end), sentence.start)))
    .filter((words) => words.length > 0);
}

/** One to three words that stand near each other, whatever their order: what is looked up. */
export interface Term extends Span {
  readonly key: string;
  readonly how: number;
}

const joined = (words: readonly string[]): string => words.toSorted().join(' ');

/** How many telling words apart two words of a term may stand. */
export const termReach = 4;

/** Every term of a sentence: single words, pairs within reach, three words close together. */
export function listTerms(words: readonly ReadWord[], isTerm: (key: string) => boolean = () => true): Term[] {
  const terms: Term[] = [];
  const add = (...parts: readonly ReadWord[]): void => {
    const keys = parts.map(({ word }) => word);
    if (new Set(keys).size < keys.length) return;
    const key = joined(keys);
    if (!isTerm(key)) return;
    const how = parts.reduce((bits, { how: own }) => bits | own, 0);
    terms.push({ key, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0, how });
  };
  words.forEach((word, at) => {
    add(word);
    const next = words.slice(at + 1, at + 1 + termReach);
    for (const second of next) add(word, second);
    const [b, c, d] = next;
    if (b && c) add(word, b, c);
    if (b && d) add(word, b, d);
    if (c && d) add(word, c, d);
  });
  return terms;
}
