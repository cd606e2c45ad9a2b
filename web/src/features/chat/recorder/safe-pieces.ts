import { makeMemoryPieces } from './memory-pieces.ts';
import type { PieceStore } from './piece-store.ts';

/**
 * A store that goes on in memory where the browser's own refuses (a full disk, a database that was removed under it): no
 * piece is lost as long as the page is open. `onRefused` hears of the first time. What it does not delete is skipped from then
 * on, so that nothing is sent twice and nothing waits behind it.
 */
export function makeSafePieces(lasting: PieceStore, onRefused: () => void): PieceStore {
  const memory = makeMemoryPieces();
  /** What the browser did not delete, by recording, part and number, or by recording and part. */
  const undeleted = new Set<string>();
  const keyOf = (...key: readonly (string | number)[]): string => key.join('/');
  const keep = (act: (store: PieceStore) => Promise<void>): Promise<void> =>
    act(lasting).catch(() => {
      onRefused();
      return act(memory);
    });
  const drop = async (key: string, act: (store: PieceStore) => Promise<void>): Promise<void> => {
    await Promise.all([act(lasting).catch(() => undeleted.add(key)), act(memory)]);
  };
  /** Nothing where all was deleted, as in nearly every browser. */
  const skip = <T>(keyOfOne: (one: T) => string): ((one: T) => boolean) | undefined =>
    undeleted.size === 0 ? undefined : (one) => undeleted.has(keyOfOne(one));
  const firstOf = async <T extends { readonly part: number; readonly number?: number }>(
    read: (store: PieceStore) => Promise<T | null>,
  ): Promise<T | null> => {
    const [one, other] = await Promise.all([read(lasting).catch(() => null), read(memory)]);
    if (one === null || other === null) return one ?? other;
    const order = one.part - other.part || (one.number ?? 0) - (other.number ?? 0);
    return order <= 0 ? one : other;
  };
  return {
    isLasting: lasting.isLasting,
    putPiece: (piece) => keep((store) => store.putPiece(piece)),
    putEnd: (end) => keep((store) => store.putEnd(end)),
    firstPiece: (id) =>
      firstOf((store) =>
        store.firstPiece(
          id,
          skip(({ recordingId, part, number }) => keyOf(recordingId, part, number)),
        ),
      ),
    firstEnd: (id) =>
      firstOf((store) =>
        store.firstEnd(
          id,
          skip((part) => keyOf(id, part)),
        ),
      ),
    lastPieces: (id) => lasting.lastPieces(id),
    endedParts: (id) => lasting.endedParts(id),
    dropPiece: (id) => drop(keyOf(id.recordingId, id.part, id.number), (store) => store.dropPiece(id)),
    dropEnd: (id, part) => drop(keyOf(id, part), (store) => store.dropEnd(id, part)),
    readBox: (id) => lasting.readBox(id),
    writeBox: (id, box) => keep((store) => store.writeBox(id, box)),
    async dropAll(id) {
      await Promise.all([lasting.dropAll(id).catch(() => undefined), memory.dropAll(id)]);
    },
    close() {
      lasting.close();
      memory.close();
    },
  };
}
