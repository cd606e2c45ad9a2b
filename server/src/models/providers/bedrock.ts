import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import type { Fetch } from '../../net/guarded-fetch.ts';
import type { BedrockSettings } from '../provider-settings.ts';
import type { Provider } from './provider.ts';

/** Amazon Bedrock's Converse API, signed with an access key (SigV4) or asked with a key of its own. */
export function openBedrock({ baseUrl, region, credentials }: BedrockSettings, fetch: Fetch): Provider {
  const provider = createAmazonBedrock({
    baseURL: baseUrl,
    region,
    fetch,
    // An empty key: without one the library would look for one in the environment.
    ...('apiKey' in credentials ? { apiKey: credentials.apiKey } : { apiKey: '', ...credentials }),
  });
  return { model: (name) => provider(name) };
}
