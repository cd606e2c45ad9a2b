import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeInvalid } from './code-invalid.ts';

describe('codeInvalid', () => {
  it.each<[string, string[]]>([
    ['Dx: Z99.ZZZZZ', ['Z99.ZZZZZ']],
    ['Hypertension (I1O)', ['I1O']],
    ['ZO0.00 General examination', ['ZO0.00']],
    ['F33.2.0 - Major depressive disorder', ['F33.2.0']],
    ['Impression: J45..40 Moderate persistent asthma', ['J45..40']],
    ['Diagnoses: N183.1 Chronic kidney disease, stage 3a', ['N183.1']],
    ['Dx: M54,50 Low back pain', ['M54,50']],
    ['Dx: I10.0 hypertension', ['I10.0']],
    ['E11.99Z Diabetes', ['E11.99Z']],
  ])('flags %s', (text, codes) => {
    const flags = codeInvalid.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-invalid');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Dx: I10, E11.9, S93.401A',
    // Another year has it, or the table of the year is not loaded: another rule says so.
    'Date of service: 03/05/2025\nDx: G35.D multiple sclerosis',
    'Date of service: 11/05/2027\nDx: I10.0 hypertension',
    'Room B14, T98.6 HR 80 BP 120/80',
    'version 1.2.3',
    'Dx: E11,E12,I10,99213',
    'Grew 5 cm, M54,6 kg',
  ])('says nothing of %s', (text) => {
    expect(codeInvalid.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
