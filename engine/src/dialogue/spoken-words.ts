import type { Span } from '../model/span.ts';

/** A spoken word in small letters, or a mark, with its place in the clause that it was read from. */
export interface SpokenWord extends Span {
  readonly word: string;
  readonly isMark: boolean;
}

const wordOrMark = /[a-z\d]+(?:['’./-][a-z\d]+)*%?|[,;:?!.]/g;

/** The words of a clause as patterns of talk compare them. Linear. */
export function readWords(text: string): SpokenWord[] {
  return [...text.toLowerCase().matchAll(wordOrMark)].map((match) => {
    const word = match[0].replaceAll('’', "'");
    return { word, isMark: /^[,;:?!.]$/.test(word), start: match.index, end: match.index + match[0].length };
  });
}
