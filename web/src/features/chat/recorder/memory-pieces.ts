import type { KeptEnd, KeptPiece, PieceStore } from './piece-store.ts';

const byPlace = (one: KeptPiece, other: KeptPiece): number => one.part - other.part || one.number - other.number;

/** For a browser that keeps nothing (a private window, a full disk): sealed as well, until the page is left. */
export function makeMemoryPieces(): PieceStore {
  let pieces: KeptPiece[] = [];
  let ends: KeptEnd[] = [];
  const boxes = new Map<string, string | null>();
  const ofRecording = (id: string): readonly KeptPiece[] => pieces.filter(({ recordingId }) => recordingId === id);
  return {
    isLasting: false,
    async putPiece(piece) {
      pieces = [...pieces, piece].toSorted(byPlace);
    },
    async putEnd(end) {
      ends = [...ends, end].toSorted((one, other) => one.part - other.part);
    },
    firstPiece: async (id, isSkipped = () => false) => ofRecording(id).find((one) => !isSkipped(one)) ?? null,
    firstEnd: async (id, isSkipped = () => false) =>
      ends.find(({ recordingId, part }) => recordingId === id && !isSkipped(part)) ?? null,
    async lastPieces(id) {
      const last = new Map(ofRecording(id).map(({ part, number, until }) => [part, { part, number, until }]));
      return [...last.values()];
    },
    endedParts: async (id) => ends.filter(({ recordingId }) => recordingId === id).map(({ part }) => part),
    async dropPiece(id) {
      pieces = pieces.filter(
        (one) => one.recordingId !== id.recordingId || one.part !== id.part || one.number !== id.number,
      );
    },
    async dropEnd(id, part) {
      ends = ends.filter((one) => one.recordingId !== id || one.part !== part);
    },
    readBox: async (id) => boxes.get(id),
    async writeBox(id, box) {
      boxes.set(id, box);
    },
    async dropAll(id) {
      pieces = pieces.filter(({ recordingId }) => recordingId !== id);
      ends = ends.filter(({ recordingId }) => recordingId !== id);
      boxes.delete(id);
    },
    close() {
      pieces = [];
      ends = [];
    },
  };
}
