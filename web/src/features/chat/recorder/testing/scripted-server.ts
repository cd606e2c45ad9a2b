import type { SpokenPart, VisitRecording } from '@notewright/contract';
import { CallProblem } from '../../../../api/call.ts';
import type { OpenRecording } from '../open-recording.ts';

interface SentPiece {
  readonly part: number;
  readonly number: number;
  readonly bytes: number;
  readonly starts: string;
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: File;
  readonly signal?: AbortSignal;
}

/** What the server has been told, and how it answers. */
export class ScriptedServer {
  readonly pieces: SentPiece[] = [];
  readonly ends: Readonly<Record<string, unknown>>[] = [];
  /** Parts that were closed before all of their pieces were there. */
  readonly early: number[] = [];
  readonly asked: string[] = [];
  readonly inputs: Input[] = [];
  /** The failure of every call, while there is one. */
  failure: Error | null = null;
  /** The words of a part; null while it is none. */
  say: (part: number) => string | null = (part) => `Words of part ${part}.`;
  /** Recordings that are not put away, which wait to be offered. */
  open: readonly OpenRecording[] = [];
  /** What is asked by these names is answered no sooner. */
  slow: Readonly<Record<string, Promise<void>>> = {};
  isFinished = false;
  isDone = false;
  isAside = false;
  isGivenUp = false;
  /** Parts that do not become text, until they are tried again. */
  failing: readonly number[] = [];

  readonly call = async ({ path }: { readonly path: string }, input: Input = {}): Promise<unknown> => {
    // What a test before has left on its way goes nowhere.
    input.signal?.throwIfAborted();
    const name = path.split('/')[2] ?? '';
    this.asked.push(name);
    if (name !== 'piece') this.inputs.push(input);
    await this.slow[name];
    if (this.failure !== null) throw this.failure;
    if (name === 'open') return { data: this.open };
    if (name === 'piece') return this.#take(input);
    if (name === 'part') this.#close(input.body ?? {});
    if (name === 'retry') this.failing = [];
    if (name === 'finish') this.isFinished = true;
    if (name === 'set_aside') this.isAside = true;
    const isLeftOut = input.body?.['without_failed'] === true;
    const isWaiting = this.ends.some(
      ({ part }) => !this.failing.includes(Number(part)) && this.say(Number(part)) === null,
    );
    if (this.isFinished && !isWaiting) this.isDone ||= this.failing.length === 0 || isLeftOut;
    return { data: this.recording() };
  };

  #close(end: Readonly<Record<string, unknown>>): void {
    const there = new Set(this.pieces.filter(({ part }) => part === end['part']).map(({ number }) => number));
    if (there.size !== end['pieces']) this.early.push(Number(end['part']));
    this.ends.push(end);
  }

  async #take({ body, file }: Input): Promise<unknown> {
    const { part, number, sha256 } = body as { part: number; number: number; sha256: string };
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hash !== sha256) throw new CallProblem('piece_damaged', 422, 'no');
    const starts = new TextDecoder('latin1').decode(bytes.subarray(0, 60));
    this.pieces.push({ part, number, bytes: bytes.length, starts });
    return { confirmed: { part, pieces: number + 1, is_closed: false, state: 'open', seconds: 0 } };
  }

  recording(): VisitRecording {
    const parts = this.ends.map((end): SpokenPart => {
      const [part, pieces, seconds] = [Number(end['part']), Number(end['pieces']), Number(end['seconds'])];
      const hasFailed = this.failing.includes(part);
      const text = hasFailed ? null : this.say(part);
      const state = hasFailed ? 'failed' : text === null ? 'waiting' : 'text';
      return { part, pieces, seconds, is_closed: true, state, text, is_cut: false };
    });
    return {
      recording_id: 'v1',
      chat_id: null,
      language: 'en-US',
      begun_at: new Date().toISOString(),
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
      is_finished: this.isFinished,
      is_done: this.isDone,
      is_aside: this.isAside,
      is_given_up: this.isGivenUp,
      is_silent: false,
      is_cut: false,
      text: this.isDone ? parts.map(({ text }) => text).join('\n\n') : null,
      parts,
    };
  }
}
