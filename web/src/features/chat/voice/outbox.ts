import type { SpokenLanguage } from '@notewright/contract';
import { transcribe } from './transcribe.ts';
import * as words from './words.ts';

/** Where words go; null when nobody can say any more. It is replaced when what comes next belongs elsewhere. */
export interface Place {
  box: string | null;
}

/** A recording that did not become text. */
interface Unsent {
  readonly file: File;
  readonly language: SpokenLanguage;
}

/** What a dialog says of its recordings. */
export interface OutboxState {
  readonly isSending: boolean;
  readonly canSendAgain: boolean;
  readonly problem: string | null;
}

interface Options {
  readonly onChange: (state: OutboxState) => void;
  readonly onText: (text: string, place: Place) => void;
}

/** The recordings of one box on their way to become text, and those that did not: in memory alone. */
export class Outbox {
  readonly #options: Options;
  #unsent: readonly Unsent[] = [];
  /** How many are on their way. */
  #sending = 0;
  /** What became of the last one, whose dialog may have been closed by then. */
  #problem: string | null = null;
  /** Ends when everything that was handed over has been passed on. */
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** What is to be said, also when the dialog opens again: as long as a recording can be sent, that it can. */
  get state(): OutboxState {
    const canSendAgain = this.#sending === 0 && this.#unsent.length > 0;
    return {
      isSending: this.#sending > 0,
      canSendAgain,
      problem: this.#problem ?? (canSendAgain ? words.sendFailed : null),
    };
  }

  /** The person goes on. */
  closeProblem(): void {
    this.#problem = null;
  }

  /** No recording of before is sent, or offered to be. */
  forget(): void {
    this.#unsent = [];
    this.#sending = 0;
    this.#problem = null;
    // What comes next is another patient's, and waits for none of it.
    this.#last = Promise.resolve();
    this.#options.onChange(this.state);
  }

  /** Makes a recording text; the texts of several are passed on in the order in which they are handed over. */
  send(recording: Promise<File>, language: SpokenLanguage, place: Place, stay: AbortSignal): Promise<void> {
    this.#last = this.#sendAfter(this.#last, recording, language, place, stay);
    return this.#last;
  }

  async #sendAfter(
    before: Promise<void>,
    recording: Promise<File>,
    language: SpokenLanguage,
    place: Place,
    stay: AbortSignal,
  ): Promise<void> {
    const isOver = (): boolean => stay.aborted || place.box === null;
    // One that is dropped still stands between what was said before it and what is said next.
    if (isOver()) return before;
    this.#sending += 1;
    this.#problem = null;
    this.#options.onChange(this.state);
    const file = await recording;
    if (isOver()) return before;
    const { text, problem, mayTryAgain } = await transcribe(file, language, stay);
    // What was said before it stands before it, however long that takes.
    await before;
    if (isOver()) return;
    this.#options.onText(text, place);
    if (mayTryAgain) this.#unsent = [...this.#unsent, { file, language }];
    this.#sending -= 1;
    this.#problem = problem ?? this.#problem;
    this.#options.onChange(this.state);
  }

  /** Sends again what did not become text, in the order in which it was said. */
  async sendAgain(place: Place, stay: AbortSignal): Promise<void> {
    const again = this.#unsent;
    this.#unsent = [];
    for (const { file, language } of again) await this.send(Promise.resolve(file), language, place, stay);
  }
}
