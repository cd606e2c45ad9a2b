import { describe, expect, it } from 'vitest';
import { flagsOf, withChange } from './data/complete-note.ts';
import { contradictionMedication } from './contradiction-medication.ts';

describe('a drug that only the story has', () => {
  it.each([
    [
      withChange('No fever.', 'Takes warfarin 5 mg daily and the INR was 2.6 last week.'),
      'medium: warfarin 5 mg daily',
    ],
    [withChange('No fever.', 'She remains on sertraline 50 mg daily.'), 'medium: sertraline 50 mg daily'],
  ])('asks about %j', (text, flag) => {
    expect(flagsOf(contradictionMedication, text)).toContain(flag);
  });

  it.each([
    withChange('No fever.', 'Takes ibuprofen as needed. Took prednisone 40 mg daily for 5 days in May.'),
    withChange('No fever.', 'Her husband takes warfarin 5 mg daily.'),
    withChange('No fever.', 'Takes lisinopril 10 mg daily.'),
    withChange('lisinopril 10 mg daily', 'reviewed').replace('No fever.', 'Takes warfarin 5 mg daily.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionMedication, text)).toEqual([]);
  });
});
