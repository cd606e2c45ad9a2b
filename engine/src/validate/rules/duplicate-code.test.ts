import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { duplicateCode } from './duplicate-code.ts';

describe('duplicateCode', () => {
  it.each<[string, string[]]>([
    ['Dx: I10, E11.9, I10', ['I10']],
    ['I10 Hypertension\nE11.9 Diabetes\nI10 Hypertension', ['I10']],
  ])('flags %s', (text, codes) => {
    const flags = duplicateCode.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('duplicate-code');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Assessment: hypertension (I10), continue lisinopril.\n\nICD-10 codes: I10, E11.9',
    'Dx: I10, E11.9',
    'Dx: M25.561, M25.562',
    'C44.319 Basal cell carcinoma\nProcedures\n11642 (C44.319)\n12052 x 1 (C44.319)',
    'B35.1 Tinea unguium; L84 Corns\nCPT: 11056-Q8 (E11.51, L84); 11721-59 (E11.51, B35.1)',
  ])('says nothing of %s', (text) => {
    expect(duplicateCode.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
