import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeSequence } from './code-sequence.ts';

describe('codeSequence', () => {
  it.each<[string, string[]]>([
    ['Dx: W19.XXXA, S93.401A', ['W19.XXXA']],
    ['Dx: Z68.34, E66.9', ['Z68.34']],
    ['Dx: R65.20, A41.9', ['R65.20']],
    ['Dx: N18.4, I12.9', ['N18.4', 'I12.9']],
    ['Dx: E11.9, O24.410', ['E11.9', 'O24.410']],
    ['Dx: N39.0, A41.51', ['N39.0', 'A41.51']],
    ['Dx: R40.0, T42.4X1A', ['R40.0', 'T42.4X1A']],
    ['Dx: T36.0X5A, L27.0', ['T36.0X5A', 'L27.0']],
    ['Dx: Z96.641, Z47.1', ['Z96.641', 'Z47.1']],
    [
      'Screening colonoscopy.\nDx:\n1. D12.2 Benign neoplasm of ascending colon\n2. Z12.11 Encounter for screening for malignant neoplasm of colon',
      ['D12.2', 'Z12.11'],
    ],
    ['Dx:\nR45.851 Suicidal ideations\nF33.2 Major depressive disorder', ['R45.851', 'F33.2']],
    [
      'Well child.\nDx:\nZ23 Encounter for immunization\nZ00.129 Encounter for routine child health examination without abnormal findings',
      ['Z23', 'Z00.129'],
    ],
  ])('flags %s', (text, codes) => {
    const flags = codeSequence.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-sequence');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Dx: S93.401A, W19.XXXA',
    'Dx: E66.9, Z68.34',
    'Dx: I12.9, N18.4',
    'Dx: Z00.00, Z23',
    'CPT 99213',
    '',
    'Dx: A41.51, N39.0',
    'Dx: T42.4X1A, R40.0',
    'Dx: L27.0, T36.0X5A',
    'Dx: Z47.1, Z96.641',
  ])('says nothing of %s', (text) => {
    expect(codeSequence.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
