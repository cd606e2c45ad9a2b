import { describe, expect, it } from 'vitest';
import { flagsOf, withChange } from './data/complete-note.ts';
import { contradictionMedication } from './contradiction-medication.ts';

describe('a change told from a dose that the list does not give', () => {
  it.each([
    [
      'Raise lisinopril from 20 mg to 40 mg daily. Follow-up',
      'medium: Raise lisinopril from 20 mg to 40 mg daily. | lisinopril 10 mg daily',
    ],
    ['Lisinopril 20 mg -> 40 mg daily. Follow-up', 'medium: Lisinopril 20 mg -> 40 mg daily. | lisinopril 10 mg daily'],
  ])('asks about %j', (plan, flag) => {
    expect(flagsOf(contradictionMedication, withChange('Follow-up', plan))).toContain(flag);
  });

  it.each([
    'Raise lisinopril from 10 mg to 20 mg daily. Follow-up',
    'Lisinopril 10 mg -> 20 mg daily. Follow-up',
    'Lisinopril 20 mg daily (raised from 10 mg). Follow-up',
  ])('says nothing of %j', (plan) => {
    expect(flagsOf(contradictionMedication, withChange('Follow-up', plan))).toEqual([]);
  });
});
