import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionAllergy } from './contradiction-allergy.ts';

describe('contradictionAllergy', () => {
  it.each([
    [
      withChange('Start meloxicam 7.5 mg', 'Start amoxicillin 500 mg'),
      'high: penicillin (hives) | amoxicillin 500 mg daily',
    ],
    [
      withChange('Start meloxicam 7.5 mg', 'Start cephalexin 500 mg'),
      'low: penicillin (hives) | cephalexin 500 mg daily',
    ],
    [withChange('penicillin (hives)', 'meloxicam (nausea)'), 'medium: meloxicam (nausea) | meloxicam 7.5 mg daily'],
    [withChange('penicillin (hives)', 'NKDA. Allergic to penicillin'), 'medium: NKDA | Allergic to penicillin'],
    [
      withChange('Allergies: penicillin (hives)', 'Allergies: latex (hives); latex catheter used today.'),
      'high: latex (hives) | latex',
    ],
    [
      withChange(
        'Start meloxicam 7.5 mg',
        'Strain without swelling, ice for 2 days with rest, meloxicam 7.5 mg',
      ).replace('penicillin', 'meloxicam'),
      'high: meloxicam (hives) | meloxicam 7.5 mg daily',
    ],
    [
      'OPERATIVE REPORT\nALLERGIES: ciprofloxacin (lip swelling), sulfa\nDESCRIPTION: Ciprofloxacin 400 mg IV had been given at 07:10. Time-out.',
      'high: ciprofloxacin (lip swelling) | Ciprofloxacin 400 mg IV',
    ],
    [
      withChange('Allergies: penicillin (hives)', 'PMH: penicillin allergy.\nAllergies: NKDA'),
      'medium: NKDA | penicillin allergy',
    ],
    [
      withChange('penicillin (hives)', 'sulfa (hives)').replace(
        'Start meloxicam 7.5 mg',
        'Start trimethoprim-sulfamethoxazole 800 mg',
      ),
      'high: sulfa (hives) | trimethoprim-sulfamethoxazole 800 mg daily',
    ],
    [
      withChange('penicillin (hives)', 'codeine (hives)').replace(
        'Start meloxicam 7.5 mg',
        'Start guaifenesin-codeine 10 mL',
      ),
      'high: codeine (hives) | guaifenesin-codeine 10 mL daily',
    ],
    [
      withChange('penicillin (hives)', 'NKDA').replace('No fever.', 'PMH: Hives from amoxicillin in 2020.'),
      'medium: NKDA | amoxicillin',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionAllergy, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Start meloxicam 7.5 mg daily.', 'Avoid amoxicillin.'),
    withChange('Start meloxicam 7.5 mg daily.', 'Has tolerated amoxicillin since. Start amoxicillin 500 mg daily.'),
    withChange('penicillin (hives)', 'codeine (itching)'),
    withChange('penicillin (hives)', 'NKDA'),
    withChange('Allergies: penicillin (hives)', 'Allergies: latex (hives); latex-free bands used today.'),
    'OPERATIVE REPORT\nALLERGIES: cefazolin (rash)\nDESCRIPTION: Clindamycin 900 mg IV had been given instead of cefazolin 2 g because of the allergy.',
    withChange('Allergies: penicillin (hives)', 'No penicillin allergy.\nAllergies: NKDA'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionAllergy, text)).toEqual([]);
  });
});
