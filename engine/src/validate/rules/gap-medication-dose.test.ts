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
    [withChange('Start meloxicam 7.5 mg daily', 'Sertraline'), 'medium: Sertraline'],
    [withChange('Start meloxicam 7.5 mg daily', 'Knee brace, ice, meloxicam with food'), 'medium: meloxicam with food'],
    [withChange('Start meloxicam 7.5 mg daily', 'She chooses meloxicam'), 'medium: meloxicam'],
    [
      withChange('Start meloxicam 7.5 mg daily', 'Arthritis without effusion: meloxicam daily'),
      'medium: meloxicam daily',
    ],
    [withChange('Start meloxicam 7.5 mg daily', 'Methotrexate raised'), 'medium: Methotrexate'],
    [
      withChange('Start meloxicam 7.5 mg daily', 'Start oral potassium chloride today, recheck at 16:00'),
      'medium: potassium chloride',
    ],
    [
      withChange('Start meloxicam 7.5 mg daily', 'Oxycodone every 6 hours as needed, 8 tablets'),
      'medium: Oxycodone every 6 hours as needed, 8 tablets',
    ],
    [withChange('Start meloxicam 7.5 mg daily', 'Acetaminophen 650 mg if sore'), 'medium: Acetaminophen 650 mg'],
    [withChange('Start meloxicam 7.5 mg daily', 'Sumatriptan at onset'), 'medium: Sumatriptan'],
    [
      withChange('Start meloxicam 7.5 mg daily', 'Add empagliflozin 10 mg, which serves the heart failure too'),
      'medium: empagliflozin 10 mg',
    ],
    [withChange('HPI: Right', 'HPI: Raise the levothyroxine, TSH in 8 weeks. Right'), 'medium: levothyroxine'],
    [withChange('Medications: lisinopril 10 mg daily', 'Medications: lisinopril daily'), 'medium: lisinopril daily'],
    [
      withChange(
        'Medications: lisinopril 10 mg daily',
        'Medications: furosemide 40 mg IV twice daily, lisinopril 10 mg',
      ),
      'medium: lisinopril 10 mg',
    ],
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
    withChange('Start meloxicam 7.5 mg daily', 'STOP: naproxen, zolpidem'),
    withChange('lisinopril 10 mg daily', 'lisinopril 10 mg daily; insulin lispro correction SC before meals'),
    withChange('Start meloxicam 7.5 mg daily', 'Naproxen - held because of the kidneys'),
    withChange('Start meloxicam 7.5 mg daily', 'Choices explained (wait, naproxen, surgery)'),
    withChange('Start meloxicam 7.5 mg daily', 'Long-term insulin'),
    withChange('Start meloxicam 7.5 mg daily', 'Naltrexone to be weighed after liver tests'),
    withChange('Start meloxicam 7.5 mg daily', 'Petrolatum after bath'),
    withChange('Start meloxicam 7.5 mg daily', 'Rescue: intranasal midazolam 5 mg for a seizure over 5 minutes'),
    withChange('Start meloxicam 7.5 mg daily', 'Nitroglycerin 0.4 mg under the tongue as needed renewed'),
    withChange('Start meloxicam 7.5 mg daily', 'Start propranolol, twenty milligrams twice a day'),
    withChange('Start meloxicam 7.5 mg daily', 'Sertraline 50 mg p.o. q.a.m.'),
    withChange(
      'Medications: lisinopril 10 mg daily',
      'Medications: lisinopril 10 mg daily. Aspirin 81 mg stopped last week',
    ),
    withChange(
      'Medications: lisinopril 10 mg daily',
      'Medications: lisinopril 10 mg daily. Cephalexin finished on 02/28',
    ),
    withChange('Office visit', 'Case management note').replace('Start meloxicam 7.5 mg daily', 'Start meloxicam'),
    withChange('lisinopril 10 mg daily', 'insulin lispro correction before meals'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapMedicationDose, text)).toEqual([]);
  });
});
