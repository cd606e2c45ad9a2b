import { makeHmac } from './sha256.ts';
import { encodeUtf8 } from './utf8.ts';

/** Whole numbers that look like chance, but follow from the key and what they are drawn for. */
export interface Draws {
  /** The next number, from 0 to below `limit` (at most 2^16, so that the rest of the division hardly weighs). */
  readonly below: (limit: number) => number;
}

/** @returns draws for a purpose ("family name") and a value: always the same for the same three. */
export type KeyedDraws = (purpose: string, value: string) => Draws;

/** Numbers from HMAC-SHA-256 in counter mode. Without the key neither values nor their relation can be derived from them. */
export function makeKeyedDraws(key: string): KeyedDraws {
  const hmac = makeHmac(encodeUtf8(key));
  return (purpose, value) => {
    let bytes = new Uint8Array(0);
    let at = 0;
    let counter = 0;
    const nextByte = (): number => {
      if (at >= bytes.length) {
        bytes = Uint8Array.from(hmac(encodeUtf8(`${purpose}\u0000${counter++}\u0000${value}`)));
        at = 0;
      }
      return bytes[at++] ?? 0;
    };
    return { below: (limit) => ((nextByte() << 16) | (nextByte() << 8) | nextByte()) % limit };
  };
}
