import { isAddressHere } from './loopback.ts';
import type { Settings } from './settings.ts';

export type ModelPlaceSettings = Pick<Settings, 'MODEL_PROVIDER' | 'MODEL_BASE_URL'>;

/** True where a language model is wanted: an endpoint is set, or a provider whose endpoint is known. */
export function wantsModel({ MODEL_PROVIDER: provider, MODEL_BASE_URL: address }: ModelPlaceSettings): boolean {
  return provider !== 'openai-compatible' || address !== null;
}

/**
 * True where text goes to a model on another machine, as far as the settings know. A provider's own protocol is spoken by
 * the provider: a gateway of this machine that speaks it too only passes on what it is given.
 */
export function isModelElsewhere({ MODEL_PROVIDER: provider, MODEL_BASE_URL: address }: ModelPlaceSettings): boolean {
  return provider !== 'openai-compatible' || (address !== null && !isAddressHere(address));
}
