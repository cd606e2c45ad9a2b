import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionDate } from './contradiction-date.ts';

describe('contradictionDate', () => {
  it.each([
    [withChange('Follow-up in 6 weeks', 'Follow-up on 02/01/2025'), 'medium: 02/01/2025 | 03/07/2025'],
    [withChange('Doe, MD, 03/07/2025', 'Doe, MD, 03/01/2025'), 'medium: 03/01/2025 | 03/07/2025'],
    [withChange('No fever.', 'MRI on 02/30/2025.'), 'medium: 02/30/2025'],
    ['Date of admission: 03/07/2025\nDate of discharge: 03/01/2025', 'high: 03/07/2025 | 03/01/2025'],
    ['Admitted:     03/07/2025\nDischarged:   03/01/2025', 'high: 03/07/2025 | 03/01/2025'],
    [withChange('No fever.', 'MRI of 03/21/2025 showed a tear.'), 'medium: 03/21/2025 | 03/07/2025'],
    [withChange('No fever.', 'Labs 03/21/2025: A1c 7.2.'), 'medium: 03/21/2025 | 03/07/2025'],
    [withChange('No fever.', 'Fell from a ladder on 03/21/2025.'), 'medium: 03/21/2025 | 03/07/2025'],
    [withChange('No fever.', 'Last session 03/21/2025.'), 'medium: 03/21/2025 | 03/07/2025'],
    ['Surgery progress note\nPOD 2\nPain controlled.\nPlan: POD 4, advance diet.', 'medium: POD 2 | POD 4'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionDate, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Follow-up in 6 weeks', 'Follow-up on 04/18/2025'),
    withChange('No fever.', 'MRI scheduled for 03/21/2025.'),
    withChange('No fever.', 'MRI on 03/21/2025.'),
    withChange('No fever.', 'Work note until 03/21/2025. Colonoscopy due 09/12/2025.'),
    withChange('No fever.', 'Culture of 03/08/2025 grew nothing.').replace(
      'Doe, MD, 03/07/2025',
      'Doe, MD, 03/09/2025',
    ),
    withChange('No fever.', 'Privacy form reviewed; signed 03/01/2025, agreed again today.'),
    'Clinic, next visit 04/18/2025\nDate of service 03/07/2025\nHPI: knee pain.\nSigned 03/08/2025',
    withChange('No fever.', 'Last follow-up 01/03/2025. She signed the consent on 03/01/2025.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionDate, text)).toEqual([]);
  });
});
