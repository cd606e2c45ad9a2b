import type { Span } from '../model/span.ts';

/** A spoken word in small letters, or a mark, with its place in the clause that it was read from. */
export interface SpokenWord extends Span {
  readonly word: string;
  readonly isMark: boolean;
}

const letter = 1;
/** Joins two runs of letters and digits: "don't", "130/80", "x-ray". */
const joint = 2;
const mark = 4;
const kinds = Uint8Array.from({ length: 128 }, (_unused, code) => {
  const one = String.fromCharCode(code);
  return (/[a-z\d]/.test(one) ? letter : 0) | (/['./-]/.test(one) ? joint : 0) | (/[,;:?!.]/.test(one) ? mark : 0);
});
const curly = '’'.charCodeAt(0);
const percent = '%'.charCodeAt(0);
/** Beyond the end of a text there is none: NaN. */
const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < 128 ? (kinds[code] ?? 0) : code === curly ? joint : 0;
};

/** Where a word ends that begins at a place: runs of letters and digits with one joint between two, and a percent sign after them. */
function endOfWord(text: string, from: number): number {
  let to = from + 1;
  while ((kindAt(text, to) & letter) !== 0 || ((kindAt(text, to) & joint) !== 0 && kindAt(text, to + 1) === letter))
    to += 1;
  return text.charCodeAt(to) === percent ? to + 1 : to;
}

/** The words of a clause as patterns of talk compare them. Linear. */
export function readWords(text: string): SpokenWord[] {
  const lower = text.toLowerCase();
  const words: SpokenWord[] = [];
  for (let at = 0; at < lower.length;) {
    const kind = kindAt(lower, at);
    const isMark = (kind & mark) !== 0;
    const end = kind === letter ? endOfWord(lower, at) : at + 1;
    const word = lower.slice(at, end);
    if (isMark || kind === letter) words.push({ word: word.replaceAll('’', "'"), isMark, start: at, end });
    at = end;
  }
  return words;
}
