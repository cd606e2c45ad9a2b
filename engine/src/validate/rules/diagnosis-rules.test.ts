import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { diagnosisRules } from './diagnosis-rules.ts';

const flagsOf = (text: string): string[] => {
  const reading = readChart(text);
  return diagnosisRules.flatMap((rule) => rule.check(reading, []).map((flag) => `${flag.rule}: ${flag.message}`));
};

const cleanChart = `Date of service: 03/22/2022
Patient: 63-year-old woman, established.
CC: follow-up of diabetes and blood pressure.
HPI: Type 2 diabetes for 14 years with burning and numb feet. No hypoglycemia. She denies chest pain. Her mother had a stroke.
Medications: insulin glargine 22 units at bedtime, lisinopril 20 mg daily.
Vitals: BP 148/86, BMI 26.4. Exam: monofilament absent at 4 of 10 sites.
Assessment and plan:
1. Type 2 diabetes with diabetic polyneuropathy (E11.42): not at goal, raise glargine.
2. Hypertension (I10): above goal, raise lisinopril.
3. Long-term insulin (Z79.4).`;

describe('diagnosisRules', () => {
  it('have a name each', () => {
    const names = diagnosisRules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say nothing of a chart without fault', () => {
    expect(flagsOf(cleanChart)).toEqual([]);
  });

  it.each([
    '',
    '\n',
    '???',
    '(((I10',
    'Dx:',
    '\u0000\ud800 I10',
    'Добрый день',
    'I10 '.repeat(3_000),
    '(no '.repeat(3_000),
  ])('stay calm on odd input', (text) => {
    expect(flagsOf(text).length).toBeLessThan(50);
  });
});
