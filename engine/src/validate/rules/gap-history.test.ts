import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapHistory } from './gap-history.ts';

describe('gapHistory', () => {
  it.each([
    [withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.', 'HPI: Knee pain.'), 'medium:'],
    [withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.\n', ''), 'medium:'],
    [
      withChange(
        'HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.',
        'HPI: Ms. Reyes is a 52-year-old woman with type 2 diabetes.',
      ),
      'medium:',
    ],
    [
      withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.\n', '').replace(
        'Plan:',
        'Data: film today, pain after a fall, read by me.\nPlan:',
      ),
      'medium:',
    ],
    [
      withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.\n', '').replace(
        'Plan:',
        'Procedure: Injection.\nReason: pain for three weeks, worse after a fall, tablets tried.\nPlan:',
      ),
      'medium:',
    ],
    [
      withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.\n', '')
        .replace('Office visit', 'Well child visit')
        .replace('right knee pain', '9-month check'),
      'medium:',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapHistory, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Office visit', 'Operative report'),
    withChange(
      'HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.',
      `HISTORY OF PRESENT PROBLEM\n${'Low mood nearly every day, loss of interest in friends. '.repeat(4)}`,
    ),
    withChange(
      'HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.',
      'Interval history: Sits and crawls. No vomiting, no rash. One cold in February.',
    ).replace('Office visit', 'Well child visit'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapHistory, text)).toEqual([]);
  });
});
