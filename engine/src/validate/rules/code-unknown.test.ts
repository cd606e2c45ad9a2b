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
      'Visit 05/02/2023\nAssessment: N40.7 Benign prostatic hyperplasia without lower urinary tract symptoms',
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

  it.each<[name: string, text: string, severity: string, says: string]>([
    [
      'did not exist yet',
      'Date of service: 03/05/2025\nAssessment: Multiple sclerosis G35.D',
      'medium',
      'it did not exist yet on the date of service: ICD-10-CM FY2025 does not hold it, and it is valid in FY2026 and FY2027.',
    ],
    [
      'no longer exists',
      'Date of service: 03/05/2026\nAssessment: Food reaction T78.1XXA',
      'medium',
      'it no longer exists on the date of service: ICD-10-CM FY2026 does not hold it, and it is valid in FY2022, FY2024 and FY2025.',
    ],
    [
      'is of a later year than the newest',
      'Date of service: 11/05/2027\nAssessment: Hypertension I10.9',
      'low',
      'it cannot be checked with the table of FY2028, the year of the date of service, which is not loaded: FY2027 does not hold it.',
    ],
    [
      'is of a year between those that are loaded',
      'Date of service: 11/05/2022\nAssessment: Supraventricular tachycardia I47.10',
      'low',
      'it cannot be checked with the table of FY2023, the year of the date of service, which is not loaded: FY2022 does not hold it, and it is valid in FY2024, FY2025, FY2026 and FY2027.',
    ],
    [
      'is gone, where no day is known',
      'Assessment: Food reaction T78.1XXA',
      'medium',
      'it no longer exists in FY2027, the newest year that is loaded: ICD-10-CM FY2027 does not hold it, and it is valid in FY2022, FY2024 and FY2025.',
    ],
    [
      'is in no year',
      'Date of service: 03/05/2026\nAssessment: K21.7 Reflux',
      'high',
      'it is not in ICD-10-CM FY2026, which holds on the date of service.',
    ],
    [
      'is in no year, where no day is known',
      'Assessment: K21.7 Reflux',
      'medium',
      'it is not in ICD-10-CM FY2027, the newest year that is loaded, nor in an earlier one.',
    ],
  ])('says of a code that %s in which year it is valid', (_, text, severity, says) => {
    const flags = codeUnknown.check(readChart(text), []);
    expect(flags.map((flag) => [flag.severity, flag.message.replace(/^"[^"]*" \(as written\): /, '')])).toEqual([
      [severity, says],
    ]);
  });

  it('only remarks on a code of a year that is not loaded', () => {
    const text = 'Visit 11/02/2022\nAssessment: G93.45 Developmental and epileptic encephalopathy';
    expect(codeUnknown.check(readChart(text), []).map(({ severity }) => severity)).toEqual(['low']);
  });

  it.each(['Dx: I10, E11.9', 'Dx: M54.5', 'Seen 05/02/2022. Dx: Z28.310 unvaccinated'])(
    'says nothing of %s',
    (text) => {
      expect(codeUnknown.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
    },
  );
});
