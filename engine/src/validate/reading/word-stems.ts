import { wordList } from '../../text/word-list.ts';

const endings = wordList(`
  ations|ation|ional|itis|tion|sion|sive|ical|ting|ive|ies|ing|ous|ity|ial|ia|ic|al|ed|es|sis|s|y|e|a
`);
const shortestStem = 5;

/** Words that mean the same in charts and in titles, by stem; the first of a row stands for all. Own list. */
const sameRows =
  'kidney renal nephropathy|liver hepatic|cancer neoplasm malignant malignancy carcinoma tumor|fracture fractured broken broke fx fxs|tobacco smoking smoker smoked smokes nicotine cigarettes cigarette|immunization vaccination vaccine vaccinated immunizations vaccines|calculus stone stones lithiasis nephrolithiasis calculi|alcohol alcoholic etoh drinking|fall fell fallen falls tripped slipped|pressure decubitus|infarction infarct stroke strokes cva|esophagitis|gallstones cholelithiasis|lung pulmonary|stomach gastric|skin dermatitis|ulcer ulceration|bleeding hemorrhage hemorrhagic bleed|edema swelling swollen|obesity obese|hyperlipidemia hypercholesterolemia dyslipidemia cholesterol hld|diabetes diabetic dm t2dm|hypertension hypertensive htn|depression depressive depressed mdd|anxiety anxious|pregnancy pregnant gestation gestational obstetric prenatal antepartum|newborn neonatal neonate|dyspnea breath breathlessness|urinary urine|rash eruption|contusion bruise bruising|laceration cut lacerated lac lacs|sprain sprained twisted|osteoarthritis arthritis oa arthrosis|neuropathy polyneuropathy neuropathic|conjunctivitis pinkeye|seizure seizures convulsions epilepsy|opioid opioids opiate heroin|examination physical exam|vomiting emesis|fever febrile|tremor shaking tremors|weakness weak|tear torn rupture|coronary cad|oxygen o2|failure hf chf|ckd|copd emphysema|suicidal suicide|polyp polyps polypoid adenoma adenomas|unemployment unemployed|homelessness homeless|hypothyroidism hypothyroid|asthma asthmatic|consciousness loc|sepsis septic|psychosis psychotic|malnutrition malnourished';
const cut = (lower: string): string => {
  const ending = endings.find((each) => lower.endsWith(each) && lower.length - each.length >= shortestStem);
  const stem = ending === undefined ? lower : lower.slice(0, -ending.length);
  return stem.length > shortestStem ? stem.replace(/(.)\1$/, '$1') : stem;
};
const same = new Map<string, string>();
for (const row of sameRows.split('|')) {
  const [head = '', ...others] = row.split(' ');
  for (const other of [head, ...others]) {
    same.set(other, cut(head));
    if (!same.has(cut(other))) same.set(cut(other), cut(head));
  }
}

const kept = new Map<string, string>();
const mostKept = 20_000;

function findStem(lower: string): string {
  const word = lower.replace(/['’]s?$/, '');
  const known = same.get(word);
  if (known !== undefined) return known;
  const stem = cut(word);
  return same.get(stem) ?? stem;
}

/** What is left of a word when its ending is taken off, so that "diabetic" meets "diabetes" and "renal" meets "kidney". */
export function stemWord(lower: string): string {
  const known = kept.get(lower);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const stem = findStem(lower);
  kept.set(lower, stem);
  return stem;
}
