import type { Fetch } from '../net/guarded-fetch.ts';
import type { ProviderSettings } from './provider-settings.ts';
import type { Provider } from './providers/provider.ts';

/** Loads the one provider that is configured, and nothing of the others. */
export async function openProvider(settings: ProviderSettings, fetch: Fetch): Promise<Provider> {
  switch (settings.provider) {
    case 'openai-compatible':
      return (await import('./providers/openai-compatible.ts')).openOpenAiCompatible(settings, fetch);
    case 'azure':
      return (await import('./providers/azure.ts')).openAzure(settings, fetch);
    case 'anthropic':
      return (await import('./providers/anthropic.ts')).openAnthropic(settings, fetch);
    case 'bedrock':
      return (await import('./providers/bedrock.ts')).openBedrock(settings, fetch);
    case 'vertex':
      return (await import('./providers/vertex.ts')).openVertex(settings, fetch);
  }
}
