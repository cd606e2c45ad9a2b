import { expect, test } from 'vitest';
import { chart } from '../chart/chart.ts';

const written = (text: string): readonly string[] =>
  chart(text).sections.flatMap(({ id, statements }) => statements.map((statement) => `${id}: ${statement.text}`));

test.each<[string, string, string | undefined]>([
  ['family history copd, pneumonia', 'family-history: COPD, pneumonia.', 'past-medical-history: Pneumonia'],
  [
    'denies rash, correction reports itching. negative for cough',
    'history-of-present-illness: No cough.',
    'Denies rash, correction',
  ],
  [
    'denies nausea correction reports headache. no cough',
    'history-of-present-illness: Denies nausea correction reports headache.',
    undefined,
  ],
  ['VS: HR 80 wt 60 lb\ncorrection: wt 60 kg', 'vital-signs: Weight\t60 kg', 'vital-signs: Weight\t60 lb'],
  ['wt 60 lb ... correction: 60 kg', 'vital-signs: Weight\t60 kg', 'vital-signs: Weight\t60 lb'],
  ['VS: HR 80 wt 60 lb. Correction sent to the pharmacy.', 'vital-signs: Weight\t60 lb', undefined],
  ['Note of HD#3. Eats well. [HD#2: vomiting, sore throat]', ': Note of HD#3', 'vomiting'],
  ['Note of HD#3. Eats well. [HD#3: vomiting]', ': [HD#3: vomiting]', undefined],
  ['Eats well. [HD#2: vomiting]', ': [HD#2: vomiting]', undefined],
  ['any headache, cough\nno no\nsleeps well', 'history-of-present-illness: No headache or cough.', 'Headache.'],
  [
    'headache and cough for 3 days\nno\nsleeps well',
    'history-of-present-illness: Headache and cough for 3 days.',
    'Denies',
  ],
  ['alert. RR bilat. TMs clear.', 'ed reflex bilateral\nphysical-examination: Tympanic membranes clear', 'espiratory'],
  ['VS: HR 90, RR 18', 'vital-signs: Respiratory rate\t18/min', 'Red reflex'],
  ['no fever\ntemp', 'history-of-present-illness: No fever.', 'chief-complaint: Fever'],
  ['Bp 138/84. Is Cardura 4 mg', 'medications: Cardura 4 mg', 'medications: Is'],
  [
    'reports amoxicillin / clavulanate',
    'history-of-present-illness: Reports amoxicillin / clavulanate.',
    'medications: Clavulanate',
  ],
  ['takes prednisone 1.5 tabs daily', 'medications: Prednisone 1.5 tablets daily', '1 mg.5'],
])('%j is written as %j, without %j', (text, right, wrong) => {
  const lines = written(text);
  expect(lines.join('\n')).toContain(right);
  if (wrong !== undefined) expect(lines.join('\n')).not.toContain(wrong);
});
