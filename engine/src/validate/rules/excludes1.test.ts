import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { excludes1 } from './excludes1.ts';

describe('excludes1', () => {
  it.each<[string, string[]]>([
    ['Dx: E10.9, E11.9, F32.9', ['E10.9', 'E11.9']],
    ['Dx: F32.9, F33.1', ['F32.9', 'F33.1']],
    ['Dx: I10, I11.9', ['I10', 'I11.9']],
    ['Dx: I12.9, N18.6', ['I12.9', 'N18.6']],
  ])('flags %s', (text, codes) => {
    const flags = excludes1.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('excludes1');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each(['Dx: E11.9, E11.22', 'Dx: I10, E11.9', 'Dx: Z79.4, Z79.84', 'no codes at all', 'Dx: I12.0, N18.6, Z99.2'])(
    'says nothing of %s',
    (text) => {
      expect(excludes1.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
    },
  );
});
