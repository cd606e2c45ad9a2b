import type { DataKey } from '../keys/data-key.ts';
import { keyBytes } from '../keys/data-key.ts';
import type { KeyOwner } from '../keys/key-vault.ts';
import { SealError } from '../kernel/seal-error.ts';
import { openBytes, sealBytes, sealOverhead } from '../keys/seal.ts';
import type { Place } from '../keys/seal.ts';

/**
 * `NWF1`, the wrapped key, then the content in pieces of one megabyte, each sealed with its number; the last one says
 * that it is the last, so that a cut or a swap shows.
 */
const magic = Buffer.from('NWF1');
const pieceBytes = 1024 * 1024;

/** Where the wrapped key stands in a file. */
export const wrappedKeyOffset = { start: magic.length, length: keyBytes + sealOverhead } as const;
export const headBytes: number = wrappedKeyOffset.start + wrappedKeyOffset.length;
/** Bytes of one piece as it is stored; the last may have fewer. */
export const sealedPieceBytes: number = pieceBytes + sealOverhead;

function placeOf(owner: KeyOwner, index: number, isLast: boolean): Place {
  return {
    tenantId: owner.tenantId,
    table: 'files',
    column: `piece ${index}${isLast ? ' last' : ''}`,
    rowId: owner.id,
  };
}

/** The parts of a stored file, in order. */
export function sealFile(
  fresh: { readonly key: DataKey; readonly wrapped: Uint8Array },
  owner: KeyOwner,
  bytes: Uint8Array,
): readonly Uint8Array[] {
  const parts: Uint8Array[] = [magic, fresh.wrapped];
  const count = Math.max(1, Math.ceil(bytes.length / pieceBytes));
  for (let index = 0; index < count; index += 1) {
    const piece = bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes);
    parts.push(sealBytes(fresh.key, placeOf(owner, index, index === count - 1), piece));
  }
  return parts;
}

/** The wrapped key of a stored file. Throws `SealError` for something else than such a file. */
export function readWrappedKey(stored: Uint8Array): Uint8Array {
  if (stored.length < headBytes + sealOverhead || magic.compare(stored, 0, magic.length) !== 0) throw new SealError();
  return stored.slice(magic.length, headBytes);
}

/** The content of a stored file. Throws `SealError` when any of it was changed, moved, or cut off. */
export function openFile(key: DataKey, owner: KeyOwner, stored: Uint8Array): Uint8Array {
  const body = stored.subarray(headBytes);
  const count = countPieces(body.length);
  const content = new Uint8Array(Math.max(0, body.length - count * sealOverhead));
  for (let index = 0; index < count; index += 1) {
    const piece = body.subarray(index * sealedPieceBytes, (index + 1) * sealedPieceBytes);
    content.set(openPiece(key, owner, piece, { index, count }), index * pieceBytes);
  }
  return content;
}

/** How many pieces stand behind the head, by their length in bytes. */
export function countPieces(bodyLength: number): number {
  return Math.max(1, Math.ceil(bodyLength / sealedPieceBytes));
}

/** One piece of a stored file. Throws `SealError` as `openFile` does. */
export function openPiece(
  key: DataKey,
  owner: KeyOwner,
  piece: Uint8Array,
  { index, count }: { readonly index: number; readonly count: number },
): Uint8Array {
  return openBytes(key, placeOf(owner, index, index === count - 1), piece);
}
