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
    ['Chronic PTSD after the assault, nightmares weekly.\nDx: F43.11', ['F43.11']],
    ['Exposed to influenza at work. Cough.\nAssessment: cough.\nDx:\nJ11.1 Influenza', ['J11.1']],
    ['Acute bronchitis: azithromycin 250 mg.\nDx:\nJ20.9 Acute bronchitis\nJ18.9 Pneumonia', ['J18.9']],
    ['CKD 3b, eGFR 38.\nDx:\nN18.4 Chronic kidney disease, stage 4 (severe)', ['N18.4']],
    [
      'Swelling of the lateral malleolus. Ankle sprain.\nDx:\nS82.61XA Displaced fracture of lateral malleolus of right fibula, initial encounter for closed fracture',
      ['S82.61XA'],
    ],
    [
      'Major depressive disorder, first episode, moderate.\nDx:\nF33.1 Major depressive disorder, recurrent, moderate',
      ['F33.1'],
    ],
    ["Daughter dx'd w/ pneumonia last week. Cough.\nDx:\nJ18.9 Pneumonia, unspecified organism", ['J18.9']],
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
    'PTSD, acute, nightmares weekly.\nDx: F43.11',
    'AK x3 on the scalp, cryotherapy.\nDx:\nL57.0 Actinic keratosis',
    'Flu shot given.\nDx:\nZ23 Encounter for immunization',
    'Wears home O2 2 L.\nDx:\nZ99.81 Dependence on supplemental oxygen',
  ])('says nothing of %s', (text) => {
    expect(codeUnsupported.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
