/** Headings under which a section of a note may stand, in each language; the engine's own stand first. Own list. */
export const sectionTitles = {
  'chief-complaint': {
    en: ['Chief complaint', 'CC', 'Reason for visit', 'Presenting complaint', 'Reason for consultation', 'Reason for referral'],
    es: ['Motivo de consulta', 'Motivo de interconsulta', 'Motivo de derivación', 'MC'],
  },
  'history-of-present-illness': {
    en: ['History of present illness', 'HPI', 'History', 'Present illness', 'History of presenting complaint', 'Interval history'],
    es: ['Enfermedad actual', 'EA', 'Historia clínica', 'Historia actual', 'Evolución'],
  },
  'past-medical-history': {
    en: ['Past medical history', 'PMH', 'Medical history', 'Past history', 'Problem list'],
    es: ['Antecedentes personales', 'AP', 'Antecedentes médicos', 'Antecedentes'],
  },
  'past-surgical-history': {
    en: ['Past surgical history', 'PSH', 'Surgical history', 'Surgeries'],
    es: ['Antecedentes quirúrgicos', 'AQ', 'Cirugías previas'],
  },
  'family-history': { en: ['Family history', 'FH', 'FHx'], es: ['Antecedentes familiares', 'AF'] },
  'social-history': {
    en: ['Social history', 'SH', 'Social'],
    es: ['Antecedentes sociales y hábitos', 'Hábitos', 'Historia social'],
  },
  medications: {
    en: ['Medications', 'Meds', 'Current medications', 'Home medications', 'Drug history'],
    es: ['Tratamiento habitual', 'Medicación', 'Medicación habitual', 'Tratamiento actual'],
  },
  allergies: {
    en: ['Allergies', 'Allergies and intolerances', 'Allergies and reactions', 'Drug allergies'],
    es: ['Alergias', 'RAM', 'Alergias medicamentosas', 'Alergias e intolerancias'],
  },
  immunizations: { en: ['Immunizations', 'Vaccines', 'Vaccinations'], es: ['Vacunas', 'Vacunación'] },
  'review-of-systems': {
    en: ['Review of systems', 'ROS', 'Systems review'],
    es: ['Revisión por sistemas', 'Anamnesis por aparatos'],
  },
  'vital-signs': {
    en: ['Vital signs', 'Vitals', 'Observations', 'Obs'],
    es: ['Constantes vitales', 'Constantes', 'Signos vitales'],
  },
  'physical-examination': {
    en: ['Physical examination', 'Exam', 'Physical exam', 'PE', 'Examination', 'On examination'],
    es: ['Exploración física', 'EF', 'Exploración', 'Examen físico'],
  },
  results: {
    en: ['Results', 'Labs and imaging', 'Investigations', 'Data', 'Laboratory and imaging'],
    es: ['Pruebas complementarias', 'PC', 'Exploraciones complementarias', 'Resultados'],
  },
  assessment: {
    en: ['Assessment', 'Impression', 'Diagnosis', 'Clinical impression'],
    es: ['Juicio clínico', 'JC', 'Impresión diagnóstica', 'Diagnóstico', 'Valoración'],
  },
  intervention: { en: ['Care given', 'Interventions'], es: ['Cuidados y tratamiento administrado', 'Intervenciones'] },
  plan: {
    en: ['Plan', 'Recommendations', 'Management plan', 'Treatment plan', 'Management'],
    es: ['Plan', 'Recomendaciones', 'Plan de tratamiento', 'Tratamiento'],
  },
} as const;

/** A section whose form can be learned, by its name in the templates. */
export type LearnedSection = keyof typeof sectionTitles;

export const learnedSections = Object.keys(sectionTitles) as readonly LearnedSection[];

/** Sections that no habit takes out of a note: what stands there keeps a patient safe. */
export const keptSections: ReadonlySet<LearnedSection> = new Set(['allergies', 'medications', 'assessment', 'plan']);

/** Sections of what somebody says of themselves, where "denies" is a word for "no". */
export const reportedSections: ReadonlySet<LearnedSection> = new Set([
  'chief-complaint',
  'history-of-present-illness',
  'review-of-systems',
]);
