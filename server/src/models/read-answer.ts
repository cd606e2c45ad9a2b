import { jsonSchema, Output, streamText, type FinishReason } from 'ai';
import { classifyModelError } from './classify-model-error.ts';
import { ModelProblem, type CountedTokens, type ModelRequest } from './model.ts';
import type { Provider } from './providers/provider.ts';

/** The whole answer may take so many times as long as the wait for its next words. */
const wholeAnswer = 10;

/** A question to one model of a provider. */
export interface Question {
  readonly provider: Provider;
  /** The model's. */
  readonly name: string;
  readonly request: ModelRequest;
  /** Milliseconds to wait for the next words. */
  readonly quiet: number;
  /** What the provider says that it cost is written here. */
  readonly tokens: CountedTokens;
}

/**
 * One call of a model of any provider. Ends without an error only when the model said that it was done.
 * @throws ModelProblem, which holds nothing of what was asked or answered
 */
export async function* readAnswer({ provider, name, request, quiet, tokens }: Question): AsyncGenerator<string, void> {
  // The library would print warnings, and with them what was asked, to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), quiet);
  const late = AbortSignal.timeout(quiet * wholeAnswer);
  const result = streamText({
    model: provider.model(name),
    prompt: request.prompt,
    ...describe(provider, request),
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
      else if (part.type === 'finish') {
        tokens.tokensIn = part.totalUsage.inputTokens ?? null;
        tokens.tokensOut = part.totalUsage.outputTokens ?? null;
        checkFinish(part.finishReason);
      }
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

/** The instructions, and the form in which an answer is wanted that is data. */
function describe({ optionsFor, asksInWords }: Provider, { system, form }: ModelRequest) {
  if (form === undefined) return { system };
  const { name, schema } = form;
  const output = inPieces(Output.object({ name, schema: jsonSchema(schema) }));
  if (asksInWords === true) return { system: `${system}\n\n${inWords}\n${JSON.stringify(schema)}`, output };
  return { system, output, ...(optionsFor === undefined ? {} : { providerOptions: optionsFor(form) }) };
}

/**
 * The same form, of which each piece is given out as it comes. The library would parse all that was said again with each piece, which takes the square
 * of its length, and hold back what is no JSON, so that an answer of nothing else would have no end here.
 */
function inPieces<Whole>(output: ReturnType<typeof Output.object<Whole>>) {
  let pieces = 0;
  return {
    ...output,
    parsePartialOutput: () => {
      pieces += 1;
      return Promise.resolve({ partial: pieces });
    },
  };
}

const inWords = 'Answer with one JSON object that follows this JSON Schema, and with nothing else:';

export type ReadAnswer = typeof readAnswer;
