import { describe, expect, it } from 'vitest';
import { findHandsOn } from './hands-on.ts';
import { readChart } from './read-chart.ts';

const found = (text: string): string => {
  const place = findHandsOn(readChart(text));
  return place ? text.slice(place.start, place.end) : '';
};

describe('findHandsOn', () => {
  it.each([
    ['TELEHEALTH VISIT by video\nHPI: cough.\nExam: Lungs clear to auscultation.\nPlan: rest.', 'Lungs clear'],
    ['Video visit\nHPI: cough.\nObjective: tympanic membranes gray.\nPlan: rest.', 'tympanic membranes gray'],
  ])('finds in %j %s', (text, words) => {
    expect(found(text)).toBe(words);
  });

  it.each([
    'Office visit\nHPI: cough.\nExam: Lungs clear to auscultation.\nPlan: rest.',
    'TELEHEALTH VISIT by video\nHPI: cough.\nExam: Breathing unlabored, no lid swelling.\nPlan: rest.',
    'TELEHEALTH VISIT by video\nHPI: cough.\nExam: Lungs clear by digital stethoscope, nurse at the patient.\nPlan: rest.',
    'TELEHEALTH VISIT by video\nHPI: cough.\nExam: murmur known, auscultation not possible.\nPlan: rest.',
  ])('finds nothing in %j', (text) => {
    expect(found(text)).toBe('');
  });
});
