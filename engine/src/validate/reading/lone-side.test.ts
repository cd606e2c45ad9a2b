import { describe, expect, it } from 'vitest';
import { findSameSidedWeakness } from './brain-side.ts';
import { findLoneSides } from './lone-side.ts';
import { readChart } from './read-chart.ts';

const words = (text: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans.map(({ start, end }) => text.slice(start, end)).join(' | ');
const lone = (text: string): string[] =>
  findLoneSides(readChart(text)).map((found) => words(text, [found.lone, found.against]));

describe('findLoneSides', () => {
  it.each([
    [
      'CC: Left ear pain.\nExam: right TM red and bulging, left TM clear.\nAssessment: acute otitis media, left ear.',
      'right TM | Left ear',
    ],
    [
      'HPI: Left breast mass.\nResults: core biopsy of the right breast mass.\nPlan: left lumpectomy.',
      'right breast | Left breast',
    ],
    [
      'HPI: Stone in the left ureter.\nResults: CT: 6 mm stone, left ureter.\nPlan: right ureteroscopy.',
      'right ureteroscopy | left ureter',
    ],
    [
      'HPI: R shoulder pain.\nExam: L shoulder tender, flexion 90.\nAssessment: right shoulder strain.',
      'L shoulder | R shoulder',
    ],
    [
      'Preoperative diagnosis: right inguinal hernia\nProcedure: right inguinal hernia repair\nDescription of procedure: The left groin was opened. The left spermatic cord was freed.',
      'left groin | right inguinal',
    ],
  ])('finds the side that stands alone in %j', (text, found) => {
    expect(lone(text)).toContain(found);
  });

  it.each([
    'HPI: Right knee pain.\nPMH: left knee replaced in 2019.\nExam: right knee swollen, left knee normal.\nAssessment: right knee sprain.',
    'HPI: Right ear pain for a week, now also left ear pain.\nExam: right TM red.\nAssessment: right ear infection.',
    'HPI: Left wrist pain.\nExam: left wrist tender; right wrist full range without pain.\nAssessment: left wrist sprain.',
    'HPI: Left hip pain.\nExam: IV in the right hand. Left hip tender.\nPlan: left hip film.',
    'HPI: right knee pain, left shoulder pain.\nExam: right knee tender, left shoulder tender.',
  ])('finds nothing in %j', (text) => {
    expect(lone(text)).toEqual([]);
  });
});

describe('findSameSidedWeakness', () => {
  it.each([
    [
      'Results: MRI: acute infarct, right middle cerebral artery.\nExam: right hemiparesis, face even.',
      'right hemiparesis | right middle cerebral',
    ],
    ['Assessment: Left MCA stroke.\nExam: left arm drift.', 'left arm drift | Left MCA'],
    ['Results: CT: right thalamic hemorrhage.\nHPI: woke with a weak right arm.', 'weak right arm | right thalamic'],
  ])('finds both places in %j', (text, found) => {
    expect(words(text, findSameSidedWeakness(readChart(text)) ?? [])).toBe(found);
  });

  it.each([
    'Results: MRI: acute infarct, right middle cerebral artery.\nExam: left hemiparesis, left facial droop.',
    'Results: MRI: acute infarct, right middle cerebral artery; left frontal infarct.\nExam: left hemiparesis, right arm drift.',
    'Assessment: Left MCA stroke.\nExam: right arm drift. Old left leg weakness from polio.',
    'Results: right cerebellar infarct.\nExam: right arm drift.',
    'Assessment: right MCA stroke.\nExam: no right arm weakness.',
    'HPI: right arm weakness from a torn cuff.\nExam: right arm weakness.',
  ])('finds nothing in %j', (text) => {
    expect(findSameSidedWeakness(readChart(text))).toBeUndefined();
  });
});
