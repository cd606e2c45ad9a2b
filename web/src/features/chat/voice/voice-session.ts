import type { SpokenLanguage } from '@notewright/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { noteActivity } from '../../../lib/idle.ts';
import { sessionStore } from '../../../lib/session-store.ts';
import { currentStay } from '../../../lib/stay.ts';
import { composerStore } from '../composer/composer-store.ts';
import { findMode, findOtherMode, type Mode } from './find-mode.ts';
import { joinSpoken } from './join-spoken.ts';
import { listen, type Listening } from './listen.ts';
import { askLocal, installLocal } from './recognition.ts';
import { MicrophoneProblem, record, type Recording } from './record.ts';
import { transcribe } from './transcribe.ts';
import * as words from './words.ts';

/** How long "speech detected" stays on after a result, in milliseconds (specification, section 9). */
export const heardTime = 1000;
/** How often a download that somebody else began is looked after, in milliseconds. */
const lookEvery = 2000;

export interface VoiceState {
  readonly mode: Mode;
  readonly language: SpokenLanguage;
  /** The microphone is on, or about to be. */
  readonly isListening: boolean;
  /** Speech is being received. */
  readonly isHeard: boolean;
  /** Words that may still change. */
  readonly pending: string;
  /** A recording is on its way to become text. */
  readonly isSending: boolean;
  readonly hasAgreed: boolean;
  /** What went wrong or ended, and what to do. */
  readonly problem: string | null;
  /** Something went well, for those who do not see it. */
  readonly notice: string | null;
  /** A recording that did not become text can be sent again. */
  readonly canSendAgain: boolean;
}

/** Who agreed to the browser maker's service: until they log out or work elsewhere, in memory alone. */
let agreedStay: AbortSignal | null = null;
/** The language that was dictated last, in memory alone. */
let lastLanguage: SpokenLanguage = 'en-US';

const hasAgreed = (): boolean => agreedStay !== null && !agreedStay.aborted;

/** What one message box has heard: kept by box, so that one patient's words never stand in another's chat. */
export const readSpoken = (box: string): string => composerStore.getState().spoken[box] ?? '';

export function writeSpoken(box: string, text: string): void {
  composerStore.setState(({ spoken }) => ({ spoken: { ...spoken, [box]: text } }));
}

/** Everything behind the dialog: finds the way that there is, listens or records, and writes down what was said. */
export class VoiceSession {
  readonly store: StoreApi<VoiceState>;
  readonly #box: string;
  readonly #mayAgree: () => boolean;
  #stay = currentStay();
  #listening: Listening | null = null;
  #recording: Recording | null = null;
  #unsent: File | null = null;
  #heardTimer: ReturnType<typeof setTimeout> | undefined;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun, so that an answer that comes too late is known. */
  #turn = 0;

  /** @param mayAgree the company does not forbid the browser maker's service */
  constructor(box: string, mayAgree: () => boolean) {
    this.#box = box;
    this.#mayAgree = mayAgree;
    this.store = createStore<VoiceState>(() => ({
      mode: 'looking',
      language: lastLanguage,
      isListening: false,
      isHeard: false,
      pending: '',
      isSending: false,
      hasAgreed: hasAgreed(),
      problem: null,
      notice: null,
      canSendAgain: false,
    }));
  }

  /** The dialog opens. Gives what ends everything when it closes. */
  begin(): () => void {
    this.#stay = currentStay();
    this.#set({ hasAgreed: hasAgreed(), problem: null, notice: null });
    this.#stay.addEventListener('abort', this.end);
    void this.look();
    return this.end;
  }

  /** The microphone goes off; what was said is kept, unless the screen was locked in the middle of a recording. */
  readonly end = (): void => {
    this.#stay.removeEventListener('abort', this.end);
    clearTimeout(this.#lookTimer);
    this.#turn += 1;
    const recording = this.#recording;
    this.#recording = null;
    if (recording !== null && (sessionStore.getState().isLocked || this.#stay.aborted)) recording.discard();
    else if (recording !== null) void this.#send(recording.finish());
    this.#stopListening();
    this.#set({ problem: null, notice: null });
  };

  /** Finds out what way there is now. */
  async look(): Promise<void> {
    clearTimeout(this.#lookTimer);
    const turn = ++this.#turn;
    const mode = await findMode(this.#state.language, this.#mayAgree());
    if (turn !== this.#turn) return;
    const wasDownloading = this.#state.mode === 'downloading';
    this.#set({ mode, ...(wasDownloading && mode === 'device' ? { notice: words.ready } : {}) });
    if (mode === 'downloading') this.#lookTimer = setTimeout(() => void this.look(), lookEvery);
  }

  setLanguage(language: SpokenLanguage): void {
    lastLanguage = language;
    this.#stopListening();
    this.#set({ language, mode: 'looking', problem: null, notice: null });
    void this.look();
  }

  agree(): void {
    agreedStay = currentStay();
    this.#set({ hasAgreed: true, problem: null });
  }

  /** The person typed. Pending words that they left alone stay pending; changed ones are theirs from now on. */
  type(value: string): void {
    const { pending } = this.#state;
    if (pending !== '' && value.endsWith(pending)) {
      writeSpoken(this.#box, value.slice(0, -pending.length).trimEnd());
      return;
    }
    this.#listening?.settlePending();
    this.#set({ pending: '' });
    writeSpoken(this.#box, value);
  }

  /** The whole transcript; the box has none afterwards. */
  take(): string {
    const text = joinSpoken(readSpoken(this.#box), this.#state.pending);
    this.#set({ pending: '' });
    this.#listening?.abort();
    this.#listening = null;
    writeSpoken(this.#box, '');
    return text;
  }

  /** The microphone button. */
  toggle(): void {
    const { isListening, mode } = this.#state;
    if (isListening) return this.#stop();
    this.#set({ problem: null, notice: null });
    if (mode === 'device') this.#listen(true);
    else if (mode === 'browser' && this.#state.hasAgreed) this.#listen(false);
    else if (mode === 'browser') this.#set({ problem: words.agreeFirst });
    else if (mode === 'recording') void this.#record();
    else if (mode === 'download') void this.#install();
    else if (mode === 'forbidden' || mode === 'typing') this.#set({ problem: words.modes[mode] });
  }

  /** Sends a recording again that did not become text. */
  sendAgain(): void {
    if (this.#unsent !== null) void this.#send(Promise.resolve(this.#unsent));
  }

  get #state(): VoiceState {
    return this.store.getState();
  }

  #set(change: Partial<VoiceState>): void {
    this.store.setState(change);
  }

  #append(said: string): void {
    if (said !== '' && !this.#stay.aborted) writeSpoken(this.#box, joinSpoken(readSpoken(this.#box), said));
  }

  /** Speech was received: the flag goes on, and off when nothing follows. */
  readonly #hear = (): void => {
    noteActivity();
    clearTimeout(this.#heardTimer);
    this.#set({ isHeard: true });
    this.#heardTimer = setTimeout(() => this.#set({ isHeard: false }), heardTime);
  };

  #listen(isLocal: boolean): void {
    this.#set({ isListening: true });
    this.#listening = listen({
      language: this.#state.language,
      isLocal,
      onWords: (settled, pending) => {
        if (settled !== '' || pending !== '') this.#hear();
        this.#append(settled);
        this.#set({ pending });
      },
      onEnd: (error) => {
        this.#listening = null;
        this.#turnOff(error === null ? null : (words.errors[error] ?? words.otherError));
      },
    });
  }

  #turnOff(problem: string | null): void {
    clearTimeout(this.#heardTimer);
    this.#set({ isListening: false, isHeard: false, problem });
  }

  /** The button: the last words may still come. */
  #stop(): void {
    this.#turnOff(null);
    this.#listening?.stop();
    const recording = this.#recording;
    this.#recording = null;
    if (recording !== null) void this.#send(recording.finish());
  }

  /** At once: what was pending is what was said. */
  #stopListening(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#append(this.#state.pending);
    this.#set({ pending: '' });
    this.#turnOff(this.#state.problem);
  }

  async #install(): Promise<void> {
    const turn = ++this.#turn;
    this.#set({ mode: 'downloading' });
    const isThere =
      (await installLocal(this.#state.language)) || (await askLocal(this.#state.language)) === 'available';
    if (turn !== this.#turn) return;
    if (isThere) this.#set({ mode: 'device', notice: words.ready });
    else this.#set({ mode: findOtherMode(this.#mayAgree()), problem: words.installFailed });
  }

  async #record(): Promise<void> {
    const turn = ++this.#turn;
    this.#set({ isListening: true });
    try {
      const onFull = (): void => {
        this.#stop();
        this.#set({ notice: words.recordingEnded });
      };
      const recording = await record({ onSound: this.#hear, onFull });
      // The dialog was closed, or the button pressed again, while the browser asked for the microphone.
      if (turn !== this.#turn || !this.#state.isListening) recording.discard();
      else this.#recording = recording;
    } catch (error) {
      if (!(error instanceof MicrophoneProblem)) throw error;
      if (turn === this.#turn) this.#turnOff(words.errors[error.error] ?? words.otherError);
    }
  }

  async #send(recording: Promise<File>): Promise<void> {
    this.#unsent = null;
    this.#set({ isSending: true, canSendAgain: false, problem: null });
    const file = await recording;
    const { text, problem, mayTryAgain } = await transcribe(file, this.#state.language, this.#stay);
    if (this.#stay.aborted) return;
    this.#append(text);
    if (mayTryAgain) this.#unsent = file;
    this.#set({ isSending: false, problem, canSendAgain: mayTryAgain });
  }
}
