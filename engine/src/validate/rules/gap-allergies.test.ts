import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapAllergies } from './gap-allergies.ts';

describe('gapAllergies', () => {
  it.each([
    [withChange('Allergies: penicillin (hives)\n', ''), 'medium: meloxicam 7.5 mg daily'],
    [
      withChange('Allergies: penicillin (hives)\n', 'He tells of cold intolerance.\n'),
      'medium: meloxicam 7.5 mg daily',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapAllergies, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('penicillin (hives)', 'NKDA'),
    'Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. Office visit for knee pain. ',
    withChange('Office visit', 'Case management note'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapAllergies, text)).toEqual([]);
  });
});
