import { jsonSchema, Output, streamText, type FinishReason, type LanguageModel } from 'ai';
import { classifyModelError } from './classify-model-error.ts';
import { ModelProblem, type AnswerForm, type ModelRequest } from './model.ts';

/** The whole answer may take so many times as long as the wait for its next words. */
const wholeAnswer = 10;

/**
 * One call of a model of any provider. Ends without an error only when the model said that it was done.
 * @param quiet milliseconds to wait for the next words
 * @throws ModelProblem, which holds nothing of what was asked or answered
 */
export async function* readAnswer(
  model: LanguageModel,
  request: ModelRequest,
  quiet: number,
): AsyncGenerator<string, void> {
  // The library would print warnings, and with them what was asked, to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), quiet);
  const late = AbortSignal.timeout(quiet * wholeAnswer);
  const result = streamText({
    model,
    system: request.system,
    prompt: request.prompt,
    ...(request.form === undefined ? {} : { output: asData(request.form) }),
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

const asData = ({ name, schema }: AnswerForm) => Output.object({ name, schema: jsonSchema(schema) });
