import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Fetch } from '../../net/guarded-fetch.ts';
import { isStrictSchema } from '../strict-schema.ts';
import type { OpenAiCompatibleSettings } from '../provider-settings.ts';
import type { Provider } from './provider.ts';

/** An endpoint that speaks the OpenAI chat-completions protocol: vLLM, Ollama, llama.cpp, LM Studio, OpenAI. */
export function openOpenAiCompatible(
  { baseUrl, apiKey, takesSchema }: OpenAiCompatibleSettings,
  fetch: Fetch,
): Provider {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    // vLLM, Ollama, llama.cpp and LM Studio hold the model to the schema as it writes.
    supportsStructuredOutputs: takesSchema,
    includeUsage: true,
    fetch,
  });
  return {
    model: (name) => provider(name),
    optionsFor: ({ schema }) => ({ model: { strictJsonSchema: isStrictSchema(schema) } }),
    asksInWords: !takesSchema,
  };
}
