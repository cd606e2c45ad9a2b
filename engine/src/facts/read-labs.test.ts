import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const valuesOf = (text: string): string[] =>
  readFacts(text).flatMap((fact) =>
    fact.type === 'measurement'
      ? [
          [
            fact.name,
            fact.value,
            fact.unit ?? '',
            ...(fact.earlier ?? []).map((one) => `before ${one}`),
            fact.flag ?? '',
          ]
            .join(' ')
            .trim(),
        ]
      : [],
  );

describe('laboratory values', () => {
  it.each([
    ['Labs: Na 131 mmol/L, urea 9.1 mmol/L', ['Sodium 131 mmol/L', 'Urea 9.1 mmol/L']],
    ['Bloods: Hb 92 g/L (was 118), plt 210 x10^9/L', ['Hemoglobin 92 g/L before 118', 'Platelets 210 x10^9/L']],
    [
      'Labs: A1c 8.4 %, LDL 3.1 mmol/L, previously 4.0',
      ['Hemoglobin A1c 8.4 %', 'LDL 3.1 mmol/L  before 4.0'.replace('  ', ' ')],
    ],
    ['Labs: Cr 1.6 mg/dL <- 1.1', ['Creatinine 1.6 mg/dL before 1.1']],
    ['Labs:\nferritin: 12 ug/L (prior 30)\nTSH - 4.1 mIU/L', ['Ferritin 12 ug/L before 30', 'TSH 4.1 mIU/L']],
    ['Labs: K 5.9 mmol/L H', ['Potassium 5.9 mmol/L high'.replace('L high', 'L high')]],
  ])('have their unit and what they were: %s', (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it('take no word for a unit', () => {
    expect(valuesOf('Labs: Na 131 grossly unchanged')).not.toContain('Sodium 131 g');
  });
});
