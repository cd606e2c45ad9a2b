import type { PieceId, SealedBytes } from './seal.ts';

/** A piece on its way to the server. */
export interface KeptPiece extends PieceId, SealedBytes {
  /** How many seconds of the recording are over at its end. */
  readonly until: number;
}

/** That a part has all of its pieces, which the server has not heard yet. */
export interface KeptEnd {
  readonly recordingId: string;
  readonly part: number;
  readonly pieces: number;
  readonly seconds: number;
  readonly hasSound: boolean;
}

/** What the server has not confirmed of recordings: sealed, in order, and gone when it has. */
export interface PieceStore {
  /** Outlasts the page. */
  readonly isLasting: boolean;
  putPiece(piece: KeptPiece): Promise<void>;
  putEnd(end: KeptEnd): Promise<void>;
  /** The first of a recording in order, but for those that are skipped: kept, and at the server all the same. */
  firstPiece(recordingId: string, isSkipped?: (id: PieceId) => boolean): Promise<KeptPiece | null>;
  firstEnd(recordingId: string, isSkipped?: (part: number) => boolean): Promise<KeptEnd | null>;
  /** The last piece of each part, without its sound. */
  lastPieces(recordingId: string): Promise<readonly (Pick<PieceId, 'part' | 'number'> & { readonly until: number })[]>;
  /** Which parts have an end here. */
  endedParts(recordingId: string): Promise<readonly number[]>;
  dropPiece(id: PieceId): Promise<void>;
  dropEnd(recordingId: string, part: number): Promise<void>;
  /** The message box in which a recording was begun; null where nobody can say; undefined where nothing was written of it. */
  readBox(recordingId: string): Promise<string | null | undefined>;
  writeBox(recordingId: string, box: string | null): Promise<void>;
  /** Everything of a recording. */
  dropAll(recordingId: string): Promise<void>;
  /** Nothing is taken any more. */
  close(): void;
}
