import { limits, recordings, type VisitRecording } from '@notewright/contract';
import { call, CallProblem } from '../../../api/call.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { placeTranscript } from './place-transcript.ts';
import {
  changeWaiting,
  describeWaiting,
  dropWaiting,
  isGone,
  isUnderway,
  noneWaits,
  sayGone,
  waitingStore,
  type WaitingVisit,
} from './waiting-store.ts';
import * as words from './words.ts';

/** How often the page asks how far those are that are not text yet, in milliseconds. */
const askEvery = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** What was asked for, counted: an answer to an older question says nothing of what came of a newer one. */
let requests = 0;

const find = (id: string): WaitingVisit | undefined => waitingStore.getState().visits.find((visit) => visit.id === id);

/** Shows those that wait, as the server has them. */
export function showWaiting(found: readonly VisitRecording[]): void {
  waitingStore.setState({ visits: found.map(describeWaiting) });
  keep();
}

/** One more waits. */
export function addWaiting(recording: VisitRecording): void {
  const others = waitingStore.getState().visits.filter(({ id }) => id !== recording.recording_id);
  const visits = [describeWaiting(recording), ...others];
  waitingStore.setState({ visits: visits.toSorted((one, other) => other.begunAt.getTime() - one.begunAt.getTime()) });
  keep();
}

/** Asks on, until the person works elsewhere or signs out: they take nothing along. */
function keep(): void {
  const scope = currentScope();
  scope.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      waitingStore.setState(noneWaits);
    },
    { once: true },
  );
  plan();
}

function plan(): void {
  clearTimeout(timer);
  const isAnyUnderway = waitingStore.getState().visits.some(isUnderway);
  if (isAnyUnderway) timer = setTimeout(() => void askAll(), askEvery);
}

/** A locked page asks nothing. */
async function askAll(): Promise<void> {
  const scope = currentScope();
  if (!sessionStore.getState().isLocked)
    for (const { id } of waitingStore.getState().visits.filter(isUnderway))
      if (find(id) !== undefined) await look(id, scope);
  if (!scope.aborted) plan();
}

async function look(id: string, scope: AbortSignal): Promise<void> {
  const asked = requests;
  try {
    const found = describeWaiting(await readState(id, scope));
    if (!scope.aborted && asked === requests) changeWaiting(id, { state: found.state, hasText: found.hasText });
  } catch (error) {
    // What its person has just done here is no news to them.
    if (isGone(error) && !scope.aborted && asked === requests && find(id) !== undefined) dropGone(id);
  }
}

/** Without words where there may be none yet: how far it is, is asked again and again. */
async function readState(recordingId: string, signal: AbortSignal): Promise<VisitRecording> {
  const query = { text_from: limits.visitParts };
  const { data } = await call(recordings.readRecording, { params: { recordingId }, query, signal });
  return data.is_done ? read(recordingId, signal) : data;
}

async function read(recordingId: string, signal: AbortSignal): Promise<VisitRecording> {
  const { data } = await call(recordings.readRecording, { params: { recordingId }, signal });
  return data;
}

/** It was discarded, or put into a message, elsewhere. */
function dropGone(id: string): void {
  dropWaiting(id);
  sayGone();
}

/** Does what was asked for with one of them, once at a time; a failure is a sentence, and it stays as it was. */
async function act(id: string, ask: (scope: AbortSignal) => Promise<void>): Promise<void> {
  if (find(id)?.isBusy !== false) return;
  const scope = currentScope();
  requests += 1;
  waitingStore.setState({ problem: null });
  changeWaiting(id, { isBusy: true });
  try {
    await ask(scope);
  } catch (error) {
    if (scope.aborted) return;
    if (isGone(error)) dropGone(id);
    else waitingStore.setState({ problem: error instanceof CallProblem ? error.message : words.waitingFailed });
  }
  requests += 1;
  changeWaiting(id, { isBusy: false });
  plan();
}

/** What the buttons of the list do. */
export const waiting = {
  /** Tries the parts again that failed. */
  tryAgain: (id: string): Promise<void> =>
    act(id, async (signal) => {
      const { data } = await call(recordings.retryRecording, { params: { recordingId: id }, signal });
      changeWaiting(id, describeWaiting(data));
    }),
  /** Takes the text without them. */
  leaveOut: (id: string): Promise<void> =>
    act(id, async (signal) => {
      const body = { parts: null, without_failed: true };
      const { data } = await call(recordings.finishRecording, { params: { recordingId: id }, body, signal });
      changeWaiting(id, describeWaiting(data));
    }),
  discard: (id: string): Promise<void> =>
    act(id, async (signal) => {
      await call(recordings.deleteRecording, { params: { recordingId: id }, signal }).catch((error: unknown) => {
        // It is what was wanted.
        if (!isGone(error)) throw error;
      });
      dropWaiting(id);
    }),
  /** What was said of one that is gone was read. */
  close: (): void => waitingStore.setState({ problem: null }),
  /** Reads its text, and puts that into a message box; nothing is sent. */
  place: (id: string, box: string): Promise<void> =>
    act(id, async (signal) => {
      const recording = await read(id, signal);
      const found = describeWaiting(recording);
      changeWaiting(id, { state: found.state });
      if (found.state === 'ready') putInto(box, recording, recording.text ?? '');
    }),
};

function putInto(box: string, recording: VisitRecording, text: string): void {
  const { recording_id: id } = recording;
  const problem = placeTranscript(
    box,
    { ...recording, text },
    { onStored: () => dropWaiting(id), onRemoved: () => changeWaiting(id, { state: 'ready', box: null }) },
  );
  if (problem === null) changeWaiting(id, { state: 'placed', box });
  else waitingStore.setState({ problem });
}
