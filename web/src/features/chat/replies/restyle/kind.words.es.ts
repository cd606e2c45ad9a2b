import type { NoteKind } from '@notewright/engine';

export const lead = 'La última nota otra vez, con las mismas palabras.';
/** Lo que se envía por cada uno; el servidor también conoce estas palabras. */
export const kindAsks: Readonly<Record<NoteKind, string>> = {
  soap: 'Como nota SOAP',
  'history-and-physical': 'Como historia clínica y examen físico',
  progress: 'Como nota de evolución',
  consult: 'Como nota de interconsulta',
  'discharge-summary': 'Como informe de alta',
  nursing: 'Como nota de enfermería',
  therapy: 'Como nota de terapia',
  'therapy-birp': 'Como nota de terapia BIRP',
  'case-management': 'Como nota de gestión de casos',
  operative: 'Como informe operatorio',
  'referral-letter': 'Como carta de derivación',
  'patient-summary': 'Como resumen para el paciente',
};
