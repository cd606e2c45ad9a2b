import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapFollowUp } from './gap-follow-up.ts';

describe('gapFollowUp', () => {
  it.each([[withChange(' Follow-up in 6 weeks.', ''), 'low:']])('flags %j', (text, flag) => {
    expect(flagsOf(gapFollowUp, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Follow-up in 6 weeks', 'Return as needed'),
    withChange('Follow-up in 6 weeks', 'Recheck on 04/11/2025'),
    withChange('Office visit', 'Hospital medicine progress note'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapFollowUp, text)).toEqual([]);
  });
});
