import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapConsent } from './gap-consent.ts';

describe('gapConsent', () => {
  it.each([
    [
      withChange('Plan:', 'Procedure: The right knee was injected with triamcinolone under sterile technique.\nPlan:'),
      'medium: was injected',
    ],
    [
      'OPERATIVE REPORT\nPreoperative diagnosis: gallstones\nPostoperative diagnosis: gallstones\nInformed consent was obtained after risks were discussed.\nProcedure: laparoscopic cholecystectomy',
      'medium:',
    ],
    [withChange('Office visit', 'Telehealth visit by secure video'), 'low:'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapConsent, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange(
      'Plan:',
      'Procedure: After informed consent with risks and benefits, the right knee was injected.\nPlan:',
    ),
    withChange('Plan:', 'The knee was injected last year.\nPlan:'),
    withChange('Office visit', 'Telehealth visit by secure video. Patient consented to telehealth.'),
    withChange('Office visit', 'Video visit, to which the patient agreed'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapConsent, text)).toEqual([]);
  });
});
