import { casedLike, oneOf, replaceEach, type PlacedWords, type StatementMutation } from './statement-mutation.ts';

const swapped: Readonly<Record<string, string>> = { left: 'right', right: 'left' };
const sides: StatementMutation = {
  name: 'left and right swapped',
  changes: (statement) =>
    replaceEach(
      statement,
      /\b(?:left|right)\b(?! (?:away|now|after|before|out|the|against|early|home)\b)/gi,
      ([word]) => casedLike(swapped[word.toLowerCase()] ?? word, word),
    ),
};

const unitOfDose = 'mg|mcg|g|units?|mL|tablets?|puffs?|mEq|capsules?';
function otherNumber(number: string): string {
  const value = Number(number);
  return String(value >= 2 ? value * 2 : value + 3);
}
const doses: StatementMutation = {
  name: 'number of a dose',
  changes: (statement) =>
    replaceEach(
      statement,
      new RegExp(String.raw`(?<![\d./,-])\d+(?:\.\d+)?(?= (?:${unitOfDose})\b)`, 'g'),
      ([number]) => otherNumber(number),
    ),
};

const otherUnits: Readonly<Record<string, string>> = {
  mg: 'mcg',
  mcg: 'mg',
  g: 'mg',
  units: 'mL',
  mL: 'L',
  days: 'weeks',
  weeks: 'months',
  months: 'days',
  hours: 'days',
  minutes: 'hours',
  years: 'weeks',
  day: 'week',
  week: 'month',
  year: 'week',
  cm: 'mm',
  mm: 'cm',
  kg: 'lb',
  lb: 'kg',
  mEq: 'mg',
};
const units: StatementMutation = {
  name: 'unit',
  changes: (statement) =>
    replaceEach(
      statement,
      new RegExp(String.raw`(?<=\d[ -]?)(?:${Object.keys(otherUnits).join('|')})\b(?!/)`, 'g'),
      ([unit]) => otherUnits[unit],
    ),
};

const otherFrequencies: readonly (readonly [string, string])[] = [
  ['twice daily', 'three times daily'],
  ['three times daily', 'once daily'],
  ['four times daily', 'once daily'],
  ['every 4 hours', 'every 12 hours'],
  ['every 6 hours', 'every 8 hours'],
  ['every 8 hours', 'every 4 hours'],
  ['every 12 hours', 'every 6 hours'],
  ['at bedtime', 'every morning'],
  ['nightly', 'every morning'],
  ['every morning', 'at bedtime'],
  ['weekly', 'daily'],
  ['daily', 'twice daily'],
];
function otherFrequency(statement: PlacedWords): PlacedWords[] {
  const row = otherFrequencies.find(([words]) => new RegExp(String.raw`\b${words}\b`).test(statement.text));
  // A word such as "daily" also says how often something is done that is no drug.
  if (!row || /\b(?:living|activit\w+|weights?)\b/i.test(statement.text)) return [];
  return replaceEach(statement, new RegExp(String.raw`\b${row[0]}\b`, 'g'), () => row[1]);
}
const frequencies: StatementMutation = { name: 'frequency', changes: otherFrequency };

const drugs =
  'lisinopril|metformin|amlodipine|metoprolol|atorvastatin|levothyroxine|omeprazole|gabapentin|sertraline|furosemide|prednisone|albuterol|warfarin|apixaban|aspirin|clopidogrel|ibuprofen|acetaminophen|naproxen|oxycodone|hydrocodone|tramadol|morphine|amoxicillin|azithromycin|doxycycline|ceftriaxone|vancomycin|cephalexin|penicillin|ciprofloxacin|losartan|hydrochlorothiazide|spironolactone|carvedilol|insulin glargine|tamsulosin|pantoprazole|famotidine|ondansetron|escitalopram|fluoxetine|bupropion|trazodone|quetiapine|lorazepam|clonazepam|heparin|enoxaparin|methotrexate|hydroxychloroquine|montelukast|cetirizine|fluticasone|levetiracetam|lamotrigine|carbamazepine|topiramate|allopurinol|colchicine|dexamethasone|fentanyl|propofol|ketorolac|diclofenac|rosuvastatin|simvastatin'.split(
    '|',
  );
const otherDrug = (word: string, salt: string): string | undefined =>
  oneOf(
    drugs.filter((one) => one !== word.toLowerCase()),
    salt,
  );
const drug: StatementMutation = {
  name: 'drug for another',
  changes: (statement) =>
    replaceEach(statement, new RegExp(String.raw`\b(?:${drugs.join('|')})\b`, 'gi'), ([word]) => {
      const other = otherDrug(word, statement.text);
      return other === undefined || statement.text.toLowerCase().includes(other) ? undefined : casedLike(other, word);
    }),
};

const tests =
  'hemoglobin|hematocrit|sodium|potassium|chloride|bicarbonate|creatinine|glucose|calcium|magnesium|phosphate|albumin|lipase|troponin|BNP|INR|TSH|ESR|CRP|LDL|AST|ALT|ferritin|lactate|BUN|platelets|white blood cell count|triglycerides|procalcitonin|D-dimer'.split(
    '|',
  );
const namedTest = tests.join('|');
const valueOfTest: StatementMutation = {
  name: 'value of a test or vital sign',
  changes: (statement) => {
    if (statement.section === 'vital-signs')
      return replaceEach(statement, /(?<=\t\D{0,20})\d+(?:\.\d+)?/g, ([number]) => String(Number(number) + 13));
    const pattern = new RegExp(String.raw`(?<=\b(?:${namedTest}):? )\d+(?:\.\d+)?`, 'gi');
    return replaceEach(statement, pattern, ([number]) => String(Number(number) + 3));
  },
};
const test: StatementMutation = {
  name: 'test for another',
  changes: (statement) =>
    replaceEach(statement, new RegExp(String.raw`\b(?:${namedTest})(?=:? \d)`, 'gi'), ([word]) => {
      const other = oneOf(
        tests.filter((one) => one.toLowerCase() !== word.toLowerCase()),
        statement.text,
      );
      return other !== undefined && statement.text.toLowerCase().includes(other.toLowerCase()) ? undefined : other;
    }),
};

const namesDrug = new RegExp(String.raw`\b(?:${drugs.join('|')}|sulfa|pcn|codeine|latex)\b`, 'i');
const reaction = /allerg|hives|rash|anaph|swell|itch|nausea|vomit|cough|\(/i;
const toDrug: StatementMutation = {
  name: 'allergy to drug taken',
  changes: ({ section, text }) =>
    section === 'allergies' &&
    namesDrug.test(text) &&
    reaction.test(text) &&
    !/^no\b|tolerat|\b(?:ok|fine|safe)\b/i.test(text)
      ? [
          {
            section: 'medications',
            text: text.replace(/^(?:allergic|allergy|intolerance) to /i, '').replace(/ \(.*$/s, ''),
          },
        ]
      : [],
};
const toAllergy: StatementMutation = {
  name: 'drug taken to allergy',
  changes: ({ section, text }) =>
    section === 'medications' && namesDrug.test(text) && !/allerg|intoler/i.test(text)
      ? [{ section: 'allergies', text }]
      : [],
};

/** Changes of sides, numbers, drugs and tests. */
export const valueMutations: readonly StatementMutation[] = [
  sides,
  doses,
  units,
  frequencies,
  drug,
  valueOfTest,
  test,
  toDrug,
  toAllergy,
];
