import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { emLevel } from './em-level.ts';

const check = (text: string): string[] =>
  emLevel.check(readChart(text), []).map(({ severity, codes }) => `${severity} ${codes.join()}`);

const minor = `CC: runny nose for 2 days.
Assessment: common cold (J00).
Plan: rest and fluids.`;
const twoChronic = `Assessment and Plan:
1. Essential hypertension (I10), at goal. Continue lisinopril 10 mg daily.
2. Type 2 diabetes (E11.9), A1c 6.6. Continue metformin 500 mg twice daily. BMP and lipids ordered.`;
const severe = `Assessment: acute respiratory failure with hypoxia (J96.01), pneumonia (J18.9).
Plan: admit to ICU. Chest x-ray, CBC, BMP, lactate and blood cultures reviewed. ECG interpreted by me. Discussed with the hospitalist Dr. Reyes.`;

describe('emLevel', () => {
  it.each([
    ['a cold billed as high', `${minor}\nCPT 99215`, 'high 99215'],
    ['a cold billed as moderate', `${minor}\nCPT 99214`, 'high 99214'],
    ['two stable chronic illnesses with a drug billed as high', `${twoChronic}\nCPT 99215`, 'medium 99215'],
    ['an office visit in a nursing facility', `Nursing facility visit\n${twoChronic}\nCPT 99214`, 'high 99214'],
    ['two chronic illnesses billed as straightforward', `${twoChronic}\nCPT 99212`, 'medium 99212'],
    ['the same billed one level below, as a consideration', `${twoChronic}\nCPT 99213`, 'low 99213'],
    ['a cold in the emergency department billed as high', `${minor}\nCPT 99285`, 'high 99285'],
    [
      'one chronic illness at goal, billed as moderate',
      'Derm est pt 4/2/2025\nA/P: Acne vulgaris L70.0 - well controlled. Continue tretinoin 0.025% cream.\nCode: 99214',
      'medium 99214',
    ],
    [
      'a sprain in the emergency department, billed as moderate',
      'ED note 8/2/2024\nXR ankle neg fx.\nDx: R ankle sprain S93.401A. Air cast, RICE, motrin OTC. DC home.\nED level 99284',
      'medium 99284',
    ],
    [
      'a quiet day before a discharge, billed as high',
      'Daily progress note HD 3 10/10/2024\nAwaiting SNF. UTI N39.0 resolved, abx done.\n99233',
      'high 99233',
    ],
  ])('flags %s', (_what, text, found) => {
    expect(check(text)).toEqual([found]);
  });

  it.each([
    ['two chronic illnesses with a drug', `${twoChronic}\nCPT 99214`],
    ['a severe illness', `${severe}\nCPT 99285`],
    ['a level that the time carries', `${minor}\nTotal time on the date of service: 41 minutes.\nCPT 99215`],
    [
      'a fall on blood thinners whose head was looked into',
      'ED visit 01/10/2022. 78 y/o F.\nCC: fall\nHPI: Fall with head strike, on apixaban.\nExam: scalp hematoma.\nCT head negative.\nAssessment: Scalp contusion.\nPlan: Home, acetaminophen.\nCPT 99283',
    ],
    [
      'an antibiotic by its name and how often',
      'Video visit 4/12/2024\nAssessment: asthma J45.30 not well controlled. Plan: Symbicort 80 2 puffs bid.\n99214',
    ],
    ['a chart without a visit code', minor],
    ['a visit without a problem', 'Form completed.\nCPT 99213'],
  ])('leaves %s alone', (_what, text) => {
    expect(check(text)).toEqual([]);
  });

  it('tells its reasons, one for each element', () => {
    const [flag] = emLevel.check(readChart(`${minor}\nCPT 99215`), []);
    expect(flag?.message).toContain('Problems (straightforward): one minor problem.');
    expect(flag?.message).toContain('Data (straightforward)');
    expect(flag?.message).toContain('Risk (low)');
  });

  it.each([
    [
      'a stay that was weighed in the emergency department',
      'ED: 3/3/2025. Asthma, RR 26 sat 92. Duoneb x3, mag 2 g.\nDx: acute asthma exacerbation J45.41. Rx prednisone 50x5d. Admission considered, decided against.\n99285',
    ],
    [
      'a high level of the years before 2023',
      'H&P 2/2/2022 dx: cholecystitis K81.0. IV zosyn, NPO. CBC, CMP, US reviewed.\n99223',
    ],
  ])('only considers %s', (_what, text) => {
    expect(check(text)).toEqual([expect.stringMatching(/^low/)]);
  });
});
