import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionPatient } from './contradiction-patient.ts';

describe('contradictionPatient', () => {
  it.each([
    [withChange('No fever.', 'He denies fever.'), 'medium: 52-year-old woman | He'],
    [withChange('Assessment: ', 'Assessment: 25-year-old woman. '), 'medium: 52-year-old | 25-year-old'],
    [withChange('52-year-old woman', '35-year-old woman'), 'medium: 35-year-old | 02/01/1973'],
    [withChange('No fever.', 'Prostate cancer in 2010.'), 'medium: 52-year-old woman | Prostate'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionPatient, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('No fever.', 'Her husband drove her here. He denies fever.'),
    withChange('No fever.', 'Transgender man, he denies fever.'),
    withChange('No fever.', 'Her father had prostate cancer.'),
    withChange('No fever.', 'Her mother is 78 years old.'),
    withChange('No fever.', 'She had surgery when she was a 12-year-old.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionPatient, text)).toEqual([]);
  });
});
