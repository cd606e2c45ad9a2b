import type { SpokenLanguage } from '@notewright/contract';
import type { AudioKind } from './audio-kind.ts';

/** What somebody said, as their browser recorded it. */
export interface Recording {
  readonly bytes: Uint8Array;
  readonly kind: AudioKind;
  readonly language: SpokenLanguage;
  /** Names and terms that may be said in it; never words of a patient. None unless given. */
  readonly vocabulary?: string;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * What turns recordings into text, as a port. One adapter per protocol stands beside this file; `wiring` chooses. A
 * recording is passed on and forgotten: no adapter writes one down, or says anything of it to the log.
 */
export interface Speech {
  /**
   * The words, without spaces around them; empty when nothing was said. Where the endpoint tells speakers apart, each turn
   * stands on a line of its own.
   * @throws SpeechProblem when there is no answer to be had
   */
  transcribe(recording: Recording): Promise<string>;
}

/**
 * Why a recording did not become text. Never carries what was said.
 * - `barred`: its name leads into an internal network that was not named; it was not asked.
 * - `insecure`: its certificate is not trusted.
 * - `unreachable`: no connection, no such host, or a refused one.
 * - `refused`: the endpoint said no, or pointed elsewhere.
 * - `busy`: it asked to come back later (429), or failed on its side (5xx).
 * - `silent`: it took too long.
 * - `broken`: its answer could not be read.
 * - `aborted`: the caller gave up.
 * - `resting`: it failed repeatedly a moment ago and is not asked for a while.
 */
export type SpeechProblemKind =
  | 'barred'
  | 'insecure'
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'silent'
  | 'broken'
  | 'aborted'
  | 'resting';

export class SpeechProblem extends Error {
  override readonly name = 'SpeechProblem';
  readonly kind: SpeechProblemKind;

  constructor(kind: SpeechProblemKind) {
    super(`The speech endpoint gave no text: ${kind}.`);
    this.kind = kind;
  }
}
