import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeUnknown } from './code-unknown.ts';

describe('codeUnknown', () => {
  it.each<[string, string[]]>([
    ['K21.7 Gastro-esophageal reflux', ['K21.7']],
    ['N17.6 Acute kidney failure', ['N17.6']],
    ['Visit 05/02/2022\nAssessment: J45.60 Asthma', ['J45.60']],
    // No table of its year is loaded, and the words give it away.
    [
      'Visit 05/02/2024\nAssessment: N40.7 Benign prostatic hyperplasia without lower urinary tract symptoms',
      ['N40.7'],
    ],
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

  it('only remarks on a code of a year that is not loaded', () => {
    const text = 'Visit 11/02/2024\nAssessment: G93.45 Developmental and epileptic encephalopathy';
    expect(codeUnknown.check(readChart(text), []).map(({ severity }) => severity)).toEqual(['low']);
  });

  it.each(['Dx: I10, E11.9', 'Dx: M54.5', 'Seen 05/02/2022. Dx: Z28.310 unvaccinated'])(
    'says nothing of %s',
    (text) => {
      expect(codeUnknown.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
    },
  );
});
