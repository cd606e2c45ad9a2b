import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapAssessment } from './gap-assessment.ts';

describe('gapAssessment', () => {
  it.each([[withChange('Assessment: Osteoarthritis of the right knee.\n', ''), 'medium:']])(
    'flags %j',
    (text, flag) => {
      expect(flagsOf(gapAssessment, text)).toContain(flag);
    },
  );

  it.each([completeNote, withChange('Assessment: Osteoarthritis of the right knee.\nPlan', 'Impression and plan')])(
    'says nothing of %j',
    (text) => {
      expect(flagsOf(gapAssessment, text)).toEqual([]);
    },
  );
});
