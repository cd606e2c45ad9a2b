import type { Span } from '../model/span.ts';
import { conditionLines } from './conditions.data.ts';

/** A condition named in a text, with the ICD-10-CM code that its words alone allow. */
export interface ConditionMention extends Span {
  readonly code: string;
  readonly phrase: string;
}

interface Phrase {
  readonly words: readonly string[];
  readonly code: string;
  readonly text: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:[-'’/.][\p{L}\p{N}]+)*/gu;

function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

let byFirstWord: Map<string, Phrase[]> | null = null;

/** Longest phrase first, so that "type 2 diabetes" is not read as "diabetes". */
function phrases(): Map<string, Phrase[]> {
  if (byFirstWord) return byFirstWord;
  byFirstWord = new Map();
  for (const line of conditionLines.trim().split('\n')) {
    const [code = '', list = ''] = line.split('|');
    for (const text of list.split(';').map((phrase) => phrase.trim())) {
      const words = [...text.matchAll(wordPattern)].map((match) => foldWord(match[0]));
      const first = words[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, code, text }]);
    }
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirstWord;
}

/** Every condition that a text names, in order, without overlaps. Linear in the text's length. */
export function findConditions(text: string): ConditionMention[] {
  const table = phrases();
  const words = [...text.matchAll(wordPattern)].map((match) => ({
    word: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: ConditionMention[] = [];
  for (let index = 0; index < words.length; index++) {
    const candidates = table.get(words[index]?.word ?? '');
    const phrase = candidates?.find(({ words: parts }) =>
      parts.every((part, offset) => words[index + offset]?.word === part),
    );
    if (!phrase) continue;
    const first = words[index];
    const last = words[index + phrase.words.length - 1];
    if (!first || !last || /\n|[.;:!?]\s/.test(text.slice(first.start, last.end).replace(/\n(?=\S)/g, ' '))) continue;
    found.push({ start: first.start, end: last.end, code: phrase.code, phrase: phrase.text });
    index += phrase.words.length - 1;
  }
  return found;
}
