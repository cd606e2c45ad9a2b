import { createModels } from '../provider-model.ts';
import type { Model } from '../model.ts';

/** A model behind an OpenAI-compatible endpoint of a test. */
export function modelAt(
  baseUrl: string,
  { name = 'scripted', apiKey = null, timeoutSeconds = 5, takesSchema = true }: Partial<ModelAtOptions> = {},
): Model {
  return createModels(
    { provider: 'openai-compatible', baseUrl, apiKey, takesSchema },
    { timeoutSeconds, networks: [], ca: null, contextTokens: null },
  )(name);
}

interface ModelAtOptions {
  readonly name: string;
  readonly apiKey: string | null;
  readonly timeoutSeconds: number;
  readonly takesSchema: boolean;
}
