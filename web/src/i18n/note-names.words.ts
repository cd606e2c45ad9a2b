import type { NoteKind } from '@notewright/engine';

export const noteNames: Readonly<Record<NoteKind, string>> = {
  soap: 'SOAP',
  'history-and-physical': 'H&P',
  progress: 'Progress note',
  consult: 'Consult note',
  'discharge-summary': 'Discharge summary',
  nursing: 'Nursing note',
  therapy: 'Therapy note (DAP)',
  'therapy-birp': 'Therapy note (BIRP)',
  'case-management': 'Case management',
  operative: 'Operative report',
  'referral-letter': 'Referral letter',
  'patient-summary': 'Patient summary',
};
