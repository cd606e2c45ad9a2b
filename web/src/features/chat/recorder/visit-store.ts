import { createStore } from 'zustand/vanilla';

/**
 * Where a recording is.
 * - `none`: there is none. `elsewhere`: another tab records.
 * - `offered`: it was interrupted, and waits for what its person says.
 * - `recording`, `paused`; `finishing`: becomes text; `failed`: parts did not; `ready`: the transcript waits to be put
 *   into a message; `done`: it is in one; `silent`: there is none, since nobody was heard.
 */
export type Phase =
  | 'none'
  | 'elsewhere'
  | 'offered'
  | 'recording'
  | 'paused'
  | 'finishing'
  | 'failed'
  | 'ready'
  | 'done'
  | 'silent';

export interface VisitState {
  readonly phase: Phase;
  /** When it was begun, by the clock on the wall. */
  readonly begunAt: Date | null;
  /** Seconds that were recorded before the microphone went on last. */
  readonly secondsBefore: number;
  /** When that was (`performance.now()`); null while it is off. */
  readonly onSince: number | null;
  /** Up to which second it is at the server. */
  readonly savedUntil: number;
  readonly isConnected: boolean;
  /** It outlasts the page where it is not at the server yet. */
  readonly isLasting: boolean;
  /** This session can go on with it, since it has its key. */
  readonly isOwn: boolean;
  /** The server has all of it: it can be put aside. */
  readonly isFinished: boolean;
  /** Parts of it are text, though others failed. */
  readonly hasText: boolean;
  /** It is as long as it can be. */
  readonly isFull: boolean;
  /** The words of its parts so far, in order. Empty while the screen is locked. */
  readonly texts: readonly string[];
  /** The message box it was begun in; null where nobody can say. */
  readonly box: string | null;
  /** What went wrong, in one sentence. */
  readonly problem: string | null;
  /** What there is to say besides. */
  readonly notice: string | null;
}

export const noVisit: VisitState = {
  phase: 'none',
  begunAt: null,
  secondsBefore: 0,
  onSince: null,
  savedUntil: 0,
  isConnected: true,
  isLasting: true,
  isOwn: true,
  isFinished: false,
  hasText: false,
  isFull: false,
  texts: [],
  box: null,
  problem: null,
  notice: null,
};

export const visitStore = createStore<VisitState>(() => noVisit);

/** How loud it is in the room, of 1, ten times a second: a store of its own, which draws the meter alone. */
export const levelStore = createStore<{ readonly level: number }>(() => ({ level: 0 }));

/** Seconds recorded until now. */
export function elapsed({ secondsBefore, onSince }: Pick<VisitState, 'secondsBefore' | 'onSince'>): number {
  return secondsBefore + (onSince === null ? 0 : (performance.now() - onSince) / 1000);
}
