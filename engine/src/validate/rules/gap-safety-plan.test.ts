import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapSafetyPlan } from './gap-safety-plan.ts';

describe('gapSafetyPlan', () => {
  it.each([[withChange('No fever.', 'She reports suicidal ideation.'), 'medium: suicidal ideation']])(
    'flags %j',
    (text, flag) => {
      expect(flagsOf(gapSafetyPlan, text)).toContain(flag);
    },
  );

  it.each([
    completeNote,
    withChange('No fever.', 'She reports suicidal ideation. Safety plan completed; 988 given.'),
    withChange('No fever.', 'Denies suicidal ideation.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapSafetyPlan, text)).toEqual([]);
  });
});
