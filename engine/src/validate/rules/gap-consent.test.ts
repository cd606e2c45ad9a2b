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
    [
      withChange('Plan:', 'Procedure: Simple scalp repair 3 cm. Lidocaine 1 % 3 mL, four staples.\nPlan:'),
      'medium: Simple scalp repair',
    ],
    [
      withChange(
        'Plan:',
        'Procedure, right knee: Injection of the joint. Chlorhexidine, 25-gauge, 4 mL lidocaine.\nPlan:',
      ),
      'medium: Injection',
    ],
    [
      withChange('Plan:', 'Dead tissue of the heel cut away with a number 15 blade.\nPlan:').replace(
        'Electronically',
        'CPT: 11042\nElectronically',
      ),
      'medium: 11042',
    ],
    [
      withChange('Plan:', 'Procedure: The knee was injected with triamcinolone. Consent for photo only.\nPlan:'),
      'medium: was injected',
    ],
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
    withChange('Plan:', 'Asthma, never hospitalized or intubated.\nPlan:'),
    withChange('Plan:', 'Repeat paracentesis done 06:30 today by the procedure service.\nPlan:'),
    withChange('Plan:', 'PROCEDURE: albuterol 5 mg by jet nebulizer and mask, one treatment.\nPlan:'),
    withChange('Plan:', 'Procedure: Short arm splint of padded fiberglass put on by me.\nPlan:').replace(
      'Electronically',
      'CPT: 29125\nElectronically',
    ),
    withChange('Electronically', 'CPT: 99213, 43235\nElectronically'),
    withChange(
      'Plan:',
      'Procedure: Injection of the joint under lidocaine; he agreed to the injection, infection explained.\nPlan:',
    ),
    withChange('Office visit', 'Discharge summary').replace('Plan:', 'Procedure: Four staples under lidocaine.\nPlan:'),
    withChange('Office visit', 'Telehealth visit by secure video. Patient consented to telehealth.'),
    withChange('Office visit', 'Video visit, to which the patient agreed'),
    withChange('No fever.', 'Never hospitalized or intubated.'),
    withChange('No fever.', 'Repeat paracentesis done this morning by the procedure service.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapConsent, text)).toEqual([]);
  });
});
