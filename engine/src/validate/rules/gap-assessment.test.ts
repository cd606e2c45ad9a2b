import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapAssessment } from './gap-assessment.ts';

describe('gapAssessment', () => {
  it.each([
    [withChange('Assessment: Osteoarthritis of the right knee.\n', ''), 'medium:'],
    [
      'Physical therapy daily note\nDate of service: 03/07/2025\nDx: M25.561 Pain in right knee\nS: Knee pain 3/10, slept well.\nO: Flexion 110 degrees, strength 4/5.\nP: Continue twice weekly, progress report at visit 10.\n97110 x 2 units, 30 minutes. Jane Doe, PT',
      'medium:',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapAssessment, text)).toContain(flag);
  });

  it.each([
    completeNote,
    'Physical therapy daily note\nDate of service: 03/07/2025\nDx: M25.561 Pain in right knee\nS: Knee pain 3/10, slept well.\nO: Flexion 110 degrees, strength 4/5.\nA: Steady gain in flexion, stairs still limited by weakness.\nP: Continue twice weekly. Jane Doe, PT',
    withChange('Assessment: Osteoarthritis of the right knee.\nPlan', 'Impression and plan'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapAssessment, text)).toEqual([]);
  });
});
