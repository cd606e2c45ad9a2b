import { describe, expect, it } from 'vitest';
import { findForeignWords } from './foreign-words.ts';
import { readChart } from './read-chart.ts';
import { findStageConflict } from './told-stages.ts';

const stages = (text: string): string =>
  (findStageConflict(readChart(text)) ?? []).map(({ start, end }) => text.slice(start, end)).join(' | ');
const foreign = (text: string): string[] =>
  findForeignWords(readChart(text)).map(({ of, start, end }) => `${of}: ${text.slice(start, end)}`);

describe('findStageConflict', () => {
  it.each([
    [
      'PT visit\nSubjective: Six weeks since L total hip arthroplasty.\nAssessment: Now three weeks after surgery, staples still in.',
      'Six weeks since L total hip arthroplasty | three weeks after surgery',
    ],
    [
      'PT note\nDate of service: 05/10/2023\nSurgery date: 03/01/2023\nSubjective: better.\nAssessment: 3 weeks post-op, wound closed.',
      '3 weeks post-op | 03/01/2023',
    ],
    [
      'OB visit\nHPI: 6 weeks postpartum, sleeping.\nAssessment: ten days after delivery, lochia red.',
      '6 weeks postpartum | ten days after delivery',
    ],
  ])('finds both times in %j', (text, found) => {
    expect(stages(text)).toBe(found);
  });

  it.each([
    'PT visit\nSubjective: 12 weeks after ACL reconstruction. At 6 weeks post-op the brace was stopped.\nGoals: jog by 16 weeks post-op.',
    'PT visit\nSubjective: 6 weeks after surgery.\nAssessment: 40 days post-op, on course.',
    'PT visit\nSubjective: 6 weeks after surgery, 3 months after the fall.',
    'Plan: return 2 weeks after surgery and 6 weeks after surgery.',
  ])('finds nothing in %j', (text) => {
    expect(stages(text)).toBe('');
  });
});

describe('findForeignWords', () => {
  it.each([
    [
      'Home Practice - HOUSE CALL\nReason: COPD.\nAssessment: stable. Hospital day 2: continue IV azithromycin.',
      'a hospital stay: Hospital day 2',
    ],
    ['VIDEO VISIT\nHPI: anxiety, mood better.\nExam: calm. NG tube to suction.', 'a hospital stay: NG tube to'],
    ['Postpartum visit, clinic\nHPI: doing well.\nExam: fundal height 32 cm.', 'a pregnancy: fundal height 32'],
    [
      'Clinic\nPatient: 58-year-old woman\nHPI: knee pain.\nExam: Anterior fontanelle open and flat.',
      'an infant: Anterior fontanelle open',
    ],
    ['Well-child visit\nPatient: 4-year-old boy\nSocial history: 40 pack-years.', 'an adult: 40 pack-years'],
  ])('finds the words in %j', (text, found) => {
    expect(foreign(text)).toEqual([found]);
  });

  it.each([
    'Clinic, hospital follow-up\nHPI: Was on telemetry for 2 days, then discharged.',
    'HOSPITAL PROGRESS NOTE\nHospital day 2: continue IV azithromycin.',
    'House call\nHPI: discharged on hospital day 3 in March, foley draining then.',
    'Clinic\nPatient: 30-year-old woman\nHPI: her baby has wet diapers and takes formula every 3 hours.',
    'Well-child visit\nPatient: 4-year-old boy\nSocial history: father has 40 pack-years.',
  ])('finds nothing in %j', (text) => {
    expect(foreign(text)).toEqual([]);
  });
});
