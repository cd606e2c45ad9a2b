import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { boundAnswer } from './bound-answer.ts';
import { checkEndpointAddress } from './endpoint-address.ts';
import type { Model } from './model.ts';
import { readAnswer } from './read-answer.ts';
import { retryBeforeText } from './retry-before-text.ts';

export interface OpenAiCompatibleSettings {
  /** For example `https://models.example.org/v1`; `http:` for this machine only. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The model's name as the endpoint knows it; also how it signs its replies. */
  readonly model: string;
  /** Seconds to wait for the next words. */
  readonly timeoutSeconds: number;
}

/**
 * A model behind an endpoint that speaks the OpenAI chat-completions protocol (vLLM, Ollama, llama.cpp, LM Studio,
 * Azure, OpenAI). Tries again with growing pauses while nothing was said yet. Sends no telemetry, follows no redirect,
 * reads no more than a note can need.
 * @throws Error with one sentence for the operator when a setting is wrong
 */
export function createOpenAiCompatibleModel(settings: OpenAiCompatibleSettings): Model {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: checkEndpointAddress(settings.baseUrl),
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
    // vLLM, Ollama, llama.cpp and LM Studio hold the model to the schema as it writes.
    supportsStructuredOutputs: true,
    // A redirect could lead what is sent anywhere: it is taken as a refusal, and not followed.
    fetch: async (input, init) => boundAnswer(await fetch(input, { ...init, redirect: 'manual' })),
  });
  const model = provider(settings.model);
  const quiet = settings.timeoutSeconds * 1_000;
  return {
    name: settings.model,
    stream: (request) => retryBeforeText(() => readAnswer(model, request, quiet), request.signal),
  };
}
