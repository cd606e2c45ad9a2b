import type { ReadSentence } from '../../context/read-sentences.ts';
import type { Span } from '../../model/span.ts';
import type { Token } from '../../text/tokens.ts';
import { canonicalWord } from './canonical-words.ts';

/** How a word stands in its sentence, as bits. */
export const said = { negated: 1, uncertain: 2, historical: 4, family: 8, hypothetical: 16 } as const;

/** A content word of a text in the form under which it is looked up. */
export interface ReadWord extends Span {
  readonly word: string;
  /** Bits of `said`. */
  readonly how: number;
}

const isContentWord = (token: Token): boolean =>
  token.kind === 'word' || (token.kind === 'number' && token.text.length < 3);

function readSentence(sentence: ReadSentence): ReadWord[] {
  const { tokens } = sentence;
  const content = tokens.filter((token) => isContentWord(token) && canonicalWord(token.lower) !== '');
  if (content.length === 0) return [];
  const asks = tokens.at(-1)?.text === '?' ? said.hypothetical : 0;
  return content.map(({ start, end, lower }) => {
    let how: number = asks;
    for (const scope of sentence.scopes) if (scope.start < end && start < scope.end) how |= said[scope.kind];
    return { start, end, how, word: canonicalWord(lower) };
  });
}

/** The content words of a text, sentence by sentence. */
export function readWords(sentences: readonly ReadSentence[]): ReadWord[][] {
  return sentences.map(readSentence).filter((words) => words.length > 0);
}

/** One to three words that stand near each other, whatever their order: what is looked up. */
export interface Term extends Span {
  readonly key: string;
  readonly how: number;
}

/** How many content words apart two words of a term may stand. */
const termReach = 4;

const pair = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function triple(a: string, b: string, c: string): string {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (c < low) return `${c} ${low} ${high}`;
  return c < high ? `${low} ${c} ${high}` : `${low} ${high} ${c}`;
}

/** Which terms are looked at, and which words stand in one. */
export interface TermFilter {
  has(key: string): boolean;
  hasWord(word: string): boolean;
  /** Whether a term of three words holds it. */
  hasInThree(word: string): boolean;
}

/** Every term of a sentence: single words, pairs within reach, three words close together; their words in the order of the alphabet. */
export function listTerms(words: readonly ReadWord[], filter: TermFilter | null = null): Term[] {
  const terms: Term[] = [];
  const add = (key: string, first: ReadWord, last: ReadWord, how: number): void => {
    if (filter === null || filter.has(key)) terms.push({ key, start: first.start, end: last.end, how });
  };
  const isKept = words.map(({ word }) => filter === null || filter.hasWord(word));
  const isThird = words.map(({ word }) => filter === null || filter.hasInThree(word));
  words.forEach((first, at) => {
    if (!isKept[at]) return;
    add(first.word, first, first, first.how);
    for (let second = at + 1; second <= at + termReach && second < words.length; second++) {
      const middle = words[second];
      if (!middle || !isKept[second] || middle.word === first.word) continue;
      add(pair(first.word, middle.word), first, middle, first.how | middle.how);
      if (!isThird[at] || !isThird[second]) continue;
      for (let third = second + 1; third <= at + termReach - 1 && third < words.length; third++) {
        const last = words[third];
        if (!last || !isThird[third] || last.word === first.word || last.word === middle.word) continue;
        add(triple(first.word, middle.word, last.word), first, last, first.how | middle.how | last.how);
      }
    }
  });
  return terms;
}
