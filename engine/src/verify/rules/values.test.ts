import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('values and what they measure', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    ['Potassium 4.1, sodium 140.', 'K 4.1 Na 140', []],
    ['A1c 7.2 %.', 'hemoglobin a1c was seven point two', []],
    ['Blood pressure 120/80 mmHg, heart rate 72.', 'bp one twenty over eighty, pulse 72', []],
    ['Oxygen saturation 98 %.', 'your oxygen is ninety eight percent', []],
    ['Repeat A1c in 3 months.', 'recheck a1c in 3 months, glucose 150', []],
    ['LDL 130.', 'your bad cholesterol is one thirty', []],
    ['Potassium 140.', 'potassium 4.1, sodium 140', ['value 140']],
    ['Heart rate 98.', 'heart rate 72, oxygen saturation 98', ['value 98']],
    ['Hemoglobin 7.2.', 'hemoglobin 12.1, a1c 7.2', ['value 7.2']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
