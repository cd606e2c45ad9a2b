import { holdsBlank } from '@notewright/engine/phrases';
import type { StoredNote } from './find-note.ts';

/**
 * What of phrases a clinician has yet to settle in a version: template text that nobody confirmed, or a blank that nobody filled. Null
 * where nothing is open; what was signed before is settled.
 */
export function openPhrases({ edit, content }: StoredNote): 'unconfirmed' | 'unfilled' | null {
  const { templateTexts = [], signedEnd = 0 } = edit ?? {};
  if (templateTexts.length > 0) return 'unconfirmed';
  return holdsBlank(content.slice(signedEnd)) ? 'unfilled' : null;
}
