import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeFirst } from './code-first.ts';

describe('codeFirst', () => {
  it.each<[string, string[]]>([
    ['Dx: Z3A.26', ['Z3A.26']],
    ['Dx: D63.1', ['D63.1']],
    ['Dx: R65.20', ['R65.20']],
    ['Dx: F02.80, I10', ['F02.80']],
    ['Diabetic ulcer of the right forefoot, fat layer exposed.\nDx: L97.512', ['L97.512']],
  ])('flags %s', (text, codes) => {
    const flags = codeFirst.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-first');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Dx: D63.1, N18.4',
    'Dx: O24.410, Z3A.26',
    'Dx: A41.9, R65.20',
    'Dx: I10',
    'Dx: G30.9, F02.80',
    'Dx: G20.A1, F02.80',
    'Diabetic ulcer of the right forefoot, fat layer exposed.\nDx: E11.621, L97.512',
    'Ulcer from a tight shoe, no diabetic ulcer.\nDx: L97.512',
  ])('says nothing of %s', (text) => {
    expect(codeFirst.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
