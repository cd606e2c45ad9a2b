import { describe, expect, it } from 'vitest';
import { readChart } from './read-chart.ts';
import { findTestConflicts } from './test-conclusions.ts';

const names = (text: string): string[] => findTestConflicts(readChart(text)).map(({ name }) => name);

describe('findTestConflicts', () => {
  it.each([
    ['Results: NST nonreactive, two decelerations.\nAssessment: reactive NST, reassuring.', 'the nonstress test'],
    ['Results: CXR with left lower lobe infiltrate.\nAssessment: Bronchitis. Chest x-ray was clear.', 'the chest film'],
    ['Results: ECG: ST elevation in II, III, aVF.\nAssessment: ECG normal.', 'the electrocardiogram'],
    ['Results: Rapid strep: positive.\nAssessment: Viral pharyngitis, rapid strep negative.', 'the strep test'],
    ['Results: UA: nitrite positive, LE 3+.\nAssessment: urinalysis negative.', 'the urine test'],
    [
      'Exam: Lachman positive with soft end point.\nAssessment: sprain, Lachman negative.',
      'the drawer or Lachman test',
    ],
    ['Results: Echo: EF 30%.\nAssessment: EF 60%, HFpEF.', 'the echocardiogram'],
    [
      'Exam: Monofilament felt at 10/10 sites.\nAssessment: neuropathy with loss of protective sensation.',
      'feeling in the feet',
    ],
    [
      'Results: X-ray left ankle: oblique fracture of the fibula.\nAssessment: sprain, x-ray negative for fracture.',
      'the film',
    ],
  ])('finds the two outcomes of %j', (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  it.each([
    'Results: NST reactive. Last week NST nonreactive, BPP 8/8.',
    'Results: Rapid strep negative, culture positive for group A strep.\nAssessment: strep throat, culture positive.',
    'Results: CXR: right lower lobe opacity.\nAssessment: pneumonia.\nPlan: CXR in 6 weeks to show that it is clear.',
    'Results: Flu A negative. COVID positive.\nAssessment: COVID-19, test positive.',
    'Exam: Lachman positive on the left. Lachman negative on the right.',
    'Results: X-ray wrist: fracture of the radius. X-ray hip: no fracture.',
    'HPI: contact had a positive flu test.\nResults: rapid flu negative.',
  ])('finds nothing in %j', (text) => {
    expect(names(text)).toEqual([]);
  });
});
