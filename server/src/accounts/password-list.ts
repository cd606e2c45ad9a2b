import { createHash } from 'node:crypto';

/**
 * A list of texts of which only "probably in it" and "certainly not in it" can be asked (a Bloom filter): a hundredth
 * of the size of the texts, and nobody reads them in it. Bytes: the number of hashes, then the bits.
 */
export interface PasswordList {
  has(text: string): boolean;
}

/** One of a hundred thousand texts that are not in the list is taken for one that is. */
const bitsPerText = 24;
const hashes = 17;

function* placesOf(text: string, count: number, bits: number): Generator<number> {
  const digest = createHash('sha256').update(text).digest();
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  for (let index = 0; index < count; index += 1) yield (start + index * (step % bits)) % bits;
}

/** The bytes of a list of these texts. */
export function packPasswordList(texts: ReadonlySet<string>): Uint8Array {
  const bytes = new Uint8Array(1 + Math.ceil((texts.size * bitsPerText) / 8));
  bytes[0] = hashes;
  const bits = (bytes.length - 1) * 8;
  for (const text of texts)
    for (const place of placesOf(text, hashes, bits)) {
      const at = 1 + (place >>> 3);
      bytes[at] = (bytes[at] ?? 0) | (1 << (place & 7));
    }
  return bytes;
}

/** Reads what `packPasswordList` made. */
export function openPasswordList(bytes: Uint8Array): PasswordList {
  const [count = 0] = bytes;
  const bits = (bytes.length - 1) * 8;
  return {
    has: (text) => {
      for (const place of placesOf(text, count, bits))
        if (((bytes[1 + (place >>> 3)] ?? 0) & (1 << (place & 7))) === 0) return false;
      return bits > 0;
    },
  };
}
