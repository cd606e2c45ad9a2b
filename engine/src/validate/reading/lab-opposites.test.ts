import { describe, expect, it } from 'vitest';
import { findLabConflicts } from './lab-opposites.ts';
import { readChart } from './read-chart.ts';

const messages = (text: string): string[] => findLabConflicts(readChart(text)).map(({ message }) => message);

describe('findLabConflicts', () => {
  it.each([
    [
      'Labs: K 5.9, creatinine 1.8.\nAssessment: Hypokalemia from diuresis.',
      'The assessment tells a low potassium, and the value is 5.9.',
    ],
    [
      'Echo: EF 22 %.\nAssessment: acute on chronic diastolic heart failure.',
      'The assessment tells heart failure with a preserved ejection fraction, and the value is 22.',
    ],
    [
      'Labs: LDL 164.\nAssessment: mixed hyperlipidemia, LDL 64, at goal.',
      'The assessment tells an LDL at goal, and the value is 164.',
    ],
    [
      'Labs: A1c 10.4 %.\nAssessment: Type 2 diabetes, well controlled.',
      'The assessment tells a diabetes that is well controlled, and the value is 10.4.',
    ],
  ])('finds in %j %s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it.each([
    'Labs: K 3.1 (5.2 yesterday).\nAssessment: Hypokalemia.',
    'Labs: K 4.9.\nAssessment: Hypokalemia, resolved.',
    'Labs: K 4.9.\nPlan: potassium chloride 40 mEq, watch for hypokalemia.',
    'Echo 2019: EF 30 %, now EF 58 %.\nAssessment: chronic diastolic heart failure.',
    'Labs: Hgb 15.1.\nAssessment: Sickle cell trait. No anemia.',
  ])('finds nothing in %j', (text) => {
    expect(messages(text)).toEqual([]);
  });
});
