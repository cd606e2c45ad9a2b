import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { combinationCode } from './combination-code.ts';

describe('combinationCode', () => {
  it.each([
    ['Hypertension. Congestive heart failure.', 'I11.0'],
    ['PMH: HTN, CKD stage 3.', 'I12'],
    ['Type 2 diabetes. CKD stage 4.', 'E11.22'],
    ['Type 2 diabetes and peripheral neuropathy.', 'E11.40'],
  ])('asks for the combination in %s', (text, code) => {
    const flags = combinationCode.check(readChart(text), []);
    expect(flags.map((flag) => flag.message).join()).toContain(code);
  });

  it.each(['Hypertension.', 'Hypertension. No heart failure.', 'HTN. Mother has CKD.'])(
    'says nothing of %s',
    (text) => {
      expect(combinationCode.check(readChart(text), [])).toEqual([]);
    },
  );
});
