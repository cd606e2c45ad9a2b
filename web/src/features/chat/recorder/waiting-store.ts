import type { VisitRecording } from '@notewright/contract';
import { createStore } from 'zustand/vanilla';
import { hasFailed } from './follow-until-text.ts';

/**
 * A visit that waits beside the recorder: finished, and in no message. None of its words.
 * - `waiting`: becomes text. `failed`: parts did not, and are tried again by themselves. `ready`: its text is there;
 *   `silent`: nobody was heard. `placed`: its text is in a message that was not sent yet.
 */
export interface WaitingVisit {
  readonly id: string;
  readonly begunAt: Date;
  readonly seconds: number;
  readonly state: 'waiting' | 'failed' | 'ready' | 'silent' | 'placed';
  /** Its person has asked for something, and there is no answer yet. */
  readonly isBusy: boolean;
}

interface WaitingState {
  /** The newest first. */
  readonly visits: readonly WaitingVisit[];
  /** What went wrong, in one sentence. */
  readonly problem: string | null;
}

export const noneWaits: WaitingState = { visits: [], problem: null };

export const waitingStore = createStore<WaitingState>(() => noneWaits);

/** What is shown of a recording that waits. */
export function describeWaiting(recording: VisitRecording): WaitingVisit {
  const { recording_id: id, begun_at: begunAt, seconds } = recording;
  return { id, begunAt: new Date(begunAt), seconds, state: stateOf(recording), isBusy: false };
}

function stateOf(recording: VisitRecording): WaitingVisit['state'] {
  if (!recording.is_done) return hasFailed(recording) ? 'failed' : 'waiting';
  return recording.is_silent || (recording.text ?? '').trim() === '' ? 'silent' : 'ready';
}

/** It may still become text. */
export const isUnderway = ({ state }: WaitingVisit): boolean => state === 'waiting' || state === 'failed';

/** Changes one, where it is there. */
export function changeWaiting(id: string, change: Partial<WaitingVisit>): void {
  waitingStore.setState(({ visits }) => ({
    visits: visits.map((visit) => (visit.id === id ? { ...visit, ...change } : visit)),
  }));
}

/** Takes one out of the list. */
export function dropWaiting(id: string): void {
  waitingStore.setState(({ visits }) => ({ visits: visits.filter((visit) => visit.id !== id) }));
}
