import { limits, recordings, type VisitRecording } from '@notewright/contract';
import { call, CallProblem } from '../../../api/call.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { MicrophoneProblem } from '../voice/record.ts';
import { Capture } from './capture.ts';
import { TextFollower } from './follow-text.ts';
import { followUntilText, type Ask } from './follow-until-text.ts';
import type { KeptEnd, PieceStore } from './piece-store.ts';
import { seal, type PieceId } from './seal.ts';
import { Sender } from './sender.ts';
import { elapsed, levelStore, noVisit, visitStore, type Phase, type VisitState } from './visit-store.ts';
import { hasText, isGone, sayGone } from './waiting-store.ts';
import { keepAwake } from './wake-lock.ts';
import * as words from './words.ts';

export interface RecorderOptions {
  readonly recordingId: string;
  readonly begunAt: Date;
  /** Null in another session than the one that began it: it can be finished or discarded alone. */
  readonly key: CryptoKey | null;
  readonly pieces: PieceStore;
  /** The part that comes next, and the seconds until there. */
  readonly nextPart: number;
  readonly seconds: number;
  readonly savedUntil: number;
  readonly box: string | null;
  /** Everything is text: the whole recording. */
  readonly onDone: (recording: VisitRecording) => void;
  /** It is over, and no tab needs to be held for it. */
  readonly onEnd: () => void;
}

/** One recording of a visit, from its beginning, or from where it was interrupted, until it is text or thrown away. */
export class VisitRecorder {
  readonly #options: RecorderOptions;
  readonly #scope = currentScope();
  readonly #sender: Sender | null;
  readonly #follower: TextFollower;
  #nextPart: number;
  #capture: Capture | null = null;
  /** The microphone that was asked for and is not there yet; whoever pauses meanwhile wants it no more. */
  #starting: { isWanted: boolean } | null = null;
  #letSleep: (() => void) | null = null;
  /** What was asked for last: to go on, to finish it, to try again, to put it aside, or to discard it. */
  #request: object = {};
  /** What is being sealed and kept, one after the other. */
  #keeping: Promise<void> = Promise.resolve();
  #hasEnded = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    const { recordingId, key, pieces } = options;
    this.#nextPart = options.nextPart;
    this.#sender = key === null ? null : this.#makeSender(key, pieces);
    this.#follower = new TextFollower({
      recordingId,
      stay: this.#scope,
      onState: (texts) => this.#set({ texts }),
    });
    visitStore.setState({
      ...noVisit,
      begunAt: options.begunAt,
      secondsBefore: options.seconds,
      savedUntil: options.savedUntil,
      isLasting: pieces.isLasting,
      isOwn: key !== null,
      box: options.box,
    });
    this.#scope.addEventListener('abort', this.#leave);
    globalThis.addEventListener('online', this.#hurry);
    globalThis.addEventListener('offline', this.#noteOffline);
    this.#sender?.wake();
  }

  get recordingId(): string {
    return this.#options.recordingId;
  }

  /** The microphone goes on. A failure is a sentence, and what there is stays. */
  async goOn(): Promise<void> {
    if (this.#capture !== null || this.#starting !== null || this.#options.key === null) return;
    this.#want();
    const start = { isWanted: true };
    this.#starting = start;
    try {
      const capture = await this.#startCapture(start);
      if (!start.isWanted) return void capture.end();
      this.#capture = capture;
      this.#letSleep = keepAwake();
      this.#set({ phase: 'recording', onSince: performance.now(), problem: null, notice: null });
    } catch (error) {
      const name = error instanceof MicrophoneProblem ? error.error : '';
      const problem = words.microphoneProblems[name] ?? words.otherMicrophoneProblem;
      if (start.isWanted) this.#set({ phase: 'paused', problem });
    } finally {
      if (this.#starting === start) this.#starting = null;
    }
  }

  /** What a microphone hears that nobody wants any more is not kept: the next one has the number of its part. */
  #startCapture(start: { readonly isWanted: boolean }): Promise<Capture> {
    return Capture.start({
      firstPart: this.#nextPart,
      onPiece: ({ part, number, sound }) => start.isWanted && this.#keepPiece(part, number, sound),
      onPartEnd: (end) => start.isWanted && this.#keepEnd(end),
      onLevel: (level) => start.isWanted && this.#hear(level),
      onLost: () => start.isWanted && void this.#pauseWith(words.microphoneLost),
    });
  }

  /** The microphone goes off, also for the browser's own sign of it; what was said until now becomes text. */
  async pause(): Promise<void> {
    await this.#stopCapture();
    this.#set({ phase: 'paused' });
  }

  /** It becomes text: as soon as everything is at the server. */
  async finish(withoutFailed = false): Promise<void> {
    const isWanted = this.#want();
    this.#set({ phase: 'finishing', problem: null });
    await this.#stopCapture();
    await this.#keeping;
    await this.#sender?.drain();
    if (isWanted()) await this.#follow(() => this.#askToFinish(withoutFailed), isWanted);
  }

  /** Tries the parts again that did not become text. */
  async tryAgain(): Promise<void> {
    const isWanted = this.#want();
    this.#set({ phase: 'finishing', problem: null });
    const { recordingId } = this;
    await this.#follow(async () => {
      const tried = await call(recordings.retryRecording, { params: { recordingId }, signal: this.#scope });
      // It is finished nowhere where that question was refused before.
      return tried.data.is_finished ? tried : this.#askToFinish(false);
    }, isWanted);
  }

  /** Sound and text are deleted, here and at the server. */
  async discard(): Promise<void> {
    const { phase } = visitStore.getState();
    const isWanted = this.#want();
    await this.#stopCapture();
    const { recordingId } = this;
    try {
      await call(recordings.deleteRecording, { params: { recordingId }, signal: this.#scope });
    } catch (error) {
      if (!isGone(error)) {
        if (isWanted()) this.#goBackTo(phase);
        this.#set({ problem: words.discardFailed });
        return;
      }
    }
    await this.#forget();
    this.end();
  }

  /**
   * It waits beside the recorder, which is free for the next visit.
   * @param take is given how far it is then, before this one is over
   */
  async setAside(take: (recording: VisitRecording) => void): Promise<void> {
    const { phase } = visitStore.getState();
    const isWanted = this.#want();
    const { recordingId } = this;
    try {
      const { data } = await call(recordings.setRecordingAside, { params: { recordingId }, signal: this.#scope });
      await this.#forget();
      if (this.#hasEnded) return;
      take(data);
      this.end();
    } catch (error) {
      if (isGone(error)) return this.#endGone();
      if (isWanted()) this.#goBackTo(phase);
      this.#set({ problem: words.laterFailed });
    }
  }

  /** It was discarded, or put into a message, elsewhere. */
  async #endGone(): Promise<void> {
    await this.#forget();
    if (this.#hasEnded) return;
    sayGone();
    this.end();
  }

  /** It is as it was before it was to be discarded or put aside, but for the microphone, which is off. */
  #goBackTo(phase: Phase): void {
    if (phase === 'finishing') void this.finish();
    else this.#set({ phase: phase === 'recording' ? 'paused' : phase });
  }

  /** Says until when something is wanted: until the next thing is, or it is over. */
  #want(): () => boolean {
    const request = {};
    this.#request = request;
    return () => this.#request === request && !this.#hasEnded;
  }

  /** Nothing of what was read stays in the memory of a locked page. */
  hide(): void {
    this.#follower.forget();
    this.#set({ texts: [] });
  }

  /** The page is unlocked, or the network is there again. */
  readonly #hurry = (): void => {
    this.#sender?.hurry();
    void this.#follower.ask();
  };

  hurry(): void {
    this.#hurry();
  }

  moveTo(box: string | null): void {
    this.#set({ box });
    void this.#options.pieces.writeBox(this.recordingId, box).catch(() => undefined);
  }

  /** No longer this page's: what belongs to it goes. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#sender?.end();
    this.#follower.end();
    void this.#close();
    this.#scope.removeEventListener('abort', this.#leave);
    globalThis.removeEventListener('online', this.#hurry);
    globalThis.removeEventListener('offline', this.#noteOffline);
    visitStore.setState(noVisit);
    this.#options.onEnd();
  }

  /** The last piece is kept as well: whoever only works elsewhere meanwhile finds it again. */
  async #close(): Promise<void> {
    await this.#stopCapture();
    await this.#keeping;
    this.#options.pieces.close();
  }

  /** Who signed out, or works elsewhere, records no more. What is kept of another session goes with the database. */
  readonly #leave = (): void => this.end();

  readonly #noteOffline = (): void => this.#set({ isConnected: false });

  #set(change: Partial<VisitState>): void {
    if (!this.#hasEnded) visitStore.setState(change);
  }

  #makeSender(key: CryptoKey, pieces: PieceStore): Sender {
    return new Sender({
      recordingId: this.#options.recordingId,
      key,
      pieces,
      stay: this.#scope,
      onSaved: (until) => this.#set({ savedUntil: Math.max(until, visitStore.getState().savedUntil) }),
      onConnection: (isConnected) => this.#set({ isConnected }),
      onRefused: (problem) => void this.#pauseWith(problem.message),
    });
  }

  #hear(level: number): void {
    levelStore.setState({ level });
    if (elapsed(visitStore.getState()) < limits.visitSeconds) return;
    this.#set({ isFull: true });
    void this.#pauseWith(words.full);
  }

  async #pauseWith(problem: string): Promise<void> {
    if (visitStore.getState().phase === 'recording') await this.pause();
    this.#set({ problem });
  }

  async #stopCapture(): Promise<void> {
    const capture = this.#capture;
    if (this.#starting !== null) this.#starting.isWanted = false;
    this.#starting = null;
    this.#letSleep?.();
    this.#letSleep = null;
    if (capture === null) return;
    this.#set({ secondsBefore: elapsed(visitStore.getState()), onSince: null });
    levelStore.setState({ level: 0 });
    await capture.end();
    this.#nextPart = capture.nextPart;
    this.#capture = null;
    await this.#keeping;
  }

  /** Seals a piece and keeps it before it is sent. In order, so that one is never kept without those before it. */
  #keepPiece(part: number, number: number, sound: Blob): void {
    const until = elapsed(visitStore.getState());
    const { key, recordingId } = this.#options;
    if (key === null) return;
    const id: PieceId = { recordingId, part, number };
    this.#keep(async () => {
      const sealed = await seal(key, id, await sound.arrayBuffer());
      await this.#options.pieces.putPiece({ ...id, ...sealed, until });
    });
  }

  #keepEnd(end: Omit<KeptEnd, 'recordingId'>): void {
    this.#keep(() => this.#options.pieces.putEnd({ recordingId: this.recordingId, ...end }));
  }

  #keep(act: () => Promise<void>): void {
    this.#keeping = this.#keeping.then(async () => {
      // A piece that nothing takes is missing, and the transcript says where; what is said after it is kept.
      await act().catch(() => undefined);
      this.#sender?.wake();
    });
  }

  #askToFinish(withoutFailed: boolean): ReturnType<Ask> {
    const body = { parts: this.#options.key === null ? null : this.#nextPart, without_failed: withoutFailed };
    const { recordingId } = this;
    return call(recordings.finishRecording, { params: { recordingId }, body, signal: this.#scope });
  }

  /** Done, or with what stands in the way of that. */
  async #follow(ask: Ask, isWanted: () => boolean): Promise<void> {
    const { recordingId } = this;
    const isOver = (): boolean => !isWanted();
    const onConnection = (isConnected: boolean): void => this.#set({ isConnected });
    const askFirst: Ask = async () => {
      const answer = await ask();
      if (isWanted()) this.#set({ isFinished: answer.data.is_finished });
      return answer;
    };
    const found = await followUntilText({ recordingId, stay: this.#scope, ask: askFirst, isOver, onConnection });
    if (!isWanted() || found === null) return;
    if (isGone(found)) await this.#endGone();
    else if (found instanceof CallProblem) this.#set({ phase: 'failed', problem: found.message, hasText: false });
    else if (found.is_done) this.#options.onDone(found);
    else this.#set({ phase: 'failed', problem: null, hasText: hasText(found) });
  }

  async #forget(): Promise<void> {
    await this.#options.pieces.dropAll(this.recordingId).catch(() => undefined);
  }
}
