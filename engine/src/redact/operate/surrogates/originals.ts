import { foldWord } from '../../../lexicons/fold-word.ts';
import { ownCopy } from '../../../text/own-copy.ts';

/** What stands in a document, so that nothing made up equals it. */
export interface Originals {
  readonly addWords: (text: string) => void;
  readonly addNumber: (value: string) => void;
  /** True when one of the words of what was made up is a word of an identifier of the document. */
  readonly hasWord: (text: string) => boolean;
  readonly hasNumber: (value: string) => boolean;
}

const most = 300_000;
const wordPattern = /[\p{L}\p{M}]{2,}/gu;
const compact = (value: string): string => value.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();

/**
 * Remembers the words and numbers of a document's identifiers; of each the first 300,000, which only data files of many
 * megabytes have more of.
 */
export function makeOriginals(): Originals {
  const words = new Set<string>();
  const numbers = new Set<string>();
  return {
    addWords: (text) => {
      for (const word of text.match(wordPattern) ?? []) if (words.size < most) words.add(ownCopy(foldWord(word)));
    },
    addNumber: (value) => {
      if (numbers.size < most) numbers.add(ownCopy(compact(value)));
    },
    hasWord: (text) => (text.match(wordPattern) ?? []).some((word) => words.has(foldWord(word))),
    hasNumber: (value) => numbers.has(compact(value)),
  };
}
