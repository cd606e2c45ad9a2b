import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapPlan } from './gap-plan.ts';

describe('gapPlan', () => {
  it.each([
    [withChange('Plan: Start meloxicam 7.5 mg daily. Follow-up in 6 weeks.\n', ''), 'medium:'],
    [
      withChange(
        'Assessment: Osteoarthritis of the right knee.\nPlan: Start meloxicam 7.5 mg daily. Follow-up in 6 weeks.\n',
        'Assessment: Osteoarthritis of the right knee, exercises counseled; her husband will stay.\n',
      ),
      'medium:',
    ],
    [
      withChange('Plan: Start meloxicam 7.5 mg daily. Follow-up in 6 weeks.\n', 'MDM: continue lisinopril.\n').replace(
        'Office visit',
        'Emergency department note',
      ),
      'medium:',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapPlan, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Plan: Start', 'Start'),
    withChange(
      'Plan: Start meloxicam 7.5 mg daily. Follow-up in 6 weeks.',
      'MDM: We will repeat the film; discharged home.',
    ),
    'Well-child visit 05/24/2022\nREASON: checkup.\nHISTORY: Healthy year.\nEXAM: well.\nASSESSMENT: Well child.\nPLAN\nVaccines: screening questions negative, counseled on each component and given today.\nSigned J. Doe, MD',
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapPlan, text)).toEqual([]);
  });
});
