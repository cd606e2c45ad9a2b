import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeUnknown } from './code-unknown.ts';

describe('codeUnknown', () => {
  it.each<[string, string[]]>([
    ['Dx: I10.0 hypertension', ['I10.0']],
    ['E11.99Z Diabetes', ['E11.99Z']],
  ])('flags %s', (text, codes) => {
    const flags = codeUnknown.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-unknown');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each(['Dx: I10, E11.9', 'Dx: M54.5'])('says nothing of %s', (text) => {
    expect(codeUnknown.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
