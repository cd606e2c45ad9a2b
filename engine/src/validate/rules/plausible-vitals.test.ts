import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { checkPlausible } from './plausible-vitals.ts';

const check = (vitals: string, rest = ''): string[] =>
  checkPlausible(
    readChart(
      `Office visit 03/01/2022\n52-year-old woman.\nCC: knee pain\nHPI: Knee pain for two weeks. ${rest}\nVitals: ${vitals}\nExam: Knee swollen.\nAssessment: Knee sprain.\nPlan: Rest.`,
    ),
  ).map(({ message }) => message);

describe('checkPlausible', () => {
  it.each([
    ['T 98.4 C, HR 72', 'hardly possible'],
    ['T 36.8 F, HR 72', 'hardly possible'],
    ['BP 80/120, HR 72', 'hardly possible'],
    ['HR 72, SpO2 109 %', 'An oxygen saturation of 109 %'],
    ['HR 158, BP 120/70', 'nothing is said of it'],
    ['HR 72, SpO2 82 %', 'nothing is said of it'],
    ['BP 204/122, HR 72', 'nothing is said of it'],
  ])('%s', (vitals, message) => expect(check(vitals).join()).toContain(message));

  it.each([
    ['T 98.4 F, HR 72, SpO2 98 %', ''],
    ['T 36.8 C, BP 120/70, SpO2 100 %', ''],
    ['T 98.6, HR 88', ''],
    ['HR 158', 'Palpitations since noon.'],
    ['BP 204/122', 'BP was high at home too.'],
    ['SpO2 82 %', 'On oxygen at home.'],
  ])('says nothing of %s %s', (vitals, rest) => expect(check(vitals, rest)).toEqual([]));
});
