/** The distinct words of an index in order, with what finding them by mistake-ridden spellings needs. */
export interface Vocabulary {
  /** Folded words, sorted by code unit. */
  readonly words: readonly string[];
  /** Per word one bit for each letter that it has: words that share too few are never compared. */
  readonly letters: Uint32Array;
}

/** The letters of a word as bits: a to z, all figures as one, everything else as one. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit >= 97 && unit <= 122) bits |= 1 << (unit - 97);
    else bits |= unit <= 57 ? 1 << 26 : 1 << 27;
  }
  return bits >>> 0;
}

/** @param words sorted by code unit, without repeats */
export function makeVocabulary(words: readonly string[]): Vocabulary {
  return { words, letters: Uint32Array.from(words, letterBits) };
}

/** The place of the first word that is not before the one asked for. */
export function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
