import { makeMemoryPieces } from './memory-pieces.ts';
import type { PieceStore } from './piece-store.ts';

/**
 * A store that goes on in memory where the browser's own refuses (a full disk, a database that was removed under it): no
 * piece is lost as long as the page is open. `onRefused` hears of the first time.
 */
export function makeSafePieces(lasting: PieceStore, onRefused: () => void): PieceStore {
  const memory = makeMemoryPieces();
  const keep = (act: (store: PieceStore) => Promise<void>): Promise<void> =>
    act(lasting).catch(() => {
      onRefused();
      return act(memory);
    });
  const both = async (act: (store: PieceStore) => Promise<void>): Promise<void> => {
    await Promise.all([act(lasting).catch(() => undefined), act(memory)]);
  };
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
    firstPiece: (id) => firstOf((store) => store.firstPiece(id)),
    firstEnd: (id) => firstOf((store) => store.firstEnd(id)),
    lastPieces: (id) => lasting.lastPieces(id),
    endedParts: (id) => lasting.endedParts(id),
    dropPiece: (id) => both((store) => store.dropPiece(id)),
    dropEnd: (id, part) => both((store) => store.dropEnd(id, part)),
    readBox: (id) => lasting.readBox(id),
    writeBox: (id, box) => keep((store) => store.writeBox(id, box)),
    dropAll: (id) => both((store) => store.dropAll(id)),
    close() {
      lasting.close();
      memory.close();
    },
  };
}
