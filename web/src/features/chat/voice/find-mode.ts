import { readPageSetting } from '../../../api/page-setting.ts';
import { askLocal, findRecognition } from './recognition.ts';
import { recordingType } from './record.ts';

/**
 * How speech becomes text here.
 * - `looking`: that is being found out.
 * - `device`: on this device alone. `download` and `downloading`: the same, once the browser has what it needs.
 * - `recording`: recorded, and sent to this product's own call.
 * - `browser`: by the browser maker's service, for who has agreed to that in words.
 * - `forbidden`: there is only that service, and the company does not allow it. `typing`: there is nothing.
 */
export type Mode = 'looking' | 'device' | 'download' | 'downloading' | 'recording' | 'browser' | 'forbidden' | 'typing';

/**
 * The first way that there is. Speech stays on the device wherever it can; what the operator has set up and signed for
 * comes before a service that nobody here knows.
 * @param mayAgree the company does not forbid the browser maker's service
 */
export async function findMode(language: string, mayAgree: boolean): Promise<Mode> {
  const local = await askLocal(language);
  if (local === 'available') return 'device';
  if (local === 'downloadable') return 'download';
  if (local === 'downloading') return 'downloading';
  return findOtherMode(mayAgree);
}

/** The same where nothing is to be had on the device. */
export function findOtherMode(mayAgree: boolean): Mode {
  if (readPageSetting('speech') !== null && recordingType() !== null) return 'recording';
  if (findRecognition() === null) return 'typing';
  return mayAgree ? 'browser' : 'forbidden';
}
