import { describe, expect, it } from 'vitest';
import { findForeignTopics } from './foreign-topics.ts';
import { readChart } from './read-chart.ts';

const found = (history: string, rest = ''): string[] =>
  findForeignTopics(
    readChart(
      `Office visit 03/01/2022. 44-year-old man.\nCC: sore throat\nHPI: Sore throat for two days. Low fever at first. ${history} Eats soft food.\nExam: Throat red. Lungs clear. Heart regular. ${rest}\nAssessment: Viral sore throat.\nPlan: Rest and fluids. Return if worse.`,
    ),
  ).map(({ what }) => what);

describe('findForeignTopics', () => {
  it.each([
    ['Dialysis access in the left arm has a good thrill.', 'dialysis'],
    ['Colostomy bag intact and functioning.', 'an ostomy'],
    ['Tacrolimus level was drawn this morning and graft function is stable.', 'a transplant'],
    ['Pacemaker was interrogated today.', 'a pacemaker or defibrillator'],
    ['Met with his probation officer this week.', 'a court or prison'],
    ['Residual limb is clean.', 'an amputation'],
  ])('%s', (history, what) => expect(found(history)).toEqual([what]));

  it.each([
    ['His mother is on hemodialysis.', ''],
    ['No seizures.', ''],
    ['Had a colostomy bag in 2009.', ''],
    ['Dialysis access has a good thrill.', 'End-stage kidney disease.'],
    ['Would accept a feeding tube at home.', ''],
  ])('nothing of %s %s', (history, rest) => expect(found(history, rest)).toEqual([]));
});
