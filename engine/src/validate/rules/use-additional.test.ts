import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { useAdditional } from './use-additional.ts';

describe('useAdditional', () => {
  it.each<[string, string[]]>([
    ['Type 2 diabetes, insulin glargine 20 units nightly.\nDx: E11.9', ['E11.9']],
    ['Metformin 500 mg twice daily.\nDx: E11.9', ['E11.9']],
    ['BMI 34.2.\nDx: E66.9', ['E66.9']],
    ['COPD, smokes 1 ppd.\nDx: J44.9', ['J44.9']],
    ['ESRD on hemodialysis MWF.\nDx: N18.6', ['N18.6']],
    ['Chronic respiratory failure, home O2 2 L.\nDx: J96.11', ['J96.11']],
    ['BPH with nocturia and weak stream.\nDx: N40.1', ['N40.1']],
  ])('flags %s', (text, codes) => {
    const flags = useAdditional.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('use-additional');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Insulin glargine 20 units nightly.\nDx: E11.9, Z79.4',
    'Diabetes, diet controlled.\nDx: E11.9',
    'BMI 34.2.\nDx: E66.9, Z68.34',
    'Never smoked.\nDx: J44.9',
    'Dx: I10',
    'ESRD on hemodialysis MWF.\nDx: N18.6, Z99.2',
    'Klebsiella pyelonephritis with sepsis.\nDx: A41.59, N10',
    'Chronic respiratory failure, home O2 2 L.\nDx: J96.11, Z99.81',
    'Nobody smokes at home.\nDx: J45.20',
  ])('says nothing of %s', (text) => {
    expect(useAdditional.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
