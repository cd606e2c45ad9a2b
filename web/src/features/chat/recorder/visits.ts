import { recordings, type SpokenLanguage, type VisitRecording } from '@notewright/contract';
import { call, CallProblem } from '../../../api/call.ts';
import { noteEndedPlan } from '../../../api/account/profile.ts';
import { onHideChats } from '../../../session/forget-chats.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { onMoveBox } from '../composer/composer-store.ts';
import { newChat, replyStore } from '../sending/reply-store.ts';
import { forgetOthersPieces, openKeptPieces } from './kept-pieces.ts';
import { makeMemoryPieces } from './memory-pieces.ts';
import { takeTab, waitForTab } from './one-tab.ts';
import { continueFrom, readOpenRecordings, type OpenRecording } from './open-recording.ts';
import type { PieceStore } from './piece-store.ts';
import { placeTranscript, putAway } from './place-transcript.ts';
import { makeSafePieces } from './safe-pieces.ts';
import { importKey } from './seal.ts';
import { VisitRecorder } from './visit-recorder.ts';
import { noVisit, visitStore } from './visit-store.ts';
import { dropWaiting, isGone, sayGone } from './waiting-store.ts';
import { addWaiting, showWaiting } from './waiting-visits.ts';
import * as words from './words.ts';

/** The recording of this tab, as long as it is not text. */
let current: VisitRecorder | null = null;
/** What became text and is in no message yet. */
let done: VisitRecording | null = null;
/** In which nobody was heard, and its person has not read that yet. */
let silent: string | null = null;

const userId = (): string => sessionStore.getState().user?.id ?? '';

async function openPieces(): Promise<PieceStore> {
  const lasting = await openKeptPieces(userId()).catch(() => null);
  if (lasting === null) return makeMemoryPieces();
  return makeSafePieces(lasting, () => {
    if (current !== null) visitStore.setState({ isLasting: false });
  });
}

interface Begun {
  readonly recordingId: string;
  readonly begunAt: Date;
  readonly key: string | null;
  readonly box: string | null;
}

async function makeRecorder(
  { recordingId, begunAt, key, box }: Begun,
  letGo: () => void,
  from: (pieces: PieceStore) => Promise<{ nextPart: number; seconds: number; savedUntil: number }>,
): Promise<VisitRecorder> {
  const pieces = await openPieces();
  // That nobody can say it is an answer as well: no other box is put in its place.
  const kept = await pieces.readBox(recordingId).catch(() => undefined);
  return new VisitRecorder({
    recordingId,
    begunAt,
    key: key === null ? null : await importKey(key),
    pieces,
    box: kept === undefined ? box : kept,
    ...(await from(pieces)),
    onDone: (recording) => takeOver(recording),
    onEnd: () => {
      current = null;
      letGo();
    },
  });
}

/** What was begun here is in the box where it was begun, wherever that has moved since. */
function takeOver(recording: VisitRecording): void {
  const { box, secondsBefore } = visitStore.getState();
  current?.end();
  showDone(recording, box, secondsBefore);
  if (recording.text !== null && !recording.is_silent && box !== null) addTo(box);
}

function showDone(recording: VisitRecording, box: string | null, seconds: number): void {
  const { is_silent: isSilent, is_cut: isCut, begun_at: begunAt, recording_id: id } = recording;
  const shown = { ...noVisit, begunAt: new Date(begunAt), secondsBefore: seconds, savedUntil: seconds, box };
  currentScope().addEventListener('abort', forgetDone, { once: true });
  if (isSilent || recording.text === null || recording.text.trim() === '') {
    // Somebody may have been heard in the room all the same: its person is told until they have closed it.
    silent = id;
    visitStore.setState({ ...shown, phase: 'silent', box: null });
    return;
  }
  done = recording;
  visitStore.setState({ ...shown, phase: 'ready', notice: isCut ? words.isCut : null });
}

/** Who works elsewhere now, or signed out, takes no words along. */
function forgetDone(): void {
  done = null;
  silent = null;
  if (current === null) visitStore.setState(noVisit);
}

/** Puts the transcript that is ready into a message box. */
export function addTo(box: string): void {
  if (done?.text === null || done === null) return;
  const recording = done;
  const { recording_id, begun_at, text } = done;
  const { secondsBefore: seconds } = visitStore.getState();
  const problem = placeTranscript(
    box,
    { recording_id, begun_at, text, seconds },
    {
      onStored: (chatId) => {
        // It seemed to be taken out before it went.
        if (done?.recording_id === recording_id) settle(chatId);
        dropWaiting(recording_id);
      },
      onRemoved: () => bringBack(recording, seconds),
    },
  );
  if (problem === null) settle(box);
  else visitStore.setState({ problem });
}

function settle(box: string): void {
  done = null;
  visitStore.setState({ phase: 'done', box, problem: null });
}

/** What was taken out of its message waits again; beside the recorder where that shows something else by now. */
function bringBack(recording: VisitRecording, seconds: number): void {
  const { recording_id: id } = recording;
  // It was looked for again meanwhile.
  if (done?.recording_id === id) return;
  const { phase } = visitStore.getState();
  if (current !== null || done !== null || (phase !== 'done' && phase !== 'none')) return addWaiting(recording);
  dropWaiting(id);
  showDone(recording, null, seconds);
}

/** Puts the transcript that is ready aside. It stays where the server does not answer. */
async function setDoneAside(): Promise<void> {
  const ready = done;
  if (ready === null) return;
  const params = { recordingId: ready.recording_id };
  const asked = call(recordings.setRecordingAside, { params, signal: currentScope() });
  const aside = await asked.then(
    ({ data }) => data,
    (error: unknown) => (isGone(error) ? 'gone' : null),
  );
  // It was added to a message meanwhile, or its person works elsewhere.
  if (done !== ready) return;
  if (aside === null) {
    visitStore.setState({ problem: words.laterFailed });
    return;
  }
  done = null;
  if (aside === 'gone') sayGone();
  else addWaiting(aside);
  visitStore.setState(noVisit);
}

/** Deletes the transcript that nobody wants, with its sound. It stays where the server does not answer. */
async function discardDone(): Promise<void> {
  const discarded = done;
  if (discarded === null) return;
  const params = { recordingId: discarded.recording_id };
  const problem = await call(recordings.deleteRecording, { params, signal: currentScope() }).then(
    () => null,
    (error: unknown) => (isGone(error) ? null : words.discardFailed),
  );
  // It was added to a message meanwhile, or its person works elsewhere.
  if (done !== discarded) return;
  if (problem === null) done = null;
  visitStore.setState(problem === null ? noVisit : { problem });
}

/** Why no recording was begun, in one sentence; null where it was. */
export async function beginVisit(box: string, language: SpokenLanguage): Promise<string | null> {
  await looking;
  const letGo = await takeTab(userId());
  if (letGo === null) return words.elsewhere;
  if (current !== null || visitStore.getState().phase === 'ready') {
    letGo();
    return words.alreadyRunning;
  }
  try {
    return await beginIn(box, language, letGo);
  } catch (error) {
    letGo();
    if (!(error instanceof CallProblem)) return words.beginFailed;
    if (noteEndedPlan(error)) return error.message;
    if (error.code === 'recording_running') lookForOpen();
    return error.message;
  }
}

async function beginIn(box: string, language: SpokenLanguage, letGo: () => void): Promise<string | null> {
  const scope = currentScope();
  const body = { chat_id: box === newChat ? null : box, language, consent: 'everybody-agreed' } as const;
  const { data } = await call(recordings.beginRecording, { body, signal: scope });
  const begun = { recordingId: data.recording_id, begunAt: new Date(), key: data.key, box };
  const recorder = await makeRecorder(begun, letGo, async () => ({ nextPart: 0, seconds: 0, savedUntil: 0 }));
  current = recorder;
  recorder.moveTo(box);
  await recorder.goOn();
  const { phase, problem } = visitStore.getState();
  if (phase === 'recording') {
    tabs?.postMessage('begun');
    return null;
  }
  // Nothing was recorded: nothing is left behind.
  await recorder.discard();
  return problem ?? words.beginFailed;
}

/** Shows a recording that was interrupted, and sends what waits of it. */
async function offer(open: OpenRecording, letGo: () => void): Promise<void> {
  const { chat_id: box } = open;
  if (open.is_done) {
    letGo();
    showDone(open, box, open.seconds);
    return;
  }
  const begun = { recordingId: open.recording_id, begunAt: new Date(open.begun_at), key: open.key, box };
  current = await makeRecorder(begun, letGo, (pieces) => continueFrom(open, pieces));
  visitStore.setState({ phase: 'offered' });
  if (open.is_finished) void current.finish();
}

/** The look that is under way: nothing is begun before it has ended. */
let looking: Promise<void> = Promise.resolve();

/** Looks whether a recording of this person waits, or another tab records; and again when they work elsewhere. */
export function lookForOpen(): void {
  looking = looking.then(look).catch(() => undefined);
}

async function look(): Promise<void> {
  const scope = currentScope();
  if (current !== null || visitStore.getState().phase !== 'none' || sessionStore.getState().user === null) return;
  scope.addEventListener('abort', lookForOpen, { once: true });
  const letGo = await takeTab(userId());
  if (letGo === null) {
    void followOtherTab();
    return;
  }
  void forgetOthersPieces(userId());
  const open = await readOpenRecordings(scope).catch(() => null);
  if (open !== null && !scope.aborted) showWaiting(open.waiting);
  if (open === null || open.inHand === null || scope.aborted) letGo();
  else await offer(open.inHand, letGo);
}

async function followOtherTab(): Promise<void> {
  const scope = currentScope();
  visitStore.setState({ ...noVisit, phase: 'elsewhere' });
  try {
    await waitForTab(userId(), scope);
  } catch {
    // Signed out meanwhile.
  }
  if (visitStore.getState().phase === 'elsewhere') visitStore.setState(noVisit);
  if (!scope.aborted) lookForOpen();
}

/** What the bar's buttons do. */
export const visit = {
  pause: (): void => void current?.pause(),
  goOn: (): void => void current?.goOn(),
  finish: (): void => void current?.finish(),
  finishWithoutFailed: (): void => void current?.finish(true),
  tryAgain: (): void => void current?.tryAgain(),
  /** The recording, or the transcript that is ready, waits; the next visit can be recorded. */
  later: (): Promise<void> => (current === null ? setDoneAside() : current.setAside(addWaiting)),
  /** Deletes the recording, or the transcript that nobody wants. */
  discard: (): Promise<void> => (current === null ? discardDone() : current.discard()),
  close(): void {
    if (visitStore.getState().phase === 'silent' && silent !== null) putAway(silent, null);
    visitStore.setState(noVisit);
  },
};

/** The other tabs say that this one records. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('notewright-visit') : null;
tabs?.addEventListener('message', lookForOpen);

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

visitStore.subscribe(({ phase }) => {
  const isRunning = phase === 'recording' || phase === 'paused' || phase === 'finishing';
  if (isRunning) addEventListener('beforeunload', warnBeforeLeaving);
  else removeEventListener('beforeunload', warnBeforeLeaving);
});

onMoveBox((from, to) => {
  const { box } = visitStore.getState();
  if (box !== from) return;
  if (current === null) visitStore.setState({ box: to });
  else current.moveTo(to);
});

/** A first message has created its chat while nobody was at the chat home to go there: nobody can say which box it is now. */
replyStore.subscribe((now, before) => {
  const sent = before.pending[newChat];
  if (sent === undefined || now.pending[newChat]?.id === sent.id || now.created[sent.id] === undefined) return;
  // Whoever is at the chat home goes there with the box in the same moment.
  queueMicrotask(() => {
    if (visitStore.getState().box === newChat) current?.moveTo(null);
  });
});

// A locked screen ends no recording: nobody is to lose a visit by sitting still. It shows nothing, and asks nothing.
onHideChats(() => current?.hide());
sessionStore.subscribe((now, before) => {
  if (before.isLocked && !now.isLocked) current?.hurry();
});
