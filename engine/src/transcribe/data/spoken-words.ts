/**
 * Words that speech recognition gets wrong most often in visits, by language: what a speech endpoint is told to expect. Drugs are
 * names of the catalogue (`engine/src/clinical/data`, and `engine/src/knowledge/es`); the most dictated first, in few enough
 * characters that they stay below 200 tokens. Never a word of a patient.
 */
export const spokenWords: Readonly<Record<'en' | 'es', { readonly drugs: string; readonly terms: string }>> = {
  en: {
    drugs:
      'lisinopril metoprolol amlodipine losartan carvedilol hydrochlorothiazide furosemide spironolactone atorvastatin rosuvastatin apixaban clopidogrel metformin glipizide semaglutide levothyroxine omeprazole gabapentin sertraline escitalopram duloxetine bupropion trazodone lamotrigine albuterol montelukast',
    terms: 'dyspnea, orthopnea, syncope, paresthesia, edema, erythema, ejection fraction, A1c, BMP, CBC, TSH',
  },
  es: {
    drugs:
      'paracetamol ibuprofeno metformina enalapril losartán amlodipino bisoprolol furosemida espironolactona atorvastatina apixabán clopidogrel levotiroxina omeprazol gabapentina sertralina escitalopram duloxetina salbutamol montelukast',
    terms: 'disnea, ortopnea, síncope, parestesias, edema, eritema, fracción de eyección, hemograma, TSH',
  },
};
