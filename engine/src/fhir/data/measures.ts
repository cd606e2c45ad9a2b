/** Units by the forms in which they are written, in small letters, as UCUM has them. */
export const ucumUnits: Readonly<Record<string, string>> = {
  '%': '%',
  'mg/dl': 'mg/dL',
  'g/dl': 'g/dL',
  'g/l': 'g/L',
  'mg/l': 'mg/L',
  'mmol/l': 'mmol/L',
  'mmol/mol': 'mmol/mol',
  'meq/l': 'meq/L',
  'umol/l': 'umol/L',
  'µmol/l': 'umol/L',
  'μmol/l': 'umol/L',
  'mcmol/l': 'umol/L',
  'nmol/l': 'nmol/L',
  'pmol/l': 'pmol/L',
  'u/l': 'U/L',
  'iu/l': '[IU]/L',
  'iu/ml': '[IU]/mL',
  'miu/l': 'm[IU]/L',
  'mu/l': 'mU/L',
  'ng/ml': 'ng/mL',
  'ng/dl': 'ng/dL',
  'ng/l': 'ng/L',
  'pg/ml': 'pg/mL',
  'mcg/dl': 'ug/dL',
  'ug/dl': 'ug/dL',
  'mcg/l': 'ug/L',
  'ug/l': 'ug/L',
  'µg/l': 'ug/L',
  'μg/l': 'ug/L',
  'mcg/ml': 'ug/mL',
  'ug/ml': 'ug/mL',
  'mg/g': 'mg/g',
  'mg/mmol': 'mg/mmol',
  'k/ul': '10*3/uL',
  'k/µl': '10*3/uL',
  'm/ul': '10*6/uL',
  '/ul': '/uL',
  'x10^3/ul': '10*3/uL',
  'x10^9/l': '10*9/L',
  'x10*9/l': '10*9/L',
  'x10e9/l': '10*9/L',
  '10^9/l': '10*9/L',
  '10*9/l': '10*9/L',
  fl: 'fL',
  pg: 'pg',
  'ml/min/1.73m2': 'mL/min/{1.73_m2}',
  'ml/min/1.73': 'mL/min/{1.73_m2}',
  'ml/min': 'mL/min',
  'mm/hr': 'mm/h',
  'mm/h': 'mm/h',
  mmhg: 'mm[Hg]',
  kpa: 'kPa',
  'osm/kg': 'osm/kg',
  'mosm/kg': 'mosm/kg',
  sec: 's',
  seconds: 's',
  '/min': '/min',
  bpm: '/min',
  '°c': 'Cel',
  '°f': '[degF]',
  kg: 'kg',
  lb: '[lb_av]',
  cm: 'cm',
  in: '[in_i]',
  inches: '[in_i]',
  m: 'm',
  'kg/m2': 'kg/m2',
  'kg/m²': 'kg/m2',
  mg: 'mg',
  mcg: 'ug',
  g: 'g',
  ml: 'mL',
  meq: 'meq',
  mmol: 'mmol',
};

/**
 * Laboratory tests by the names that a note gives them: LOINC code, its name, and the units (UCUM) in which it can be measured. A LOINC
 * code says whether mass or substance is counted, so a value without a unit has none unless both ways of writing it are one ("*"). Left out are
 * tests whose codes differ by a method or a specimen that notes do not name (troponin, eGFR, lactate, D-dimer). Own table.
 */
export const labCodes: readonly string[] = `
White blood cell count|6690-2|Leukocytes [#/volume] in Blood by Automated count|10*3/uL 10*9/L /uL
Hemoglobin|718-7|Hemoglobin [Mass/volume] in Blood|g/dL g/L
Hematocrit|4544-3|Hematocrit [Volume Fraction] of Blood by Automated count|%
MCV|787-2|MCV [Entitic mean volume] in Red Blood Cells by Automated count|fL *
Platelets|777-3|Platelets [#/volume] in Blood by Automated count|10*3/uL 10*9/L /uL
Sodium|2951-2|Sodium [Moles/volume] in Serum or Plasma|mmol/L meq/L *
Potassium|2823-3|Potassium [Moles/volume] in Serum or Plasma|mmol/L meq/L *
Chloride|2075-0|Chloride [Moles/volume] in Serum or Plasma|mmol/L meq/L *
Bicarbonate|1963-8|Bicarbonate [Moles/volume] in Serum or Plasma|mmol/L meq/L *
BUN|3094-0|Urea nitrogen [Mass/volume] in Serum or Plasma|mg/dL
Creatinine|2160-0|Creatinine [Mass/volume] in Serum or Plasma|mg/dL
Creatinine|14682-9|Creatinine [Moles/volume] in Serum or Plasma|umol/L
Glucose|2345-7|Glucose [Mass/volume] in Serum or Plasma|mg/dL
Hemoglobin A1c|4548-4|Hemoglobin A1c/Hemoglobin.total in Blood|%
Calcium|17861-6|Calcium [Mass/volume] in Serum or Plasma|mg/dL
Magnesium|19123-9|Magnesium [Mass/volume] in Serum or Plasma|mg/dL
Phosphate|2777-1|Phosphate [Mass/volume] in Serum or Plasma|mg/dL
Albumin|1751-7|Albumin [Mass/volume] in Serum or Plasma|g/dL g/L
AST|1920-8|Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma|U/L [IU]/L *
ALT|1742-6|Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma|U/L [IU]/L *
Alkaline phosphatase|6768-6|Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma|U/L [IU]/L *
Total bilirubin|1975-2|Bilirubin.total [Mass/volume] in Serum or Plasma|mg/dL
Lipase|3040-3|Lipase [Enzymatic activity/volume] in Serum or Plasma|U/L [IU]/L *
LDL|2089-1|Cholesterol in LDL [Mass/volume] in Serum or Plasma|mg/dL
HDL|2085-9|Cholesterol in HDL [Mass/volume] in Serum or Plasma|mg/dL
Triglycerides|2571-8|Triglyceride [Mass/volume] in Serum or Plasma|mg/dL
Total cholesterol|2093-3|Cholesterol [Mass/volume] in Serum or Plasma|mg/dL
TSH|3016-3|Thyrotropin [Units/volume] in Serum or Plasma|m[IU]/L mU/L *
Free T4|3024-7|Thyroxine (T4) free [Mass/volume] in Serum or Plasma|ng/dL
INR|6301-6|INR in Platelet poor plasma by Coagulation assay|*
BNP|30934-4|Natriuretic peptide B [Mass/volume] in Serum or Plasma|pg/mL ng/L
NT-proBNP|33762-6|Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma|pg/mL ng/L
CRP|1988-5|C reactive protein [Mass/volume] in Serum or Plasma|mg/L mg/dL
ESR|30341-2|Erythrocyte sedimentation rate|mm/h *
Procalcitonin|33959-8|Procalcitonin [Mass/volume] in Serum or Plasma|ng/mL ug/L
Ferritin|2276-4|Ferritin [Mass/volume] in Serum or Plasma|ng/mL ug/L
Vitamin B12|2132-9|Cobalamin (Vitamin B12) [Mass/volume] in Serum or Plasma|pg/mL ng/L
PSA|2857-1|Prostate specific Ag [Mass/volume] in Serum or Plasma|ng/mL ug/L
PTH|2731-8|Parathyrin.intact [Mass/volume] in Serum or Plasma|pg/mL ng/L
CK|2157-6|Creatine kinase [Enzymatic activity/volume] in Serum or Plasma|U/L [IU]/L *
LDH|2532-0|Lactate dehydrogenase [Enzymatic activity/volume] in Serum or Plasma|U/L [IU]/L *
Uric acid|3084-1|Urate [Mass/volume] in Serum or Plasma|mg/dL
`
  .trim()
  .split('\n');

/** Vital signs and questionnaires by their names; as `labCodes`. */
export const vitalCodes: readonly string[] = `
Blood pressure|85354-9|Blood pressure panel with all children optional|mm[Hg]
Heart rate|8867-4|Heart rate|/min
Respiratory rate|9279-1|Respiratory rate|/min
Temperature|8310-5|Body temperature|Cel [degF]
Oxygen saturation|59408-5|Oxygen saturation in Arterial blood by Pulse oximetry|%
Weight|29463-7|Body weight|kg [lb_av]
Height|8302-2|Body height|cm [in_i] m
BMI|39156-5|Body mass index (BMI) [Ratio]|kg/m2 *
PHQ-9|44261-6|Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]|*
GAD-7|70274-6|Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]|*
`
  .trim()
  .split('\n');

/** A pressure as a note writes it: "138/84 mmHg lying". */
export const pressureValue = /^(\d{2,3})\/(\d{2,3})(?: mmHg)?(?: ([a-z ]{1,20}))?$/;
export const pressureUnit = 'mmHg';

/** What follows a value and says how it was taken. */
export const remarkOpens = / (?:on|lying|supine|sitting|seated|standing)\b/;

/** What a blood pressure is made of. */
export const pressureParts = {
  systolic: ['8480-6', 'Systolic blood pressure'],
  diastolic: ['8462-4', 'Diastolic blood pressure'],
} as const;

/** Words after a value that say how it was taken, and change nothing of it. */
export const takenHow: ReadonlySet<string> = new Set(['lying', 'lying down', 'supine', 'sitting', 'seated', 'standing']);

/** What a laboratory or a writer says of a value. */
export const flagCodes: Readonly<Record<string, readonly [code: string, display: string]>> = {
  high: ['H', 'High'],
  low: ['L', 'Low'],
};

/** "58-year-old woman" */
export const describedPerson = /^(\d{1,3})-(year|month|week|day)-old (\w+)$/i;

/** How an age is counted, in UCUM. */
export const ageUnits: Readonly<Record<string, string>> = { year: 'a', month: 'mo', week: 'wk', day: 'd' };

/** Words of a sex that a note names with the age. */
export const sexWords: Readonly<Record<string, 'male' | 'female'>> = {
  man: 'male',
  boy: 'male',
  male: 'male',
  woman: 'female',
  girl: 'female',
  female: 'female',
};
