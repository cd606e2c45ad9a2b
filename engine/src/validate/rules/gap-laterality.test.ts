import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf } from './data/complete-note.ts';
import { gapLaterality } from './gap-laterality.ts';

describe('gapLaterality', () => {
  it.each([
    ['CC: knee pain\nHPI: Knee pain for 3 weeks after a fall.\nAssessment: knee sprain', 'medium: knee pain'],
    ['Procedure: shoulder injection\nThe joint was injected with steroid.', 'medium: shoulder injection'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapLaterality, text)).toContain(flag);
  });

  it.each([
    completeNote,
    'CC: bilateral knee pain',
    'CC: knee pain\nHPI: pain in the left knee',
    'No knee pain.',
    'CC: pain in both hips',
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapLaterality, text)).toEqual([]);
  });
});
