import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeDescription } from './code-description.ts';

describe('codeDescription', () => {
  it.each<[string, string[]]>([
    ['E11.9 Hypertension', ['E11.9']],
    ['E05.90 Hypothyroidism', ['E05.90']],
    ['Dx: E10.9 Type 2 diabetes', ['E10.9']],
    ['J45.20 Moderate persistent asthma', ['J45.20']],
    ['Diverticulosis of sigmoid without bleeding - K57.31', ['K57.31']],
    ['F11.23 Alcohol dependence with withdrawal, uncomplicated', ['F11.23']],
    ['Hypertensive CKD, stage 5 - I12.9', ['I12.9']],
    ['E78.00 Mixed hyperlipidemia', ['E78.00']],
  ])('flags %s', (text, codes) => {
    const flags = codeDescription.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-description');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'I10 Hypertension',
    'Type 2 DM with neuropathy (E11.42)',
    'High blood pressure - I10',
    'Pink eye (H10.9)',
    'Afib with RVR (I48.91)',
    'Left knee OA M17.12',
    'E78.5 Hyperlipidemia, unspecified',
    'Dx: I10, E11.9',
    'L03.114 Cellulitis',
    'DIAGNOSES (per Dr. Lee; Z codes by CM): F33.1 Major depressive disorder, recurrent, moderate; F10.20 Alcohol dependence, uncomplicated',
  ])('says nothing of %s', (text) => {
    expect(codeDescription.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
