import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { combinationCode } from './combination-code.ts';

describe('combinationCode', () => {
  it.each<[string, string[]]>([
    ['Dx: I10, I50.22', ['I10', 'I50.22']],
    ['PMH: HTN, CKD stage 3.\nDx: I10', ['I10', 'N18.30']],
    ['Dx: E11.9, N18.31', ['E11.9', 'N18.31']],
    ['Dx: J44.9, J20.9', ['J44.9', 'J20.9']],
    ['Dx: E11.9, E11.42', ['E11.9', 'E11.42']],
  ])('flags %s', (text, codes) => {
    const flags = combinationCode.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('combination-code');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Hypertension.',
    'Hypertension. No heart failure.\nDx: I10',
    'HTN. Mother has CKD.\nDx: I10',
    'Dx: I11.0, I50.22',
    'Dx: I13.0, N18.4, I50.22',
    'Diabetes. Neuropathy, not diabetic, from chemotherapy.\nDx: E11.9, G62.9',
    'Dx: K74.60, R18.8',
  ])('says nothing of %s', (text) => {
    expect(combinationCode.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
