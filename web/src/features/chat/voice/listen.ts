import { countWords, dropWords, joinSpoken } from './join-spoken.ts';
import { findRecognition, type Recognition, type RecognitionEvent } from './recognition.ts';

export interface ListenOptions {
  readonly language: string;
  /** On the device alone. False only where the person has agreed to the browser maker's service. */
  readonly isLocal: boolean;
  /** Words were recognised: those that stand now, and those that may still change. */
  readonly onWords: (settled: string, pending: string) => void;
  /** Listening is over; with the browser's name for what went wrong, or null. */
  readonly onEnd: (error: string | null) => void;
}

export interface Listening {
  /** Ends it; what was said until now still comes. */
  stop(): void;
  /** Ends it at once; nothing comes any more. */
  abort(): void;
  /** The pending words have become part of the text: they do not come again. */
  settlePending(): void;
}

/** A session that ends so soon, in milliseconds, is restarted after a pause; so is every one that follows. */
const soon = 1000;
const pauses = [0, 0, 0, 250, 500, 1000];

/** Takes the results of one recognition apart: which words are new and stand, and which are pending. */
class Results {
  #done: string[] = [];
  #taken = 0;
  pending = '';

  read({ resultIndex, results }: RecognitionEvent): string {
    let settled = '';
    let pending = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const said = result?.[0]?.transcript ?? '';
      if (result?.isFinal !== true) pending = joinSpoken(pending, said);
      else if (this.#done[index] !== said) {
        this.#done[index] = said;
        settled = joinSpoken(settled, this.#fresh(said));
        this.#taken = 0;
      }
    }
    this.pending = this.#fresh(pending);
    return settled;
  }

  /** Without the words that were taken over while they were pending. */
  #fresh(said: string): string {
    return this.#taken === 0 ? said.trim() : dropWords(said, this.#taken);
  }

  /** The pending words, which count as said from now on. */
  take(): string {
    const { pending } = this;
    this.#taken += countWords(pending);
    this.pending = '';
    return pending;
  }

  /** A new session of the browser counts its results from 0. */
  restart(): string {
    const { pending } = this;
    this.#done = [];
    this.#taken = 0;
    this.pending = '';
    return pending;
  }
}

/**
 * Listens until it is stopped or fails (specification, section 4): continuous, with interim results, begun again
 * whenever the browser ends it by itself.
 */
export function listen({ language, isLocal, onWords, onEnd }: ListenOptions): Listening {
  const Recogniser = findRecognition();
  if (Recogniser === null) throw new Error('This browser has no speech recognition');
  const recognition = new Recogniser();
  const results = new Results();
  let isWanted = true;
  let startedAt = 0;
  let early = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    startedAt = performance.now();
    try {
      recognition.start();
    } catch {
      isWanted = false;
      end('start-failed');
    }
  };
  const end = (error: string | null): void => {
    release(recognition);
    onWords(results.restart(), '');
    onEnd(error);
  };
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (isLocal) recognition.processLocally = true;
  const onresult = (event: RecognitionEvent): void => {
    early = 0;
    onWords(results.read(event), results.pending);
  };
  const onerror = ({ error }: { readonly error: string }): void => {
    if (!isWanted) return;
    isWanted = false;
    end(error);
    recognition.abort();
  };
  const onend = (): void => {
    if (!isWanted) return end(null);
    onWords(results.restart(), '');
    early = performance.now() - startedAt < soon ? early + 1 : 0;
    const pause = pauses[Math.min(early, pauses.length - 1)] ?? 0;
    if (pause === 0) start();
    else timer = setTimeout(start, pause);
  };
  Object.assign(recognition, { onresult, onerror, onend });
  start();
  return {
    stop() {
      isWanted = false;
      clearTimeout(timer);
      recognition.stop();
    },
    abort() {
      isWanted = false;
      clearTimeout(timer);
      release(recognition);
      recognition.abort();
    },
    settlePending: () => void results.take(),
  };
}

const nothing = (): void => undefined;

function release(recognition: Recognition): void {
  Object.assign(recognition, { onresult: nothing, onerror: nothing, onend: nothing });
}
