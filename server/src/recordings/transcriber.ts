import { spokenVocabulary } from '@notewright/engine/spoken-vocabulary';
import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import { KeyNotGiven, SealError } from '../kernel/seal-error.ts';
import { findAudioKind } from '../speech/audio-kind.ts';
import { SpeechProblem, type Speech, type SpeechProblemKind } from '../speech/speech.ts';
import type { ClaimedPart, NextTry, RecordingStore } from '../store/recordings/recording-store.ts';

/** Parts that this process has turned into text at the same time; each is in memory while it is on its way. */
const lanes = 3;
/** How often it looks for parts that another process left, or that are to be tried again. */
const lookEvery = 5_000;
/** Milliseconds after the first and the second try that gave no text; after the third the part has failed. */
const pauses = [15_000, 60_000] as const;
/** While the endpoint is left alone, nothing counts as a try. */
const restPause = 10_000;
/** After which a part that failed is tried once more by itself, where its visit was put aside; each time so much longer. */
const asidePause = 300_000;
/** What a part is held for beyond the longest answer of the endpoint. */
const leaseBeyond = 30_000;

export interface TranscriberParts {
  readonly recordings: Pick<RecordingStore, 'claimPart' | 'reviveAside' | 'readSound' | 'writeText' | 'postponePart'>;
  /** Null where there is no endpoint: parts wait until there is one. */
  readonly speech: Speech | null;
  readonly timeoutSeconds: number;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** Has closed parts of recordings turned into text while the visit goes on. */
export interface Transcriber {
  /** Looks for parts now: one may just have been closed. */
  nudge(): void;
  /** Gives back what it holds, and looks no more. */
  stop(): Promise<void>;
}

/**
 * Makes the one transcriber of a process. What it holds when the process dies is taken by another once the lease has passed.
 */
export function createTranscriber(parts: TranscriberParts): Transcriber {
  const { speech } = parts;
  if (speech === null) return { nudge: () => undefined, stop: () => Promise.resolve() };
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const worker = parts.newId();
  const lane = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await transcribeNext(parts, speech, worker, stopping.signal)));
    } catch (err) {
      parts.logger.error({ err }, 'parts of recordings could not be turned into text');
    }
  };
  const nudge = (): void => {
    if (stopping.signal.aborted || running.size >= lanes) return;
    const one = lane().finally(() => running.delete(one));
    running.add(one);
  };
  const timer = setInterval(nudge, lookEvery);
  timer.unref();
  nudge();
  return {
    nudge,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Turns the next part that waits into text, or notes why not; false when none waits. */
async function transcribeNext(
  parts: TranscriberParts,
  speech: Speech,
  worker: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { recordings, clock } = parts;
  const now = clock.now();
  const claim = () => recordings.claimPart(worker, now, now + parts.timeoutSeconds * 1_000 + leaseBeyond);
  const claimed = (await claim()) ?? ((await recordings.reviveAside(asidePause, now)) ? await claim() : null);
  if (claimed === null) return false;
  try {
    await transcribe(parts, speech, claimed, signal);
  } catch (error) {
    const reason = error instanceof SpeechProblem ? error.kind : null;
    if (reason === null) parts.logger.error({ err: error }, 'a recording could not be turned into text');
    else if (reason !== 'aborted') parts.logger.warn({ reason }, 'a recording did not become text');
    // Whatever it was, it is a try: a part that nothing can be done with would come up again for ever.
    await recordings.postponePart(claimed, nextTry(claimed, reason, clock.now()));
  }
  return true;
}

/** @throws SpeechProblem, or whatever else went wrong with it */
async function transcribe(
  parts: TranscriberParts,
  speech: Speech,
  claimed: ClaimedPart,
  signal: AbortSignal,
): Promise<void> {
  const { recordings, clock } = parts;
  const sound = await readSound(parts, claimed);
  const kind = sound === null ? null : findAudioKind(sound);
  if (sound === null || kind === null) {
    // No endpoint could do anything with it.
    await recordings.postponePart(claimed, { isTry: true, notBefore: null, isLast: true });
    return;
  }
  const { language } = claimed;
  const vocabulary = spokenVocabulary(language === 'es-US' ? 'es' : 'en');
  const text = await speech.transcribe({ bytes: sound, kind, language, vocabulary, signal });
  await recordings.writeText(claimed, text, clock.now());
}

async function readSound({ recordings }: TranscriberParts, claimed: ClaimedPart): Promise<Uint8Array | null> {
  try {
    return await recordings.readSound(claimed);
  } catch (error) {
    if (error instanceof SealError && !(error instanceof KeyNotGiven)) return null;
    throw error;
  }
}

function nextTry({ tries }: ClaimedPart, kind: SpeechProblemKind | null, now: number): NextTry {
  if (kind === 'aborted') return { isTry: false, notBefore: now };
  if (kind === 'resting') return { isTry: false, notBefore: now + restPause };
  const pause = pauses[tries];
  if (pause !== undefined) return { isTry: true, notBefore: now + pause };
  // Refused at the first three tries, a part is taken at no other time; later on a proxy may say no for an endpoint that comes up.
  return { isTry: true, notBefore: null, isLast: kind === 'refused' && tries === pauses.length };
}
