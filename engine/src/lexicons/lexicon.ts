import { cityGroups } from './cities.data.ts';
import { englishWordFilter } from './english-words.data.ts';
import { decodeFront } from './front-coding.ts';
import { personNameGroups } from './person-names.data.ts';
import { isInWordFilter, stemCandidates, wordFilterBytes } from './word-filter.ts';

export interface Lexicon {
  /** Flags (lexicon-flags.ts) of a folded word or of several words with single spaces; 0 when it is not listed. */
  readonly flagsOf: (folded: string) => number;
  /** The largest number of words in a listed place name that begins with this folded word; 0 when there is none. */
  readonly placeWords: (folded: string) => number;
  /** Both at once: the flags, and above them (`placeWordsShift`) the number of words. */
  readonly entryOf: (folded: string) => number;
  /** True for an English dictionary word in any regular inflection; rarely true for other words. */
  readonly isEnglish: (folded: string) => boolean;
}

export const placeWordsShift = 8;
export const flagMask = (1 << placeWordsShift) - 1;

function decodeBase64(text: string, size: number): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const values = new Uint8Array(128);
  for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index;
  const bytes = new Uint8Array(size);
  let at = 0;
  for (let index = 0; index < text.length && at < size; index += 4) {
    let quad = 0;
    for (let offset = 0; offset < 4; offset++)
      quad = (quad << 6) | (values[text.charCodeAt(index + offset) & 127] ?? 0);
    bytes[at++] = (quad >> 16) & 255;
    if (at < size) bytes[at++] = (quad >> 8) & 255;
    if (at < size) bytes[at++] = quad & 255;
  }
  return bytes;
}

function decodeLexicon(): Lexicon {
  const entries = new Map<string, number>();
  for (const [flags, coded] of personNameGroups) decodeFront(coded, (key) => void entries.set(key, flags));
  for (const [flags, coded] of cityGroups) {
    decodeFront(coded, (key) => {
      entries.set(key, (entries.get(key) ?? 0) | flags);
      const words = key.split(' ');
      const first = words[0] ?? key;
      const entry = entries.get(first) ?? 0;
      const most = Math.max(entry >> placeWordsShift, words.length);
      entries.set(first, (entry & flagMask) | (most << placeWordsShift));
    });
  }
  const filter = decodeBase64(englishWordFilter, wordFilterBytes);
  return {
    flagsOf: (folded) => (entries.get(folded) ?? 0) & flagMask,
    placeWords: (folded) => (entries.get(folded) ?? 0) >> placeWordsShift,
    entryOf: (folded) => entries.get(folded) ?? 0,
    isEnglish: (folded) =>
      isInWordFilter(filter, folded) || stemCandidates(folded).some((stem) => isInWordFilter(filter, stem)),
  };
}

let loaded: Lexicon | undefined;

/** The lexicon of names, places and English words; decoded at the first call and kept. */
export function loadLexicon(): Lexicon {
  loaded ??= decodeLexicon();
  return loaded;
}
