import { limits } from '@notewright/contract';
import { FetchProblem, type FetchProblemKind } from '../net/fetch-problem.ts';
import type { Fetch } from '../net/guarded-fetch.ts';
import { readSpoken } from './read-spoken.ts';
import { SpeechProblem, type Recording, type Speech, type SpeechProblemKind } from './speech.ts';

export interface OpenAiTranscriptionSettings {
  /** For example `http://127.0.0.1:8000/v1`; the call's own path may stand behind it. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The model's name as the endpoint knows it. */
  readonly model: string;
  /** Seconds to wait for the whole answer. */
  readonly timeoutSeconds: number;
  /** The model tells speakers apart (`diarized_json`). */
  readonly tellsSpeakers: boolean;
}

const callPath = '/audio/transcriptions';

/**
 * An endpoint that speaks the OpenAI transcription protocol (`POST /v1/audio/transcriptions`: speaches, LocalAI,
 * whisper servers, Azure, OpenAI).
 * @param fetch the guarded one, bound by `boundTranscription`, which asks this endpoint alone and follows no redirect: one could
 *   lead a recording anywhere
 */
export function createOpenAiTranscription(settings: OpenAiTranscriptionSettings, fetch: Fetch): Speech {
  const address = settings.baseUrl.endsWith(callPath) ? settings.baseUrl : settings.baseUrl + callPath;
  return {
    transcribe: async (recording) => {
      const late = AbortSignal.timeout(settings.timeoutSeconds * 1_000);
      const signal = AbortSignal.any([recording.signal, late]);
      try {
        // Whole: the guarded fetch sends nothing else.
        const form = new Response(fillForm(recording, settings));
        const answer = await fetch(address, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': form.headers.get('content-type') ?? '',
            ...(settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` }),
          },
          body: await form.bytes(),
          signal,
        });
        return await readText(answer);
      } catch (error) {
        if (error instanceof SpeechProblem) throw error;
        if (recording.signal.aborted) throw new SpeechProblem('aborted');
        if (late.aborted) throw new SpeechProblem('silent');
        // Whatever else `fetch` says can carry the address and what was sent.
        throw new SpeechProblem(error instanceof FetchProblem ? kinds[error.kind] : 'unreachable');
      }
    },
  };
}

/** An answer without end, or in a form that was not asked for, is as good as none. */
const kinds: Readonly<Record<FetchProblemKind, SpeechProblemKind>> = {
  barred: 'barred',
  insecure: 'insecure',
  unreachable: 'unreachable',
  aborted: 'unreachable',
  broken: 'broken',
  endless: 'broken',
};

function fillForm(
  { bytes, kind, language, vocabulary }: Recording,
  { model, tellsSpeakers }: OpenAiTranscriptionSettings,
): FormData {
  const form = new FormData();
  form.set('model', model);
  form.set('language', language.slice(0, 2));
  form.set('response_format', tellsSpeakers ? 'diarized_json' : 'json');
  // What tells speakers apart takes no prompt, and has to be told how to cut what is longer than half a minute.
  if (tellsSpeakers) form.set('chunking_strategy', 'auto');
  else if (vocabulary !== undefined) form.set('prompt', vocabulary);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: kind.mediaType }), `recording.${kind.extension}`);
  return form;
}

async function readText(answer: Response): Promise<string> {
  if (answer.status === 429 || answer.status === 408 || answer.status >= 500) throw await without(answer, 'busy');
  if (!answer.ok) throw await without(answer, 'refused');
  const text = readSpoken(parse(await answer.text()));
  if (text === null || text.length > limits.spokenCharacters) throw new SpeechProblem('broken');
  return text;
}

/** What an endpoint says of a failure may quote what it was sent, so nobody reads it. */
async function without(answer: Response, kind: 'busy' | 'refused'): Promise<SpeechProblem> {
  await answer.body?.cancel();
  return new SpeechProblem(kind);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
