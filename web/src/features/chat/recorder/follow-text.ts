import { recordings, type VisitRecording } from '@notewright/contract';
import { call } from '../../../api/call.ts';
import { noteActivity } from '../../../session/idle.ts';
import { sessionStore } from '../../../session/session-store.ts';

/** How often the page asks how far a recording is, in milliseconds. */
const askEvery = 3000;

interface FollowOptions {
  readonly recordingId: string;
  readonly stay: AbortSignal;
  /** The words of all parts so far, and how far the recording is. */
  readonly onState: (texts: readonly string[], state: VisitRecording) => void;
}

/** Asks how far a recording is, and puts the words of its parts together; each is sent once. A locked page asks nothing. */
export class TextFollower {
  readonly #options: FollowOptions;
  #texts: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;

  constructor(options: FollowOptions) {
    this.#options = options;
    options.stay.addEventListener('abort', () => this.end());
    this.#plan();
  }

  /** What was read leaves the memory; it is asked for again. */
  forget(): void {
    this.#texts = [];
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    this.#timer = setTimeout(() => void this.ask(), askEvery);
  }

  /** Now, and then again from time to time. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    if (!sessionStore.getState().isLocked) await this.#ask().catch(() => undefined);
    if (!this.#hasEnded) this.#plan();
  }

  async #ask(): Promise<void> {
    const { recordingId, stay, onState } = this.#options;
    const from = this.#texts.length;
    const query = { text_from: from };
    const { data } = await call(recordings.readRecording, { params: { recordingId }, query, signal: stay });
    if (this.#hasEnded || sessionStore.getState().isLocked || from !== this.#texts.length) return;
    const added = readOn(data, from);
    this.#texts = [...this.#texts, ...added];
    // Words are heard: somebody is there. Sound alone is no sign of that (decision 0034).
    if (added.some((text) => text !== '')) noteActivity();
    onState(this.#texts, data);
  }
}

/** The texts that follow those which are known already, up to the first part that has none yet. */
function readOn({ parts }: VisitRecording, from: number): readonly string[] {
  const added: string[] = [];
  for (const { part, text } of parts.toSorted((one, other) => one.part - other.part)) {
    if (part < from) continue;
    if (part > from + added.length || text === null) break;
    added.push(text);
  }
  return added;
}
