import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { statusCode } from './status-code.ts';

describe('statusCode', () => {
  it.each<[string, string[]]>([
    ['BMI 31.0.\nDx: I10, Z68.31', ['Z68.31']],
    ['Metformin 500 mg.\nDx: E11.9, Z79.4', ['Z79.4']],
    ['Obesity, BMI 31.0.\nDx: E66.9, Z68.41', ['Z68.41']],
  ])('flags %s', (text, codes) => {
    const flags = statusCode.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('status-code');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Obesity, BMI 31.0.\nDx: E66.9, Z68.31',
    'Insulin glargine 10 units.\nDx: E11.9, Z79.4',
    'Smoked until 2012.\nDx: Z87.891',
    'Tdap given.\nDx: Z23',
    'Tobacco: quit in 2012.\nDx: Z87.891',
  ])('says nothing of %s', (text) => {
    expect(statusCode.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });

  it.each([
    ['Hypertension. Meds: lisinopril.\nDx: I10, Z87.891', 'low'],
    ['Smokes ten cigarettes a day.\nDx: Z87.891', 'medium'],
    ['Tobacco: never smoker.\nDx: Z87.891', 'medium'],
  ])('takes %s as %s', (text, severity) =>
    expect(statusCode.check(readChart(text), []).map((flag) => flag.severity)).toEqual([severity]),
  );
});
