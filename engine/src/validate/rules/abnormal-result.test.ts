import { describe, expect, it } from 'vitest';
import { validate } from '../validate.ts';

const visit = (results: string, assessment: string): string =>
  `CC: follow-up\nHPI: 60-year-old man here for follow-up of blood pressure, doing well for three months.\nLabs: ${results}\nAssessment: ${assessment}\nPlan: return in three months.`;

const asked = (chart: string): string[] =>
  validate(chart)
    .flags.filter(({ rule }) => rule === 'abnormal-result')
    .map(({ message }) => /^(\S+)/.exec(message)?.[1] ?? '');

describe('abnormal results that nobody speaks of', () => {
  it.each<[results: string, assessment: string, names: string[]]>([
    ['K 2.9, Na 124', 'Hypertension, stable.', ['Potassium', 'Sodium']],
    ['K 4.1, Na 138', 'Hypertension, stable.', []],
    ['potassium 2.9', 'Hypertension. Hypokalemia, start supplement.', []],
    ['Hgb 7.0', 'Hypertension, stable.', ['Hemoglobin']],
    ['Hgb 7.0', 'Hypertension. Anemia, to be worked up.', []],
    ['Cr 2.4 (baseline 1.1)', 'Hypertension, stable.', ['Creatinine']],
    ['Cr 1.2 (baseline 1.1)', 'Hypertension, stable.', []],
    ['creatinine 2.4', 'Hypertension, stable.', []],
    ['K 2.9, repeat K 4.0', 'Hypertension, stable.', []],
    ['Na  138  139  140\nK  4.6  4.3  6.3', 'Hypertension, stable.', ['Potassium']],
    ['Hgb 8.1 g/dL (13.5-17.5)', 'Hypertension, stable.', ['Hemoglobin']],
    ['Hgb 12.9 g/dL (13.5-17.5)', 'Hypertension, stable.', []],
    ['EPDS total 19', 'Routine postpartum visit.', ['Edinburgh']],
    ['EPDS total 3', 'Routine postpartum visit.', []],
    ['lithium 1.7 mEq/L', 'Bipolar disorder, stable.', ['Lithium']],
    ['lithium 0.8 mEq/L', 'Bipolar disorder, stable.', []],
    ['On arrival Hgb 13.6. On the day of discharge hemoglobin 7.2', 'Hypertension, stable.', ['Hemoglobin']],
    ['A1c 8.2%', 'Hypertension, stable.', ['A1c']],
    ['A1c 8.2%', 'Type 2 diabetes, hypertension.', []],
    ['vitamin K 5 mg given', 'Hypertension, stable.', []],
    ['glucose 480', 'Hypertension, stable.', ['Glucose']],
  ])('%s; %s', (results, assessment, names) => {
    expect(asked(visit(results, assessment))).toEqual(names);
  });

  it('suggests no diagnosis from a number', () => {
    const { codes, flags } = validate(visit('K 2.9, Hgb 7.0, A1c 9', 'Hypertension, stable.'));
    expect(codes.map(({ code }) => code).filter((code) => /^(?:E|D)/.test(code))).toEqual([]);
    for (const { rule, severity, query } of flags)
      if (rule === 'abnormal-result') {
        expect(severity).toBe('medium');
        expect(query).not.toMatch(/anemia|kalemia|diabetes/i);
      }
  });
});
