import { isAddressHere, isDatabaseHere } from './loopback.ts';
import { isModelElsewhere } from './model-place.ts';
import type { Settings } from './settings.ts';

/**
 * Where what people write and say may come to, as far as the settings know: `here`, on this machine alone; `model`, a
 * language model on another machine is asked as well, with identifiers replaced; `elsewhere`, some of it is kept or
 * heard on another machine.
 */
export type TextPlace = 'here' | 'model' | 'elsewhere';

type Addresses = Pick<Settings, 'MODEL_PROVIDER' | 'MODEL_BASE_URL' | 'SPEECH_URL' | 'DATABASE_URL'>;

/** Reads from the settings what a page may say of the text that is written on it. */
export function findTextPlace(settings: Addresses): TextPlace {
  const { SPEECH_URL: speech, DATABASE_URL: database } = settings;
  if (isModelElsewhere(settings)) return 'model';
  const isHere = (speech === null || isAddressHere(speech)) && (database === null || isDatabaseHere(database));
  return isHere ? 'here' : 'elsewhere';
}
