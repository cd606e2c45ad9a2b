import type { SpokenLanguage } from '@notewright/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { noteActivity } from '../../../session/idle.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { currentScope } from '../../../session/workspace-scope.ts';
import { expandIn } from './expand-in.ts';
import { findMode, findOtherMode, type Mode } from './find-mode.ts';
import { joinSpoken } from './join-spoken.ts';
import { listen, type Listening } from './listen.ts';
import { Outbox, type Place } from './outbox.ts';
import { askLocal, installLocal } from './recognition.ts';
import { MicrophoneProblem, record, type Recording } from './record.ts';
import { readSpoken, writeSpoken } from './spoken-store.ts';
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

/** A recording that goes on, with what it is to become, whatever is chosen meanwhile. */
interface Running {
  readonly recording: Recording;
  readonly language: SpokenLanguage;
  readonly place: Place;
}

/** Everything behind the dialog: finds the way that there is, listens or records, and writes down what was said. */
export class VoiceSession {
  readonly store: StoreApi<VoiceState>;
  readonly #mayAgree: () => boolean;
  #place: Place;
  #scope = currentScope();
  /** Held until the browser has ended it, also after it was stopped: until then it can be aborted. */
  #listening: Listening | null = null;
  #recording: Running | null = null;
  readonly #outbox = new Outbox({
    onChange: (state) => this.#set(state),
    onText: (text, place) => this.#append(text, place),
  });
  #heardTimer: ReturnType<typeof setTimeout> | undefined;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun, so that an answer that comes too late is known. */
  #turn = 0;

  /** @param mayAgree the company does not forbid the browser maker's service */
  constructor(box: string, mayAgree: () => boolean) {
    this.#place = { box };
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
    this.#scope = currentScope();
    this.#set({
      mode: 'looking',
      language: lastLanguage,
      hasAgreed: hasAgreed(),
      problem: this.#outbox.state.problem,
      notice: null,
    });
    this.#scope.addEventListener('abort', this.#leaveScope);
    void this.look();
    return this.end;
  }

  /** What stood in this box stands in another one now; what was begun here goes there. */
  moveTo(box: string): void {
    this.#place.box = box;
  }

  /** What was begun here belongs to a chat that nobody knows: it is dropped, since the next one here is another patient's. */
  leaveBox(): void {
    const { box } = this.#place;
    this.#place.box = null;
    this.#place = { box };
    this.#outbox.forget();
  }

  /** The microphone goes off; what was said is kept, unless the screen was locked in the middle of a recording. */
  readonly end = (): void => {
    this.#scope.removeEventListener('abort', this.#leaveScope);
    clearTimeout(this.#lookTimer);
    this.#turn += 1;
    if (sessionStore.getState().isLocked || this.#scope.aborted) {
      this.#recording?.recording.discard();
      this.#recording = null;
    }
    this.#finishRecording();
    this.#stopListening();
    this.#set({ problem: null, notice: null });
  };

  /** The person logged out or works elsewhere while the dialog is open: it starts over, and asks again. */
  readonly #leaveScope = (): void => {
    this.end();
    this.leaveBox();
    this.begin();
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
    this.#finishRecording();
    this.#stopListening();
    this.#set({ language, mode: 'looking', problem: null, notice: null });
    void this.look();
  }

  agree(): void {
    if (!this.#mayAgree()) return;
    agreedStay = currentScope();
    this.#set({ hasAgreed: true, problem: null });
  }

  /** The person typed. Pending words that they left alone stay pending; changed ones are theirs from now on. */
  type(value: string): void {
    const { pending } = this.#state;
    if (pending !== '' && value.endsWith(pending)) {
      this.#write(value.slice(0, -pending.length).trimEnd());
      return;
    }
    this.#listening?.settlePending();
    this.#set({ pending: '' });
    this.#write(value);
  }

  /** The whole transcript; the box has none afterwards. */
  take(): string {
    const { box } = this.#place;
    const text = joinSpoken(box === null ? '' : readSpoken(box), this.#state.pending);
    this.#set({ pending: '' });
    this.#listening?.abort();
    this.#listening = null;
    this.#write('');
    return text;
  }

  /** The microphone button. */
  toggle(): void {
    const { isListening, mode } = this.#state;
    if (isListening) return this.#stop();
    this.#outbox.closeProblem();
    this.#set({ problem: null, notice: null });
    if (mode === 'device') this.#listen(true);
    else if (mode === 'browser') this.#listenElsewhere();
    else if (mode === 'recording') void this.#record();
    else if (mode === 'download') void this.#install();
    else if (mode === 'forbidden' || mode === 'typing') this.#set({ problem: words.modes[mode] });
  }

  /** Sends again what did not become text. */
  sendAgain(): void {
    void this.#outbox.sendAgain(this.#place, this.#scope);
  }

  get #state(): VoiceState {
    return this.store.getState();
  }

  #set(change: Partial<VoiceState>): void {
    this.store.setState(change);
  }

  #write(text: string): void {
    if (this.#place.box !== null) writeSpoken(this.#place.box, text);
  }

  /** Puts words behind what stands there. `place` is taken when one begins to speak. */
  #append(said: string, place: Place): void {
    const { box } = place;
    if (said === '' || box === null || this.#scope.aborted) return;
    writeSpoken(box, joinSpoken(readSpoken(box), said));
    expandIn(place, this.#scope);
  }

  /** Something can be heard: the flag goes on, and off when nothing follows. */
  readonly #hear = (): void => {
    clearTimeout(this.#heardTimer);
    this.#set({ isHeard: true });
    this.#heardTimer = setTimeout(() => this.#set({ isHeard: false }), heardTime);
  };

  /** At the browser maker's service: only while the company allows it and the person's word stands. */
  #listenElsewhere(): void {
    if (!this.#mayAgree()) this.#set({ mode: 'forbidden', problem: words.modes.forbidden });
    else if (hasAgreed()) this.#listen(false);
    else this.#set({ hasAgreed: false, problem: words.agreeFirst });
  }

  #listen(isLocal: boolean): void {
    // One that was stopped may not have ended yet.
    this.#stopListening();
    this.#set({ isListening: true });
    const place = this.#place;
    let hasEnded = false;
    const listening = listen({
      language: this.#state.language,
      isLocal,
      onWords: (settled, pending) => {
        if (settled !== '' || pending !== '') {
          // Whoever dictates is there. Sound alone says nothing: a room can be loud and empty.
          noteActivity();
          this.#hear();
        }
        this.#append(settled, place);
        this.#set({ pending });
      },
      onEnd: (error) => {
        hasEnded = true;
        this.#listening = null;
        this.#turnOff(error === null ? null : (words.errors[error] ?? words.otherError));
      },
    });
    // A start that fails ends at once.
    if (!hasEnded) this.#listening = listening;
  }

  #turnOff(problem: string | null): void {
    clearTimeout(this.#heardTimer);
    this.#set({ isListening: false, isHeard: false, problem });
  }

  /** The button: the last words may still come. */
  #stop(): void {
    this.#turnOff(null);
    this.#listening?.stop();
    this.#finishRecording();
  }

  /** What was recorded becomes text, in the language in which it was begun. */
  #finishRecording(): void {
    const running = this.#recording;
    this.#recording = null;
    if (running === null) return;
    const { recording, language, place } = running;
    void this.#outbox.send(recording.finish(), language, place, this.#scope);
  }

  /** At once: what was pending is what was said. */
  #stopListening(): void {
    this.#listening?.abort();
    this.#listening = null;
    this.#append(this.#state.pending, this.#place);
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
    const { language } = this.#state;
    const place = this.#place;
    try {
      const recording = await record({
        onSound: this.#hear,
        onFull: () => {
          if (this.#recording?.recording !== recording) return;
          this.#stop();
          this.#set({ notice: words.recordingEnded });
        },
      });
      // The dialog was closed, or the button pressed again, while the browser asked for the microphone.
      if (turn !== this.#turn || !this.#state.isListening) recording.discard();
      else this.#recording = { recording, language, place };
    } catch (error) {
      const name = error instanceof MicrophoneProblem ? error.error : '';
      if (turn === this.#turn) this.#turnOff(words.errors[name] ?? words.otherError);
    }
  }
}
