import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionDate } from './contradiction-date.ts';

describe('contradictionDate', () => {
  it.each([
    [withChange('Follow-up in 6 weeks', 'Follow-up on 02/01/2025'), 'medium: 02/01/2025 | 03/07/2025'],
    [withChange('Doe, MD, 03/07/2025', 'Doe, MD, 03/01/2025'), 'medium: 03/01/2025 | 03/07/2025'],
    [withChange('No fever.', 'MRI on 02/30/2025.'), 'medium: 02/30/2025'],
    ['Date of admission: 03/07/2025\nDate of discharge: 03/01/2025', 'high: 03/07/2025 | 03/01/2025'],
    ['Surgery progress note\nPOD 2\nPain controlled.\nPlan: POD 4, advance diet.', 'medium: POD 2 | POD 4'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionDate, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Follow-up in 6 weeks', 'Follow-up on 04/18/2025'),
    withChange('No fever.', 'Last follow-up 01/03/2025. She signed the consent on 03/01/2025.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionDate, text)).toEqual([]);
  });
});
