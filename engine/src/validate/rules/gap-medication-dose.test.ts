import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapMedicationDose } from './gap-medication-dose.ts';

describe('gapMedicationDose', () => {
  it.each([
    [withChange('Start meloxicam 7.5 mg daily', 'Start meloxicam'), 'medium: meloxicam'],
    [withChange('Start meloxicam 7.5 mg daily', 'Start meloxicam 7.5 mg'), 'medium: meloxicam 7.5 mg'],
    [withChange('Start meloxicam 7.5 mg daily', 'Raise the lisinopril'), 'medium: lisinopril'],
    [withChange('Start meloxicam 7.5 mg daily', 'Levothyroxine unchanged'), 'medium: Levothyroxine'],
    [withChange('Start meloxicam 7.5 mg daily', 'Continue sertraline'), 'medium: sertraline'],
    [
      withChange(
        'Medications: lisinopril 10 mg daily',
        'Medications: lisinopril 10 mg daily, metformin 500 mg twice daily, atorvastatin',
      ),
      'medium: atorvastatin',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapMedicationDose, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Start meloxicam 7.5 mg daily', 'Stop meloxicam'),
    withChange('Start meloxicam 7.5 mg daily', 'Consider meloxicam'),
    withChange('Start meloxicam 7.5 mg daily', 'Raise the lisinopril to 20 mg daily'),
    withChange('Start meloxicam 7.5 mg daily', 'Start lisinopril'),
    withChange('Start meloxicam 7.5 mg daily', 'Continue lisinopril'),
    withChange('Start meloxicam 7.5 mg daily', 'Stop sertraline'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapMedicationDose, text)).toEqual([]);
  });
});
