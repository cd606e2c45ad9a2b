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
    ['Ultrasound: ectopic pregnancy excluded, intrauterine pregnancy seen.\nDx:\nO00.90 Ectopic pregnancy', ['O00.90']],
    [
      'Acute cystitis, no sign of pyelonephritis.\nAssessment:\nN30.00 Acute cystitis without hematuria\nN10 Acute pyelonephritis',
      ['N10'],
    ],
    // The inhaler and the wheeze belong to the asthma.
    [
      'Grandmother had COPD. Asthma since childhood, albuterol, wheeze.\nAssessment:\nJ45.40 Moderate persistent asthma\nJ44.9',
      ['J44.9'],
    ],
    [
      'Myocardial infarction was excluded by serial troponins. Chest wall pain.\nDx:\nI21.4 Non-ST elevation myocardial infarction',
      ['I21.4'],
    ],
    ['Mild intermittent asthma, lungs clear, no exacerbation.\nDx: J45.21', ['J45.21']],
    ['Mother has bipolar disorder. Low mood for months.\nDx:\nF31.9 Bipolar disorder, unspecified', ['F31.9']],
    ['Weak stream. Prostate ca in father at 75.\nDx:\nC61 Malignant neoplasm of prostate', ['C61']],
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
    'Stroke cannot be excluded. Facial droop.\nDx: R29.810',
    'Mother has COPD. COPD, uses tiotropium daily, lungs with wheeze.\nDx: J44.9',
    'Major depression, recurrent, severe without psychosis, in suicidal crisis; wants to end his life.\nDx: R45.851',
    'No pyelonephritis in the past. Flank pain and fever: pyelonephritis today.\nDx: N10',
    'Sister has type 1 diabetes. Glucose 180.\nDx: E11.9',
    'Mild intermittent asthma with exacerbation; no exacerbation last year.\nDx: J45.21',
    'Sister has type 1 diabetes.\nDx: O24.410',
    'Stepped into a hole, stayed on his feet and did not fall.\nDx: W18.42XA',
    'FH: father had an infarction at 52.\nROS: all else negative, 10 systems.\nDx: Z82.49',
  ])('says nothing of %s', (text) => {
    expect(codeDenied.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
