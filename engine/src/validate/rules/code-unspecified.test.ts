import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeUnspecified } from './code-unspecified.ts';

describe('codeUnspecified', () => {
  it.each<[string, string[]]>([
    ['Moderate persistent asthma, not at goal.\nDx: J45.909', ['J45.909']],
    ['CKD stage 4, stable.\nN18.9 Chronic kidney disease', ['N18.9']],
    ['Chronic systolic heart failure (EF 35 %).\nDx: I50.9', ['I50.9']],
    ['Guttate psoriasis of the trunk after strep throat.\nDx: L40.9', ['L40.9']],
    ['Permanent atrial fibrillation.\nDx: I48.91', ['I48.91']],
    ['Cellulitis of the left lower limb.\nDx: L03.90', ['L03.90']],
    ['GDM, controlled on metformin.\nDx: O24.419', ['O24.419']],
    ['IBS with constipation, linaclotide.\nDx: K58.9', ['K58.9']],
    ['PHQ-9: 21. Low mood most days.\nDx: F33.9 Major depressive disorder, recurrent', ['F33.9']],
    ['Wakes with cough three nights a week.\nDx: J45.909 Asthma', ['J45.909']],
    ['Mood "even", speech normal.\nDx: F31.9 Bipolar disorder', ['F31.9']],
    ['SpO2 84 % on room air.\nDx: J96.10 Chronic respiratory failure', ['J96.10']],
    ['Monofilament absent on both soles.\nDx: E11.40, E11.621', ['E11.40']],
  ])('flags %s', (text, codes) => {
    const flags = codeUnspecified.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-unspecified');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Asthma, controlled.\nDx: J45.909',
    'CKD, creatinine stable.\nDx: N18.9',
    'Hypertension. Dx: I10',
    'Depression, PHQ-9 4.\nDx: F32.A',
    'Psoriasis, no guttate psoriasis.\nDx: L40.9',
    'CKD stage 4.\nDx: N18.4',
    'IBS, no clear pattern.\nDx: K58.9',
    'PHQ-9 was 21 in May.\nDx: F33.9 Major depressive disorder, recurrent',
    'PHQ-9: 3.\nDx: F33.9 Major depressive disorder, recurrent',
  ])('says nothing of %s', (text) => {
    expect(codeUnspecified.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
