import { createCipheriv, type KeyObject } from 'node:crypto';

/** A signature is 480 bits, kept as ten integers of 48 bits, which both databases and JavaScript hold exactly. */
export const signatureWords = 10;
const wordBits = 48;
const longestGram = 3;
const blockBytes = 16;

/** The form in which titles are compared: one spelling per letter, whatever the case. */
export function foldTitle(text: string): string {
  // The lower case of a capital sigma depends on what follows it, so a part of a word could not match.
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ');
}

/** Each run of one to three characters, as one block of the cipher: its length, then its UTF-16 units. */
function listGramBlocks(folded: string): Buffer {
  const grams = new Set<string>();
  for (let start = 0; start < folded.length; start += 1) {
    for (let length = 1; length <= longestGram && start + length <= folded.length; length += 1) {
      grams.add(folded.slice(start, start + length));
    }
  }
  const blocks = Buffer.alloc(grams.size * blockBytes);
  let offset = 0;
  for (const gram of grams) {
    blocks[offset] = gram.length;
    blocks.write(gram, offset + 1, 'utf16le');
    offset += blockBytes;
  }
  return blocks;
}

/**
 * The keyed signature of a text: each run of one to three characters of its folded form sets the one of 480 bits that
 * AES-256 under the owner's index key chooses (a gram fits one block, and no block occurs twice, so the bare block
 * cipher is the keyed function that is wanted). A title that contains a query has every bit of the query's signature;
 * one that does not contain it rarely has, and is excluded by decrypting it.
 */
export function signTitle(indexKey: KeyObject, text: string): readonly number[] {
  const cipher = createCipheriv('aes-256-ecb', indexKey, null).setAutoPadding(false);
  const choices = cipher.update(listGramBlocks(foldTitle(text)));
  const bits = new Set<number>();
  for (let offset = 0; offset < choices.length; offset += blockBytes) {
    bits.add(choices.readUIntBE(offset, 6) % (signatureWords * wordBits));
  }
  const words = Array.from({ length: signatureWords }, () => 0);
  for (const bit of bits) {
    const word = Math.floor(bit / wordBits);
    words[word] = (words[word] ?? 0) + 2 ** (bit % wordBits);
  }
  return words;
}

/** How many bits of a word are set. */
export function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2;
  return count;
}
