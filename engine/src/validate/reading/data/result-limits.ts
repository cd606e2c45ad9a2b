/** A test with limits so wide that no laboratory calls a value beyond them normal. Own list, adults, US units. */
export interface ResultLimits {
  readonly name: string;
  /** How a chart names it, as a pattern's source. */
  readonly words: string;
  readonly low: number;
  readonly high: number;
  /** Panels whose "normal" is said of it too. */
  readonly panels: string;
}

const metabolic = String.raw`electrolytes|(?:basic |comprehensive )?metabolic panel|bmp|cmp`;
const kidneys = String.raw`(?:kidney|renal) (?:function|tests?)|${metabolic}`;
const blood = String.raw`cbc|(?:complete )?blood count`;
const liver = String.raw`liver (?:function )?(?:tests?|enzymes|panel)|lfts?|transaminases`;

export const resultLimits: readonly ResultLimits[] = [
  { name: 'potassium', words: 'potassium', low: 3.2, high: 5.5, panels: metabolic },
  { name: 'sodium', words: 'sodium', low: 130, high: 149, panels: metabolic },
  { name: 'creatinine', words: 'creatinine', low: 0, high: 1.5, panels: kidneys },
  { name: 'eGFR', words: 'e?gfr', low: 50, high: 1000, panels: kidneys },
  { name: 'glucose', words: String.raw`glucose(?: test| screen| challenge)?|blood sugars?`, low: 55, high: 140, panels: metabolic },
  { name: 'hemoglobin', words: String.raw`(?<!glycated )h(?:emo)?globin(?! ?a1c)|hgb|hb`, low: 10.8, high: 18.5, panels: blood },
  { name: 'white cells', words: String.raw`wbc|white (?:blood )?(?:cells?|count)(?: count)?`, low: 2.9, high: 12.9, panels: blood },
  { name: 'platelets', words: 'platelets?', low: 110, high: 500, panels: blood },
  { name: 'TSH', words: 'tsh', low: 0.15, high: 6, panels: String.raw`thyroid (?:function|tests?|function tests?)` },
  { name: 'A1c', words: String.raw`(?:hemoglobin |hgb |hb)?a1c`, low: 3, high: 6.5, panels: 'a^' },
  { name: 'lactate', words: 'lactate|lactic acid', low: 0, high: 2.5, panels: 'a^' },
  { name: 'bilirubin', words: '(?:total )?bilirubin', low: 0, high: 1.9, panels: liver },
  { name: 'AST', words: 'ast', low: 0, high: 80, panels: liver },
  { name: 'ALT', words: 'alt', low: 0, high: 80, panels: liver },
  { name: 'lipase', words: 'lipase', low: 0, high: 200, panels: 'a^' },
  { name: 'calcium', words: 'calcium', low: 7.9, high: 11, panels: metabolic },
  { name: 'ferritin', words: 'ferritin', low: 10, high: 5000, panels: 'a^' },
  { name: 'ejection fraction', words: 'ejection fraction|l?v?ef', low: 45, high: 90, panels: 'a^' },
  { name: 'uric acid', words: 'uric acid', low: 0, high: 8.5, panels: 'a^' },
  { name: 'INR', words: 'inr', low: 0, high: 1.6, panels: 'coags?|coagulation(?: studies)?' },
  { name: 'CRP', words: 'crp|c-reactive protein', low: 0, high: 20, panels: 'inflammatory markers' },
];

/** Scores with their bands from low to high, as their authors name them. */
export const scores: readonly { readonly name: string; readonly words: string; readonly most: number; readonly bands: readonly (readonly [string, number])[] }[] = [
  { name: 'PHQ-9', words: 'phq-?9', most: 27, bands: [['minimal', 4], ['mild', 9], ['moderate', 14], ['moderately severe', 19], ['severe', 27]] },
  { name: 'GAD-7', words: 'gad-?7', most: 21, bands: [['minimal', 4], ['mild', 9], ['moderate', 14], ['severe', 21]] },
  { name: 'PHQ-2', words: 'phq-?2', most: 6, bands: [] },
  { name: 'MoCA', words: 'moca', most: 30, bands: [] },
  { name: 'MMSE', words: 'mmse', most: 30, bands: [] },
  { name: 'Mini-Cog', words: 'mini-?cog', most: 5, bands: [] },
  { name: 'GCS', words: 'gcs', most: 15, bands: [] },
  { name: 'AUDIT-C', words: 'audit-?c', most: 12, bands: [] },
  { name: 'PCL-5', words: 'pcl-?5', most: 80, bands: [] },
  { name: 'Apgar', words: 'apgars?', most: 10, bands: [] },
];
