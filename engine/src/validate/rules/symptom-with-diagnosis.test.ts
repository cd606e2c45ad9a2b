import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { symptomWithDiagnosis } from './symptom-with-diagnosis.ts';

describe('symptomWithDiagnosis', () => {
  it.each<[string, string[]]>([
    ['Dx: J18.9, R05.9', ['R05.9', 'J18.9']],
    ['Dx: G43.909, R51.9', ['R51.9', 'G43.909']],
    ['Dx: M17.11, M25.561', ['M25.561', 'M17.11']],
    ['Dx: M10.071, M79.674', ['M79.674', 'M10.071']],
    ['Dx: F10.230, R25.1', ['R25.1', 'F10.230']],
    ['Dx: N13.2, R10.9', ['R10.9', 'N13.2']],
  ])('flags %s', (text, codes) => {
    const flags = symptomWithDiagnosis.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('symptom-with-diagnosis');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each(['Dx: I10, R05.9', 'Dx: F33.2, R45.851', 'Dx: M17.11, M25.511', 'Dx: R07.9', 'Dx: M10.061, M79.674'])(
    'says nothing of %s',
    (text) => {
      expect(symptomWithDiagnosis.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
    },
  );
});
