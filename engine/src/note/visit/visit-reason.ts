import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import { findReason } from '../reason-words.ts';

const longestHistory = 600;

/**
 * The reason for the visit as the first words of a history say it ("here for ...", "c/o ...", "annual f/u"), as a chief complaint.
 * Nothing is taken from later in the note, where a reason is no longer what brought the patient.
 */
export function findVisitReason(passages: readonly Passage[]): Passage | undefined {
  const history = passages.filter((passage) => passage.subject === 'history-of-present-illness').slice(0, 2);
  for (const passage of history) {
    if (passage.denied !== undefined || passage.text.length > longestHistory) continue;
    const reason = findReason(passage.text);
    if (reason !== undefined) return { subject: 'chief-complaint', text: capitalize(reason), sources: passage.sources };
  }
  return undefined;
}
