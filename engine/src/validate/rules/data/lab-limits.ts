/** A laboratory value far enough from normal that a reader asks what was made of it. */
export interface LabLimit {
  readonly name: string;
  /** How charts write it: alternatives of a pattern, case as given. */
  readonly written: string;
  /** Below or above these a value is marked; absent where that side is not asked. */
  readonly below?: number;
  readonly above?: number;
  /** Values outside are a slip of the pen or another unit. */
  readonly within: readonly [number, number];
  /** Words by which the rest of the chart speaks of it, in every form. */
  readonly spoken: string;
}

/**
 * Limits well beyond the reference range, in the units of US laboratories, at or near where laboratories call a result critical (own
 * choice after College of American Pathologists Q-Probes on critical values; levels of drugs by their labels): what lies between is for the clinician alone.
 */
export const labLimits: readonly LabLimit[] = [
  { name: 'potassium', written: '[Pp]otassium|POTASSIUM|K\\+?', below: 3, above: 6, within: [1.2, 9.5], spoken: 'potassium hypokalemia hypokalemic hyperkalemia hyperkalemic kcl klor lokelma kayexalate patiromer gluconate electrolytes lytes' },
  { name: 'sodium', written: '[Ss]odium|SODIUM|Na\\+?', below: 128, above: 152, within: [95, 190], spoken: 'sodium hyponatremia hyponatremic hypernatremia hypernatremic siadh salt hypertonic electrolytes' },
  { name: 'hemoglobin', written: '[Hh]emoglobin|HEMOGLOBIN|[Hh]gb|HGB|Hb', below: 8, within: [2, 22], spoken: 'anemia anemic hemoglobin hgb transfuse transfused transfusion prbc iron bleed bleeding hemorrhage melena' },
  { name: 'glucose', written: '[Gg]lucose|GLUCOSE|FSBS|FSBG', below: 54, above: 400, within: [10, 1500], spoken: 'diabetes diabetic glucose hypoglycemia hyperglycemia dka hhs insulin sugar sugars' },
  { name: 'calcium', written: '[Cc]alcium|CALCIUM', below: 7, above: 12, within: [4, 20], spoken: 'calcium hypocalcemia hypercalcemia parathyroid hyperparathyroidism' },
  { name: 'magnesium', written: '[Mm]agnesium|MAGNESIUM', below: 1.2, within: [0.3, 9], spoken: 'magnesium hypomagnesemia electrolytes' },
  { name: 'platelets', written: '[Pp]latelets?|PLATELETS?|[Pp]lts?|PLT', below: 50, within: [1, 2000], spoken: 'platelets platelet thrombocytopenia thrombocytopenic itp' },
  { name: 'white count', written: 'WBC|[Ww]hite (?:blood cell )?count', below: 2, above: 25, within: [0.1, 400], spoken: 'leukocytosis leukopenia neutropenia neutropenic wbc infection sepsis leukemia white' },
  { name: 'INR', written: 'INR', above: 5, within: [0.5, 25], spoken: 'inr warfarin coumadin coagulopathy supratherapeutic anticoagulation anticoagulated' },
  { name: 'TSH', written: 'TSH', above: 10, within: [0.001, 500], spoken: 'hypothyroidism hypothyroid thyroid levothyroxine tsh hyperthyroidism' },
  { name: 'A1c', written: '(?:[Hh]b|[Hh]emoglobin )?A1[Cc]|HBA1C', above: 6.4, within: [3.5, 20], spoken: 'diabetes diabetic dm dm2 t2dm prediabetes metformin insulin glycemic a1c' },
  { name: 'lactate', written: '[Ll]actate|LACTATE|[Ll]actic acid', above: 4, within: [0.2, 30], spoken: 'lactate lactic sepsis shock acidosis' },
  { name: 'LDL', written: 'LDL', above: 190, within: [20, 600], spoken: 'ldl hyperlipidemia hypercholesterolemia cholesterol lipids statin dyslipidemia' },
  { name: 'Edinburgh score', written: 'EPDS\\)?(?: total| score)?', above: 12, within: [0, 30], spoken: 'depression depressed depressive antidepressant sertraline therapist psychiatry' },
  { name: 'lithium level', written: '[Ll]ithium(?: level)?', above: 1.4, within: [0.1, 6], spoken: 'toxicity toxic supratherapeutic' },
  { name: 'digoxin level', written: '[Dd]igoxin level|[Dd]ig level', above: 2, within: [0.1, 12], spoken: 'toxicity toxic supratherapeutic' },
  { name: 'phenytoin level', written: '[Pp]henytoin(?: level)?|[Dd]ilantin level', above: 20, within: [1, 80], spoken: 'toxicity toxic supratherapeutic' },
  { name: 'valproate level', written: '[Vv]alpro(?:ate|ic acid)(?: level)?|VPA level', above: 125, within: [5, 400], spoken: 'toxicity toxic supratherapeutic' },
  { name: 'urine protein to creatinine ratio', written: '[Uu]rine protein(?:\\/| to |-)creatinine(?: ratio)?|UPC(?:R)?', above: 0.5, within: [0, 30], spoken: 'proteinuria nephritis nephrotic glomerular kidney renal nephrology preeclampsia' },
  { name: 'bilirubin', written: '[Bb]ilirubin|BILIRUBIN|[Tt]\\.? ?bili', above: 4, within: [0.1, 50], spoken: 'jaundice hyperbilirubinemia bilirubin cholestasis biliary hepatitis cirrhosis phototherapy liver gilbert' },
  { name: 'ALT', written: 'ALT', above: 200, within: [2, 20000], spoken: 'transaminitis hepatitis liver alt transaminases hepatic lfts statin acetaminophen steatosis' },
  { name: 'troponin', written: '[Tt]roponin(?: I| T)?|hs-?[Tt]roponin', above: 100, within: [0, 100000], spoken: 'nstemi stemi infarction troponin demand myocarditis acs cardiology heparin' },
];

/** Creatinine is asked when it is so many times its baseline (KDIGO 2012: twice is stage 2). */
export const creatinineRise = 2;
export const kidneyWords =
  'aki kidney renal ckd nephrology nephropathy creatinine azotemia prerenal esrd dialysis nephritis';
