/** Lengths from here on count as one. */
const longest = 31;
/** First letters that are none of the 26 count as one. */
const others = 26;

const place = (code: number): number => (code >= 97 && code < 97 + others ? code - 97 : others);
const none: readonly number[] = Array.from({ length: others + 1 }, () => 0);
const bit = (length: number): number => 1 << (length < longest ? length : longest);

/**
 * Which lengths the words of a set have, by their first letter: a look that costs nothing and says of nearly every word of a
 * text that it is not in the set. It never says so of a word that is.
 */
export class FirstLetters {
  private readonly lengths = none.slice();

  add(word: string): void {
    const at = place(word.charCodeAt(0));
    this.lengths[at] = (this.lengths[at] ?? 0) | bit(word.length);
  }

  /** True when a word of this length may begin with the letter. */
  mayHold(code: number, length: number): boolean {
    return ((this.lengths[place(code)] ?? 0) & bit(length)) !== 0;
  }

  /** True when any word may begin with the letter. */
  mayBegin(code: number): boolean {
    return this.lengths[place(code)] !== 0;
  }

  /** True when a word of this length, or of one letter more or less, may begin with the letter. */
  mayHoldNear(code: number, length: number): boolean {
    const near = bit(length - 1) | bit(length) | bit(length + 1);
    return ((this.lengths[place(code)] ?? 0) & near) !== 0;
  }
}
