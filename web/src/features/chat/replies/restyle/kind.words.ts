import type { NoteKind } from '@notewright/engine';

export const lead = 'The last note again, from the same words.';
/** What is sent for each; the server knows these words, too. */
export const kindAsks: Readonly<Record<NoteKind, string>> = {
  soap: 'As a SOAP note',
  'history-and-physical': 'As an H&P',
  progress: 'As a progress note',
  consult: 'As a consult note',
  'discharge-summary': 'As a discharge summary',
  nursing: 'As a nursing note',
  therapy: 'As a therapy note',
  'therapy-birp': 'As a BIRP note',
  'case-management': 'As a case management note',
  operative: 'As an operative report',
  'referral-letter': 'As a referral letter',
  'patient-summary': 'As a patient summary',
};
