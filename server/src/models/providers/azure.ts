import { createAzure } from '@ai-sdk/azure';
import type { Fetch } from '../../net/guarded-fetch.ts';
import { isStrictSchema } from '../strict-schema.ts';
import type { AzureSettings } from '../provider-settings.ts';
import type { Provider } from './provider.ts';

/**
 * Azure OpenAI; the name of a model is that of its deployment. With a version of the API the addresses are those of
 * deployments, as versions up to 2025 have them; without one, those of `/openai/v1`.
 */
export function openAzure({ baseUrl, apiKey, apiVersion }: AzureSettings, fetch: Fetch): Provider {
  const provider = createAzure({
    baseURL: baseUrl,
    apiKey,
    fetch,
    ...(apiVersion === null ? {} : { apiVersion, useDeploymentBasedUrls: true }),
  });
  return {
    model: (name) => provider.chat(name),
    optionsFor: ({ schema }) => ({ openai: { strictJsonSchema: isStrictSchema(schema) } }),
  };
}
