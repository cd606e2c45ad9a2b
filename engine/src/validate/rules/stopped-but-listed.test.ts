import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { findHeldButContinued, findStoppedButListed } from './stopped-but-listed.ts';

const asked = (history: string, medications: string): number =>
  findStoppedButListed(
    readChart(
      `Office visit 03/01/2022\nHPI: Here for blood pressure. ${history}\nMedications: ${medications}\nExam: well.\nAssessment: Hypertension.\nPlan: Return in 3 months.`,
    ),
  ).length;

describe('findStoppedButListed', () => {
  it.each([
    ['Stopped taking lisinopril last month because of cough.', 'lisinopril 20 mg daily'],
    ['She no longer takes metformin.', 'metformin 500 mg twice daily, aspirin 81 mg daily'],
    ['Off fluoxetine since January.', 'fluoxetine 20 mg daily'],
    ['Carvedilol was discontinued two months ago.', 'carvedilol 12.5 mg twice daily'],
    ['Stopped sertraline in the fall and has not restarted it.', 'sertraline 50 mg daily'],
  ])('asks about %s | %s', (history, medications) => expect(asked(history, medications)).toBe(1));

  it.each([
    ['Stopped lisinopril for a week, then restarted it.', 'lisinopril 20 mg daily'],
    ['Stopped taking lisinopril last month.', 'amlodipine 5 mg daily'],
    ['Stopped taking lisinopril last month.', 'amlodipine 5 mg daily; lisinopril 20 mg daily (stopped)'],
    ['Her mother no longer takes metformin.', 'lisinopril 20 mg daily'],
    ['Takes lisinopril every morning.', 'lisinopril 20 mg daily'],
    ['Wants to be off lisinopril if the pressure allows.', 'lisinopril 20 mg daily'],
  ])('asks nothing of %s | %s', (history, medications) => expect(asked(history, medications)).toBe(0));
});

const heldAndContinued = (list: string, plan: string): number =>
  findHeldButContinued(
    readChart(
      `Progress note 03/16/2022\nSubjective: Better.\nMedications:\n${list}\nExam: well.\nAssessment: Cirrhosis.\nPlan: ${plan}`,
    ),
  ).length;

describe('findHeldButContinued', () => {
  it.each([
    ['ON HOLD: furosemide 40 mg daily, nadolol 20 mg daily', 'Continue furosemide 40 mg daily.', 1],
    ['ON HOLD: furosemide 40 mg daily', 'Continue to hold furosemide.', 0],
    ['furosemide 40 mg daily', 'Continue furosemide 40 mg daily.', 0],
  ])('%s | %s', (list, plan, count) => expect(heldAndContinued(list, plan)).toBe(count));
});
