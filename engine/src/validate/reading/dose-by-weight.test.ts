import { describe, expect, it } from 'vitest';
import { findWeightedDoses } from './dose-by-weight.ts';
import { readChart } from './read-chart.ts';

const found = (weight: string, plan: string): number[] =>
  findWeightedDoses(
    readChart(`ED note\nCC: pain\nVitals: HR 80, weight ${weight}\nExam: well.\nAssessment: stroke.\nPlan: ${plan}`),
  ).map(({ reckoned }) => reckoned);

describe('findWeightedDoses', () => {
  it.each([
    ['98 kg', 'Alteplase 0.9 mg/kg = 63 mg total.', 70],
    ['29 kg', 'Acetaminophen 280 mg PO (15 mg/kg).', 19],
    ['41 lb', 'Ibuprofen 400 mg PO (10 mg/kg).', 40],
  ])('%s: %s', (weight, plan, reckoned) => expect(found(weight, plan)).toEqual([reckoned]));

  it.each([
    ['70 kg', 'Alteplase 0.9 mg/kg = 63 mg total.'],
    ['41 lb', 'Acetaminophen 280 mg PO (15 mg/kg).'],
    ['19 kg', 'Amoxicillin 850 mg twice daily (90 mg/kg/day).'],
    ['70 kg', 'Alteplase 0.9 mg/kg.'],
  ])('nothing of %s: %s', (weight, plan) => expect(found(weight, plan)).toEqual([]));
});
