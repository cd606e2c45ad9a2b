import type { NoteKind } from '@notewright/engine';

export const noteNames: Readonly<Record<NoteKind, string>> = {
  soap: 'SOAP',
  'history-and-physical': 'Historia clínica y examen físico',
  progress: 'Nota de evolución',
  consult: 'Nota de interconsulta',
  'discharge-summary': 'Informe de alta',
  nursing: 'Nota de enfermería',
  therapy: 'Nota de terapia (DAP)',
  'therapy-birp': 'Nota de terapia (BIRP)',
  'case-management': 'Gestión de casos',
  operative: 'Informe operatorio',
  'referral-letter': 'Carta de derivación',
  'patient-summary': 'Resumen para el paciente',
};
