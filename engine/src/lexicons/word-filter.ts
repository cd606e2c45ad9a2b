/** Size of the Bloom filter; at about 9 bits a word, 3 words in a hundred that are not English are taken for English. */
export const wordFilterBytes = 150_000;
const hashCount = 5;

function hashWord(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

function bitAt(first: number, second: number, round: number): number {
  return ((first + Math.imul(round, second)) >>> 0) % (wordFilterBytes * 8);
}

/** Adds a lower-case ASCII word to the filter. */
export function addToWordFilter(filter: Uint8Array, word: string): void {
  const first = hashWord(word, 0x811c9dc5);
  const second = hashWord(word, 0x9747b28c) | 1;
  for (let round = 0; round < hashCount; round++) {
    const bit = bitAt(first, second, round);
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
}

/** True when the lower-case ASCII word was added; also, rarely, for a word that was not. */
export function isInWordFilter(filter: Uint8Array, word: string): boolean {
  const first = hashWord(word, 0x811c9dc5);
  const second = hashWord(word, 0x9747b28c) | 1;
  for (let round = 0; round < hashCount; round++) {
    const bit = bitAt(first, second, round);
    if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y', 'ie']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ly', ['']],
  ['ness', ['']],
  ['less', ['']],
  ['er', ['', 'e']],
];

/** The base forms that an inflected English word may have; a base form must keep at least three letters. */
export function stemCandidates(word: string): string[] {
  const stems: string[] = [];
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    if (base.length < 3) continue;
    for (const replacement of replacements) stems.push(base + replacement);
    const last = base[base.length - 1];
    if ((ending === 'ed' || ending === 'ing') && base.length > 3 && last === base[base.length - 2])
      stems.push(base.slice(0, -1));
  }
  return stems;
}
