import type { VisitRecording } from '@notewright/contract';
import { createStore } from 'zustand/vanilla';
import { CallProblem } from '../../../api/call.ts';
import { onMoveBox } from '../composer/composer-store.ts';
import { hasFailed } from './follow-until-text.ts';
import { placedBoxes } from './placed-boxes.ts';
import * as words from './words.ts';

/**
 * A visit that waits beside the recorder: finished, and in no message. None of its words.
 * - `waiting`: becomes text. `failed`: parts did not, and are tried again by themselves; `given-up`: they are not, but when
 *   somebody asks. `ready`: its text is there; `silent`: nobody was heard. `placed`: its text is in a message that was not sent yet.
 */
export interface WaitingVisit {
  readonly id: string;
  readonly begunAt: Date;
  readonly seconds: number;
  readonly state: 'waiting' | 'failed' | 'given-up' | 'ready' | 'silent' | 'placed';
  /** Parts of it are text. */
  readonly hasText: boolean;
  /** The message box of this page in which its text stands; null where it stands in none, or nobody can say. */
  readonly box: string | null;
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
  const [state, box] = [stateOf(recording), placedBoxes.find(id)];
  return { id, begunAt: new Date(begunAt), seconds, state, hasText: hasText(recording), box, isBusy: false };
}

/** Whether something is left of a recording without the parts that failed. */
export const hasText = ({ parts }: VisitRecording): boolean => parts.some(({ state }) => state === 'text');

function stateOf(recording: VisitRecording): WaitingVisit['state'] {
  if (placedBoxes.has(recording.recording_id)) return 'placed';
  if (recording.is_given_up) return 'given-up';
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

/** The server has no such recording any more. */
export const isGone = (error: unknown): boolean => error instanceof CallProblem && error.code === 'not_found';

/** One sentence for what is not at the server any more, without its person having asked for that here. */
export const sayGone = (): void => waitingStore.setState({ problem: words.gone });

/** Takes one out of the list. */
export function dropWaiting(id: string): void {
  waitingStore.setState(({ visits }) => ({ visits: visits.filter((visit) => visit.id !== id) }));
}

onMoveBox((from, to) => {
  const { visits } = waitingStore.getState();
  waitingStore.setState({ visits: visits.map((visit) => (visit.box === from ? { ...visit, box: to } : visit)) });
});
