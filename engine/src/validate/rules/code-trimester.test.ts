import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeTrimester } from './code-trimester.ts';

describe('codeTrimester', () => {
  it.each<[string, string[]]>([
    ['Gestational age: 26 weeks 0 days.\nO99.013 Anemia complicating pregnancy, third trimester', ['O99.013']],
    ['37w2d today.\nDx: O13.2', ['O13.2']],
    ['EGA 28 weeks.\nDx: Z3A.26', ['Z3A.26']],
  ])('flags %s', (text, codes) => {
    const flags = codeTrimester.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-trimester');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Gestational age: 26 weeks.\nDx: O99.012, Z3A.26',
    'O99.013 Anemia complicating pregnancy',
    'EGA 28 weeks.\nDx: Z3A.28',
    'Growth scan at 32 weeks.\nDx: Z3A.26',
  ])('says nothing of %s', (text) => {
    expect(codeTrimester.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
