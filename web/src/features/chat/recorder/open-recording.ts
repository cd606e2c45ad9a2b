import { recordings, type VisitRecording } from '@notewright/contract';
import { call } from '../../../api/call.ts';
import { placedBoxes } from './placed-boxes.ts';
import type { PieceStore } from './piece-store.ts';

/** About how long a piece lasts, in seconds: for parts of which nobody has said it. */
const pieceSeconds = 2;

export interface OpenRecording extends VisitRecording {
  /** Null in another session than the one that began it. */
  readonly key: string | null;
}

/** The recordings that are not put away. */
export interface OpenRecordings {
  /** The newest that was not put aside, and stands in no message of this page; null where there is none. */
  readonly inHand: OpenRecording | null;
  /** Those that are finished beside it, the newest first. */
  readonly waiting: readonly OpenRecording[];
}

export async function readOpenRecordings(stay: AbortSignal): Promise<OpenRecordings> {
  const { data } = await call(recordings.listOpenRecordings, { signal: stay });
  const inHand = data.find(({ is_aside: isAside, recording_id: id }) => !isAside && !placedBoxes.has(id)) ?? null;
  return { inHand, waiting: data.filter((one) => one !== inHand && one.is_finished) };
}

/** Where a recording that was interrupted goes on. */
export interface Continuation {
  readonly nextPart: number;
  readonly seconds: number;
  readonly savedUntil: number;
}

/**
 * Reads what the server and this browser have of a recording, and closes the parts in the middle of which it was
 * interrupted: a part goes on in no other recorder.
 */
export async function continueFrom(
  { recording_id: recordingId, parts, seconds: closedSeconds }: VisitRecording,
  pieces: PieceStore,
): Promise<Continuation> {
  const [last, ended] = await Promise.all([pieces.lastPieces(recordingId), pieces.endedParts(recordingId)]);
  const counts = new Map(parts.map((part) => [part.part, part.pieces]));
  for (const { part, number } of last) counts.set(part, Math.max(counts.get(part) ?? 0, number + 1));
  const closed = new Set([...ended, ...parts.filter((part) => part.is_closed).map(({ part }) => part)]);
  const open = [...counts].filter(([part, count]) => !closed.has(part) && count > 0);
  for (const [part, count] of open) {
    const seconds = count * pieceSeconds;
    await pieces.putEnd({ recordingId, part, pieces: count, seconds, hasSound: true });
  }
  const saved = parts.filter((part) => !part.is_closed).reduce((sum, part) => sum + part.pieces * pieceSeconds, 0);
  const savedUntil = closedSeconds + saved;
  return {
    nextPart: Math.max(-1, ...counts.keys(), ...closed) + 1,
    seconds: Math.max(savedUntil, ...last.map(({ until }) => until)),
    savedUntil,
  };
}
