import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionMedication } from './contradiction-medication.ts';

describe('contradictionMedication', () => {
  it.each([
    [
      withChange('Start meloxicam 7.5 mg daily.', 'Stop lisinopril. Continue lisinopril 10 mg daily.'),
      'medium: Stop lisinopril. | Continue lisinopril 10 mg daily.',
    ],
    [
      withChange('Start meloxicam 7.5 mg daily.', 'Lisinopril 40 mg daily.'),
      'medium: lisinopril 10 mg daily | Lisinopril 40 mg daily',
    ],
    [
      withChange(
        'No fever.\nMedications: lisinopril 10 mg daily',
        'Not on anticoagulants.\nMedications: apixaban 5 mg twice daily',
      ),
      'medium: Not on anticoagulants | apixaban 5 mg twice daily',
    ],
    [
      withChange('Start meloxicam 7.5 mg daily.', 'Lisinopril stopped today. Lisinopril 10 mg daily, continue.'),
      'medium: Lisinopril stopped today. | Lisinopril 10 mg daily, continue.',
    ],
    [
      withChange(
        'No fever.\nMedications: lisinopril 10 mg daily',
        'Has not started any antidepressant.\nMedications: sertraline 50 mg daily',
      ),
      'medium: Has not started any antidepressant | sertraline 50 mg daily',
    ],
    [
      withChange('lisinopril 10 mg daily', 'lisinopril 10 mg once daily').replace(
        'Start meloxicam 7.5 mg daily.',
        'No changes: lisinopril 40 mg once daily.',
      ),
      'medium: lisinopril 10 mg once daily | lisinopril 40 mg once daily',
    ],
    [
      withChange('No fever.', 'Has never used insulin.').replace(
        'lisinopril 10 mg daily',
        'insulin glargine 20 units nightly',
      ),
      'medium: Has never used insulin | insulin glargine 20 units nightly',
    ],
    [
      withChange('lisinopril 10 mg daily', 'Lisinopril was stopped in 2021. Lisinopril 10 mg daily'),
      'medium: Lisinopril | Lisinopril 10 mg daily',
    ],
    [
      withChange('No fever.', 'Cough since starting lisinopril. Stopped lisinopril 10 mg last week on advice.').replace(
        'Start meloxicam 7.5 mg daily.',
        'Continue lisinopril 10 mg daily.',
      ),
      'medium: Stopped lisinopril 10 mg last week on advice. | Continue lisinopril 10 mg daily.',
    ],
    [
      withChange('Assessment: ', 'Assessment: Hypertension, lisinopril 10 mg daily. ').replace(
        'Osteoarthritis of',
        'Continue lisinopril 40 mg daily. Osteoarthritis of',
      ),
      'medium: lisinopril 10 mg daily | lisinopril 40 mg daily',
    ],
    [
      withChange('lisinopril 10 mg daily', 'insulin glargine 22 units SC at bedtime').replace(
        'Start meloxicam 7.5 mg daily.',
        'Keep glargine at 32 units at bedtime.',
      ),
      'medium: insulin glargine 22 units SC at bedtime | glargine at 32 units at bedtime',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionMedication, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Start meloxicam 7.5 mg daily.', 'Increase lisinopril to 20 mg daily.'),
    withChange('Start meloxicam 7.5 mg daily.', 'Hold lisinopril today, resume tomorrow.'),
    withChange('Start meloxicam 7.5 mg daily.', 'Lisinopril 5 mg twice daily.'),
    withChange('lisinopril 10 mg daily', 'lisinopril 10 mg daily, atenolol stopped in May').replace(
      'Start meloxicam 7.5 mg daily.',
      'Lisinopril 10 mg continued.',
    ),
    withChange('Start meloxicam 7.5 mg daily.', 'Lisinopril to 20 mg daily.'),
    withChange('lisinopril 10 mg daily', 'Lisinopril was stopped in 2021'),
    withChange('No fever.', 'Has not started any antidepressant.').replace(
      'Start meloxicam',
      'Start sertraline 50 mg daily and meloxicam',
    ),
    withChange('Start meloxicam 7.5 mg daily.', 'Continue lisinopril, at most 40 mg a day.'),
    withChange('lisinopril 10 mg daily', 'apixaban 5 mg twice daily (not taken since 02/01/2025)').replace(
      'No fever.',
      'She stopped apixaban in February; no anticoagulant since.',
    ),
    withChange(
      'lisinopril 10 mg daily',
      'fluticasone-salmeterol 250/50 mcg twice daily, fluticasone nasal spray daily',
    ).replace('Start meloxicam', 'Stop the fluticasone nasal spray. Continue fluticasone-salmeterol. Start meloxicam'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionMedication, text)).toEqual([]);
  });
});
