import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeUnsupported } from './code-unsupported.ts';

describe('codeUnsupported', () => {
  it.each<[string, string[]]>([
    [
      'Right knee pain for a week. Exam: knee tender.\nDx:\nM25.561 Pain in right knee\nE03.9 Hypothyroidism, unspecified',
      ['E03.9'],
    ],
    ['Growth on track. F84.0.', ['F84.0']],
    [
      'Type 2 diabetes, A1c 7.0. Takes metformin.\nDx:\nE11.22 Type 2 diabetes mellitus with diabetic chronic kidney disease',
      ['E11.22'],
    ],
  ])('flags %s', (text, codes) => {
    const flags = codeUnsupported.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-unsupported');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'HTN on lisinopril.\nDx: I10',
    'Assessment:\n1. Hypothyroidism (E03.9): TSH normal, continue levothyroxine.',
    'Meds: levothyroxine 75 mcg daily.\nE03.9 Hypothyroidism, unspecified',
    'Type 2 diabetes with numb feet, monofilament absent.\nE11.42 Type 2 diabetes mellitus with diabetic polyneuropathy',
    'Annual physical.\nZ00.00 Encounter for general adult medical examination without abnormal findings',
    'Type 2 diabetes, foot exam: vibration absent at both great toes, no ulcer.\nDx:\nE11.42 Type 2 diabetes mellitus with diabetic polyneuropathy',
    'Says she wants to end her life.\nDx:\nR45.851 Suicidal ideations',
  ])('says nothing of %s', (text) => {
    expect(codeUnsupported.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
