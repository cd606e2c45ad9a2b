/** A condition that one value of a test tells, and values by which it cannot be there at the same time. */
export interface LabOpposite {
  /** As the assessment names it. */
  readonly named: RegExp;
  readonly what: string;
  /** The test, as charts write it. */
  readonly test: RegExp;
  readonly against: (value: number) => boolean;
  /** Words of a chart in which the value may be so all the same: it is treated, or the test cannot be trusted. */
  readonly unless?: RegExp;
}

const value = String.raw`\b(?: level| today| now|:| is| of| at| was|=)*\s{0,2}(\d{1,4}(?:\.\d{1,2})?)(?![\d/-]|\.\d|\s?(?:mg|mcg|units?|tabs?|mEq (?:po|daily|bid|twice|tablet))\b(?!\/))`;
const test = (names: string): RegExp => new RegExp(String.raw`\b(?:${names})${value}`, 'g');

/**
 * Limits lie beyond the other end of the reference range, or well within it, so that no borderline value is asked about. Own choice,
 * adults, units of US laboratories; heart failure by ejection fraction after the 2022 AHA/ACC/HFSA guideline (40 % and 50 %).
 */
export const labOpposites: readonly LabOpposite[] = [
  { named: /\bhypokal[ae]mi[ac]\b|\blow potassium\b/i, what: 'a low potassium', test: test('K\\+?|[Pp]otassium|POTASSIUM'), against: (k) => k >= 4.8 && k < 9 },
  { named: /\bhyperkal[ae]mi[ac]\b|\bhigh potassium\b/i, what: 'a high potassium', test: test('K\\+?|[Pp]otassium|POTASSIUM'), against: (k) => k > 1.5 && k <= 4.2 },
  { named: /\bhyponatr[ae]mi[ac]\b|\blow sodium (?:level|of)\b/i, what: 'a low sodium', test: test('Na\\+?|[Ss]odium|SODIUM'), against: (na) => na >= 141 && na < 190 },
  { named: /\bhypernatr[ae]mi[ac]\b/i, what: 'a high sodium', test: test('Na\\+?|[Ss]odium|SODIUM'), against: (na) => na > 95 && na <= 140 },
  { named: /\bhypocalc[ae]mi[ac]\b/i, what: 'a low calcium', test: test('Ca|[Cc]alcium'), against: (ca) => ca >= 10 && ca < 20 },
  { named: /\bhypercalc[ae]mi[ac]\b/i, what: 'a high calcium', test: test('Ca|[Cc]alcium'), against: (ca) => ca > 4 && ca <= 9 },
  { named: /\bhypomagnes[ae]mi[ac]\b/i, what: 'a low magnesium', test: test('Mg|[Mm]agnesium'), against: (mg) => mg >= 2.2 && mg < 9 },
  { named: /\b(?<!sickle cell )an[ae]mi[ac]\b/i, what: 'anemia', test: test('[Hh]gb|[Hh]b|HGB|[Hh]emoglobin'), against: (hgb) => hgb >= 14.8 && hgb < 22 },
  { named: /\bthrombocytopeni[ac]\b|\blow platelets\b/i, what: 'low platelets', test: test('[Pp]lt|PLT|[Pp]latelets?'), against: (count) => count >= 200 && count < 2000 },
  { named: /\bleukocytosis\b/i, what: 'a high white count', test: test('WBC|[Ww]hite count'), against: (count) => count > 0.5 && count <= 8.5 },
  { named: /\b(?:leukopeni[ac]|neutropeni[ac])\b/i, what: 'a low white count', test: test('WBC|[Ww]hite count|ANC'), against: (count) => count >= 8 && count < 100 },
  { named: /\biron[- ]deficien\w+/i, what: 'a lack of iron', test: test('[Ff]erritin'), against: (ferritin) => ferritin >= 250 },
  { named: /\bvitamin d deficien\w+/i, what: 'a lack of vitamin D', test: test('[Vv]itamin D(?: 25-?OH)?|25-?(?:OH|hydroxy)[ -]?(?:vitamin )?D'), against: (d) => d >= 45 && d < 200 },
  { named: /\b(?:diastolic (?:\(congestive\) )?heart failure|hfpef|heart failure with preserved)\b/i, what: 'heart failure with a preserved ejection fraction', test: test('EF|LVEF|[Ee]jection fraction'), against: (ef) => ef > 5 && ef <= 40 },
  { named: /(?<!diastolic[^.;\n]{0,20})\b(?:systolic (?:\(congestive\) )?heart failure|hfref|heart failure with reduced)\b(?![^.;\n]{0,20}diastolic)/i, what: 'heart failure with a reduced ejection fraction', test: test('EF|LVEF|[Ee]jection fraction'), against: (ef) => ef >= 55 && ef < 90 },
  { named: /\bldl\b[^.;\n]{0,14}\bat goal\b|\b(?:lipids?|hyperlipidemia|cholesterol)\b[^.;\n]{0,16}\b(?:at goal|well[- ]controlled)\b/i, what: 'an LDL at goal', test: test('LDL'), against: (ldl) => ldl >= 145 && ldl < 600 },
  { named: /\b(?<!gestational )(?:diabetes|dm2?|t2dm|a1c)\b[^;\n]{0,60}(?<!not |above )\b(?:well[- ]controlled|at goal|excellent control)\b|\bwell[- ]controlled (?:type 2 )?diabetes\b/i, what: 'a diabetes that is well controlled', test: test('(?:Hb|HB|hemoglobin )?A1[Cc]'), against: (a1c) => a1c >= 9 && a1c < 20 },
  { named: /\b(?:uncontrolled|poorly[- ]controlled) (?:type [12] )?(?:diabetes|dm|t2dm)\b|\b(?<!gestational )(?:diabetes|t2dm)\b[^;\n]{0,60}\b(?:uncontrolled|poorly controlled|not at goal|above goal)\b/i, what: 'a diabetes that is not controlled', test: test('(?:Hb|HB|hemoglobin )?A1[Cc]'), against: (a1c) => a1c > 3 && a1c <= 6.3 },
  { named: /\b(?<!gestational )(?<!pre)(?:type 2 (?:diabetes|dm)|t2dm|diabetes mellitus)\b/i, what: 'type 2 diabetes', test: test('(?:Hb|HB|hemoglobin )?A1[Cc]'), against: (a1c) => a1c > 3 && a1c < 5.7, unless: /\b(?:metformin|insulin|glipizide|glyburide|glimepiride|\w+gliptin|\w+gliflozin|\w+glutide|tirzepatide|pioglitazone|bariatric|gastric bypass|sleeve|weight loss|remission|diet[- ]controlled|dialysis|transfus\w+|sickle|hemolytic)\b/i },
  { named: /\bwithout (?:significant )?proteinuria\b|\bpreeclampsia (?:looked for and )?(?:excluded|ruled out)\b/i, what: 'no proteinuria', test: test('[Pp]rotein(?: to |\\/|-)creatinine(?: ratio)?|P\\/C(?: ratio)?|UPC(?:R)?'), against: (ratio) => ratio >= 0.5 && ratio < 30 },
  { named: /\b(?:tsh|thyroid|hypothyroidism)\b[^.;\n\d]{0,24}\b(?:at goal|well[- ]controlled|euthyroid|in range|stable)\b/i, what: 'a thyroid function at goal', test: test('TSH'), against: (tsh) => tsh >= 10 && tsh < 500 },
];
