import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapFollowUp } from './gap-follow-up.ts';

describe('gapFollowUp', () => {
  it.each([
    [withChange(' Follow-up in 6 weeks.', ''), 'low:'],
    [withChange('Follow-up in 6 weeks', 'Call 911 if the pain lasts'), 'low:'],
    [
      withChange(' Follow-up in 6 weeks.', '').replace('52-year-old woman', '52-year-old woman, EDD 08/14/2025'),
      'low:',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapFollowUp, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Follow-up in 6 weeks', 'Return as needed'),
    withChange('Follow-up in 6 weeks', 'I will see her in 3 months'),
    withChange('Follow-up in 6 weeks', 'Recheck on 04/11/2025'),
    withChange('Follow-up in 6 weeks', 'Office visit if crusts or fever'),
    withChange('Follow-up in 6 weeks', 'Cast off and films 04/11/2025'),
    withChange('Office visit', 'Hospital medicine progress note'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapFollowUp, text)).toEqual([]);
  });
});
