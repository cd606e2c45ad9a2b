import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { SealError } from '../kernel/seal-error.ts';
import { keyIdBytes } from './data-key.ts';
import type { DataKey } from './data-key.ts';

/** Where a ciphertext stands. It opens nowhere else. */
export interface Place {
  /** Null for what belongs to the installation. */
  readonly tenantId: string | null;
  readonly table: string;
  readonly column: string;
  readonly rowId: string;
}

const formatVersion = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + keyIdBytes + nonceBytes;
/** How many bytes a ciphertext is longer than its plain text. */
export const sealOverhead = headerBytes + tagBytes;

// Random nonces are drawn many at a time: one call into the system per ciphertext would cost more than the cipher.
const noncePool = Buffer.allocUnsafe(nonceBytes * 512);
let nonceOffset = noncePool.length;

function writeNonce(target: Buffer, at: number): void {
  if (nonceOffset === noncePool.length) {
    randomFillSync(noncePool);
    nonceOffset = 0;
  }
  noncePool.copy(target, at, nonceOffset, nonceOffset + nonceBytes);
  noncePool.fill(0, nonceOffset, nonceOffset + nonceBytes);
  nonceOffset += nonceBytes;
}

// Only the first three parts and the last are free of the separator for sure; the row's id stands between them.
function describePlace(place: Place): Buffer {
  return Buffer.from(`${place.tenantId ?? ''}|${place.table}|${place.column}|${place.rowId}|v${formatVersion}`);
}

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce: `version(1) key-id(4) nonce(12) ciphertext tag(16)`, the
 * place as additional data.
 */
export function sealBytes(key: DataKey, place: Place, plain: Uint8Array | string): Uint8Array {
  const length = typeof plain === 'string' ? Buffer.byteLength(plain) : plain.length;
  const sealed = Buffer.allocUnsafe(sealOverhead + length);
  sealed[0] = formatVersion;
  sealed.set(key.id, 1);
  writeNonce(sealed, 1 + keyIdBytes);
  const cipher = createCipheriv('aes-256-gcm', key.secret, sealed.subarray(1 + keyIdBytes, headerBytes));
  cipher.setAAD(describePlace(place));
  // GCM gives out as many bytes as it takes in, all of them at once.
  sealed.set(typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain), headerBytes);
  cipher.final();
  sealed.set(cipher.getAuthTag(), headerBytes + length);
  return sealed;
}

/** The id of the key that a ciphertext wants, as lower-case hex. */
export function readKeyId(sealed: Uint8Array): string {
  if (sealed.length < sealOverhead || sealed[0] !== formatVersion) throw new SealError();
  return Buffer.from(sealed.buffer, sealed.byteOffset + 1, keyIdBytes).toString('hex');
}

/** Opens what `sealBytes` made, at the same place with the same key. Throws `SealError` otherwise. */
export function openBytes(key: DataKey, place: Place, sealed: Uint8Array): Buffer {
  if (sealed.length < sealOverhead || sealed[0] !== formatVersion) throw new SealError();
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.compare(key.id, 0, keyIdBytes, 1, 1 + keyIdBytes) !== 0) throw new SealError();
  const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(1 + keyIdBytes, headerBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(describePlace(place));
  decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
  const plain = decipher.update(bytes.subarray(headerBytes, bytes.length - tagBytes));
  try {
    decipher.final();
  } catch {
    throw new SealError();
  }
  return plain;
}
