import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export const keyBytes = 32;
export const keyIdBytes = 4;

/** A 256-bit key with a short name made from it, which every ciphertext carries. */
export interface DataKey {
  /** Four bytes; tells which key a ciphertext wants, and nothing about the key. */
  readonly id: Uint8Array;
  readonly secret: KeyObject;
}

/** Wraps 32 bytes as a key. The bytes should not be used again by the caller. */
export function toDataKey(bytes: Uint8Array): DataKey {
  if (bytes.length !== keyBytes) throw new RangeError(`A key has ${keyBytes} bytes.`);
  const secret = createSecretKey(bytes);
  const id = createHmac('sha256', secret).update('notewright key id').digest().subarray(0, keyIdBytes);
  return { id: new Uint8Array(id), secret };
}

export function newKeyBytes(): Uint8Array {
  return new Uint8Array(randomBytes(keyBytes));
}

/** A key for one purpose out of another key (HKDF-SHA-256, RFC 5869); different labels give unrelated keys. */
export function deriveBytes(from: KeyObject | Uint8Array, label: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', from, new Uint8Array(0), `notewright/v1/${label}`, keyBytes));
}

/**
 * The same as a key that ciphers and HMACs take as it is: bytes cost them five times as much at each use, since they try
 * whether it is a key first.
 */
export function deriveKey(from: KeyObject | Uint8Array, label: string): KeyObject {
  return createSecretKey(deriveBytes(from, label));
}
