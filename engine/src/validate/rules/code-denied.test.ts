import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeDenied } from './code-denied.ts';

describe('codeDenied', () => {
  it.each<[string, string[]]>([
    ['Chest x-ray: no pneumonia.\nDx:\nJ18.9 Pneumonia, unspecified organism', ['J18.9']],
    [
      'Her brother, who has diabetes, drives her.\nDx:\nE11.9 Type 2 diabetes mellitus without complications',
      ['E11.9'],
    ],
    [
      'Family history: mother with breast cancer.\nDx:\nC50.912 Malignant neoplasm of unspecified site of left female breast',
      ['C50.912'],
    ],
  ])('flags %s', (text, codes) => {
    const flags = codeDenied.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('code-denied');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    'No fever. Pneumonia of the right lower lobe.\nDx: J18.9',
    'Family: mother had colon cancer.\nZ80.0 Family history of malignant neoplasm of digestive organs',
    'Cut of the left hand, no foreign body.\nS61.412A Laceration without foreign body of left hand, initial encounter',
    '(cannot give a history): Alzheimer disease, donepezil.\nDx: G30.9',
    'Do-not-resuscitate order on file (Z66).',
  ])('says nothing of %s', (text) => {
    expect(codeDenied.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
