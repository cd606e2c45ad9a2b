import type { NoteLanguage } from '../../languages/language.ts';

/** One concept, and the ways in which notes write it. */
export interface Term {
  readonly language: NoteLanguage;
  /** All forms, and any of them may stand for any other. Those in capitals are found in capitals alone. */
  readonly forms: readonly string[];
}

/**
 * What is written in more than one way and means the same in every place of a note. Own list. Left out on purpose: short forms with two
 * readings ("MS", "PE", "CP", "DM", "AF", "XR"), and those on the "Do Not Use" list of the Joint Commission and the list of error-prone abbreviations
 * of ISMP ("QD", "QOD", "U", "IU", "MS", "µg", "HS", "SC"), which nobody is to be offered.
 */
export const terms: Readonly<Record<string, Term>> = {
  hypertension: { language: 'en', forms: ['hypertension', 'HTN', 'high blood pressure'] },
  'type-2-diabetes': { language: 'en', forms: ['type 2 diabetes mellitus', 'T2DM', 'type 2 diabetes', 'DM2'] },
  hyperlipidemia: { language: 'en', forms: ['hyperlipidemia', 'HLD'] },
  'atrial-fibrillation': { language: 'en', forms: ['atrial fibrillation', 'AFib'] },
  'heart-failure': { language: 'en', forms: ['congestive heart failure', 'CHF'] },
  'coronary-disease': { language: 'en', forms: ['coronary artery disease', 'CAD'] },
  'kidney-disease': { language: 'en', forms: ['chronic kidney disease', 'CKD'] },
  copd: { language: 'en', forms: ['chronic obstructive pulmonary disease', 'COPD'] },
  reflux: { language: 'en', forms: ['gastroesophageal reflux disease', 'GERD'] },
  'urinary-infection': { language: 'en', forms: ['urinary tract infection', 'UTI'] },
  breathlessness: { language: 'en', forms: ['shortness of breath', 'SOB', 'dyspnea'] },
  'blood-pressure': { language: 'en', forms: ['blood pressure', 'BP'] },
  'heart-rate': { language: 'en', forms: ['heart rate', 'HR'] },
  'respiratory-rate': { language: 'en', forms: ['respiratory rate', 'RR'] },
  saturation: { language: 'en', forms: ['oxygen saturation', 'SpO2'] },
  temperature: { language: 'en', forms: ['temperature', 'Temp'] },
  'by-mouth': { language: 'en', forms: ['by mouth', 'PO', 'orally'] },
  'twice-daily': { language: 'en', forms: ['twice daily', 'BID', 'two times a day'] },
  'three-times-daily': { language: 'en', forms: ['three times daily', 'TID', 'three times a day'] },
  'as-needed': { language: 'en', forms: ['as needed', 'PRN'] },
  'once-daily': { language: 'en', forms: ['once daily', 'once a day'] },
  'follow-up': { language: 'en', forms: ['follow-up', 'F/U'] },
  ecg: { language: 'en', forms: ['ECG', 'EKG', 'electrocardiogram'] },
  'physical-therapy': { language: 'en', forms: ['physical therapy', 'physiotherapy'] },
  micrograms: { language: 'en', forms: ['mcg', 'micrograms'] },
  'hipertension-arterial': { language: 'es', forms: ['hipertensión arterial', 'HTA'] },
  'diabetes-tipo-2': { language: 'es', forms: ['diabetes mellitus tipo 2', 'DM2', 'diabetes tipo 2'] },
  'tension-arterial': { language: 'es', forms: ['tensión arterial', 'TA', 'presión arterial'] },
  'frecuencia-cardiaca': { language: 'es', forms: ['frecuencia cardíaca', 'FC'] },
  'frecuencia-respiratoria': { language: 'es', forms: ['frecuencia respiratoria', 'FR'] },
  saturacion: { language: 'es', forms: ['saturación de oxígeno', 'SatO2', 'SpO2'] },
  temperatura: { language: 'es', forms: ['temperatura', 'Tª'] },
  'via-oral': { language: 'es', forms: ['por vía oral', 'VO'] },
  epoc: { language: 'es', forms: ['enfermedad pulmonar obstructiva crónica', 'EPOC'] },
};

/** Short forms that mean one thing wherever they stand. Any other is written for its term, and never written out or exchanged. */
export const clearShorts: ReadonlySet<string> = new Set([
  'HTN',
  'T2DM',
  'HLD',
  'COPD',
  'GERD',
  'UTI',
  'BP',
  'SpO2',
  'BID',
  'TID',
  'PRN',
  'ECG',
  'EKG',
  'HTA',
  'EPOC',
  'SatO2',
]);
