import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapPlan } from './gap-plan.ts';

describe('gapPlan', () => {
  it.each([[withChange('Plan: Start meloxicam 7.5 mg daily. Follow-up in 6 weeks.\n', ''), 'medium:']])(
    'flags %j',
    (text, flag) => {
      expect(flagsOf(gapPlan, text)).toContain(flag);
    },
  );

  it.each([completeNote, withChange('Plan: Start', 'Start')])('says nothing of %j', (text) => {
    expect(flagsOf(gapPlan, text)).toEqual([]);
  });
});
