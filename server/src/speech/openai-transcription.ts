import { limits } from '@notewright/contract';
import { SpeechProblem, type Recording, type Speech } from './speech.ts';

export interface OpenAiTranscriptionSettings {
  /** For example `http://127.0.0.1:8000/v1`; the call's own path may stand behind it. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The model's name as the endpoint knows it. */
  readonly model: string;
  /** Seconds to wait for the whole answer. */
  readonly timeoutSeconds: number;
}

const callPath = '/audio/transcriptions';
/** JSON can take six bytes for a character. */
const longestAnswer = 6 * limits.spokenCharacters + 10_000;

/**
 * An endpoint that speaks the OpenAI transcription protocol (`POST /v1/audio/transcriptions`: speaches, LocalAI,
 * whisper servers, Azure, OpenAI). Follows no redirect: one could lead a recording anywhere.
 */
export function createOpenAiTranscription(settings: OpenAiTranscriptionSettings): Speech {
  const address = settings.baseUrl.endsWith(callPath) ? settings.baseUrl : settings.baseUrl + callPath;
  return {
    transcribe: async (recording) => {
      const late = AbortSignal.timeout(settings.timeoutSeconds * 1_000);
      const signal = AbortSignal.any([recording.signal, late]);
      try {
        const answer = await fetch(address, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            ...(settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` }),
          },
          body: fillForm(recording, settings.model),
          redirect: 'manual',
          signal,
        });
        return await readText(answer);
      } catch (error) {
        if (error instanceof SpeechProblem) throw error;
        if (recording.signal.aborted) throw new SpeechProblem('aborted');
        if (late.aborted) throw new SpeechProblem('silent');
        // Whatever else `fetch` says can carry the address and what was sent.
        throw new SpeechProblem('unreachable');
      }
    },
  };
}

function fillForm({ bytes, kind, language }: Recording, model: string): FormData {
  const form = new FormData();
  form.set('model', model);
  form.set('language', language.slice(0, 2));
  form.set('response_format', 'json');
  form.set('file', new Blob([new Uint8Array(bytes)], { type: kind.mediaType }), `recording.${kind.extension}`);
  return form;
}

async function readText(answer: Response): Promise<string> {
  if (answer.status === 429 || answer.status === 408 || answer.status >= 500) throw await without(answer, 'busy');
  if (!answer.ok) throw await without(answer, 'refused');
  const body = parse(await readLimited(answer));
  if (typeof body?.text !== 'string' || body.text.length > limits.spokenCharacters) throw new SpeechProblem('broken');
  return body.text.trim();
}

/** What an endpoint says of a failure may quote what it was sent, so nobody reads it. */
async function without(answer: Response, kind: 'busy' | 'refused'): Promise<SpeechProblem> {
  await answer.body?.cancel();
  return new SpeechProblem(kind);
}

async function readLimited(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (length > longestAnswer) throw new SpeechProblem('broken');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parse(text: string): { readonly text?: unknown } | null {
  try {
    return JSON.parse(text) as { readonly text?: unknown } | null;
  } catch {
    return null;
  }
}
