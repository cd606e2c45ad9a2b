import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText, type FinishReason, type LanguageModel } from 'ai';
import { boundAnswer } from './bound-answer.ts';
import { classifyModelError } from './classify-model-error.ts';
import { checkEndpointAddress } from './endpoint-address.ts';
import { ModelProblem, type Model, type ModelRequest } from './model.ts';
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
  // The library would print warnings, and with them what was asked, to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: checkEndpointAddress(settings.baseUrl),
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
    // A redirect could lead what is sent anywhere: it is taken as a refusal, and not followed.
    fetch: async (input, init) => boundAnswer(await fetch(input, { ...init, redirect: 'manual' })),
  });
  const model = provider(settings.model);
  const quiet = settings.timeoutSeconds * 1_000;
  return {
    name: settings.model,
    stream: (request) => retryBeforeText(() => streamOnce(model, request, quiet), request.signal),
  };
}

/** The whole answer may take so many times as long as the wait for its next words. */
const wholeAnswer = 10;

/** One call. Ends without an error only when the model said that it was done. */
async function* streamOnce(model: LanguageModel, request: ModelRequest, quiet: number): AsyncGenerator<string, void> {
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), quiet);
  const late = AbortSignal.timeout(quiet * wholeAnswer);
  const result = streamText({
    model,
    system: request.system,
    prompt: request.prompt,
    maxRetries: 0,
    abortSignal: AbortSignal.any([request.signal, idle.signal, late]),
    telemetry: { isEnabled: false },
    // Without this the library prints the error, and with it what was asked, to the console.
    onError: () => undefined,
  });
  try {
    for await (const part of result.fullStream) {
      timer.refresh();
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new ModelProblem('aborted');
      else if (part.type === 'finish') checkFinish(part.finishReason);
      // No tool was offered.
      else if (part.type.startsWith('tool-')) throw new ModelProblem('broken');
    }
  } catch (error) {
    if (request.signal.aborted) throw new ModelProblem('aborted');
    if (late.aborted) throw new ModelProblem('endless');
    if (idle.signal.aborted) throw new ModelProblem('silent');
    throw classifyModelError(error);
  } finally {
    clearTimeout(timer);
    idle.abort();
  }
}

function checkFinish(reason: FinishReason): void {
  if (reason === 'stop') return;
  if (reason === 'length') throw new ModelProblem('cut-off');
  if (reason === 'content-filter') throw new ModelProblem('filtered');
  throw new ModelProblem('broken');
}
