import { createAnthropic } from '@ai-sdk/anthropic';
import type { Fetch } from '../../net/guarded-fetch.ts';
import type { AnthropicSettings } from '../provider-settings.ts';
import type { Provider } from './provider.ts';

/** Anthropic's Messages API. A form is given as such where the model takes one, else as a tool that it must answer with. */
export function openAnthropic({ baseUrl, apiKey }: AnthropicSettings, fetch: Fetch): Provider {
  const provider = createAnthropic({ baseURL: baseUrl, apiKey, fetch });
  return { model: (name) => provider(name) };
}
