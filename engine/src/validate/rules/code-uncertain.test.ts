import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeUncertain } from './code-uncertain.ts';

describe('codeUncertain', () => {
  it.each<[string, string[]]>([
    ['Assessment: probable pneumonia.\nDx: J18.9', ['J18.9']],
    ['1. Suspected deep vein thrombosis (I82.401)', ['I82.401']],
    ['C44.329 Probable squamous cell carcinoma of skin of face', ['C44.329']],
    [
      'Differential: migraine with aura vs focal seizures.\nDx:\nG40.109 Localization-related (focal) (partial) symptomatic epilepsy',
      ['G40.109'],
    ],
  ])('flags %s', (text, codes) => {
    const flags = codeUncertain.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-uncertain');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'Assessment: pneumonia.\nDx: J18.9',
    'Assessment: probable pneumonia.\nDx: R05.9 Cough',
    'Back pain, likely strain (M54.50)',
    'DISCHARGE SUMMARY\nHospital course: treated for probable pneumonia.\nDx: J18.9',
    'Father had possible gout.',
    "Possible Sjogren's - dry eyes, SSA pending.\nDx: H04.123",
  ])('says nothing of %s', (text) => {
    expect(codeUncertain.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
