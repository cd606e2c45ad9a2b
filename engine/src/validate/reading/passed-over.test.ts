import { describe, expect, it } from 'vitest';
import { graveFindings } from '../../knowledge/grave-findings.data.ts';
import { findPassedOver } from './passed-over.ts';
import { readChart } from './read-chart.ts';

const note = (history: string, exam: string, plan: string): string =>
  `Office visit\nCC: knee pain\nHPI: ${history}\nExam: ${exam}\nAssessment: Osteoarthritis of the right knee.\nPlan: ${plan} Return in 6 weeks.`;
const found = (text: string): string[] => findPassedOver(readChart(text)).map(({ what }) => what);

describe('findPassedOver', () => {
  it.each([
    ['Papilledema of both discs.', 'swollen optic discs'],
    ['Neck rigid.', 'a stiff neck'],
    ['Right arm 2/5, face droops.', 'weakness of one side'],
    ['Abdomen soft, 4 cm mass in the left lower quadrant.', 'a mass in the abdomen'],
    ['Two hard nodes in the neck.', 'hard or enlarged lymph nodes'],
    ['Left calf swollen and tender.', 'a swollen or tender calf'],
    ['Skin: irregular black lesion of the back.', 'a suspicious lesion of the skin'],
    ['Stage 3 pressure injury of the sacrum.', 'a pressure injury'],
  ])('asks about %j, of which nothing else speaks', (exam, what) => {
    expect(found(note('Worse on stairs.', exam, 'Exercises.'))).toEqual([what]);
  });

  it.each([
    note('Worse on stairs.', 'Neck rigid.', 'Lumbar puncture for meningitis.'),
    note('Worse on stairs.', 'No papilledema. Calf not tender. Abdomen soft, no mass.', 'Exercises.'),
    note('Worse on stairs.', 'Left calf swollen and tender.', 'Doppler today.'),
    note('Passed out in 2015.', 'Lungs clear.', 'Exercises.'),
    note('Mother passed out last week. Nearly fainted.', 'Lungs clear.', 'Exercises.'),
    note('Worse on stairs.', 'Wheezing throughout on arrival.', 'Exercises.'),
    note('Chest pain on exertion.', 'Lungs clear.', 'Stress test. Cardiology.'),
    'Call if black stools, chest pain with stairs or a swollen calf.',
  ])('says nothing of %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('has for each finding words that take it up', () => {
    expect(graveFindings.filter(({ spoken }) => spoken.split(' ').length < 3)).toEqual([]);
    expect(new Set(graveFindings.map(({ what }) => what)).size).toBe(graveFindings.length);
  });
});
