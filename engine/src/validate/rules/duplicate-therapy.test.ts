import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { findDuplicateTherapy } from './duplicate-therapy.ts';

const told = (medications: string, plan: string): number =>
  findDuplicateTherapy(
    readChart(`Office visit 03/01/2022\nMedications: ${medications}\nAssessment: stable.\nPlan: ${plan}`),
  ).length;

describe('findDuplicateTherapy', () => {
  it.each([
    ['warfarin 4 mg daily, rosuvastatin 20 mg daily', 'Apixaban 5 mg twice daily, labs normal.'],
    ['atorvastatin 40 mg nightly, rosuvastatin 10 mg daily', 'Labs in 3 months.'],
    ['lisinopril 20 mg daily, losartan 50 mg daily', 'Return in 6 months.'],
    ['sertraline 100 mg daily; escitalopram 10 mg daily', 'Return in 4 weeks.'],
  ])('asks about %s | %s', (medications, plan) => expect(told(medications, plan)).toBe(1));

  it.each([
    ['warfarin 4 mg daily', 'Switch warfarin to apixaban 5 mg twice daily.'],
    ['atorvastatin 40 mg nightly', 'Stop atorvastatin. Rosuvastatin 10 mg daily instead.'],
    ['lisinopril 20 mg daily, amlodipine 5 mg daily', 'Return in 6 months.'],
    ['omeprazole 20 mg daily', 'Omeprazole 40 mg daily for 8 weeks.'],
    ['sertraline 100 mg daily', 'Fluoxetine was tried in 2019 without effect.'],
    ['none', 'Rest.'],
  ])('asks nothing of %s | %s', (medications, plan) => expect(told(medications, plan)).toBe(0));
});
