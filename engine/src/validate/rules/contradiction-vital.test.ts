import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionVital } from './contradiction-vital.ts';

describe('contradictionVital', () => {
  it.each([
    [withChange('T 98.4 F', 'T 102.2 F'), 'medium: No fever | T 102.2 F'],
    [withChange('BMI 24.2', 'BMI 34.2'), 'medium: BMI 34.2 | weight 70 kg | height 170 cm'],
    [withChange('T 98.4 F', 'SpO2 84 %. Not hypoxic'), 'high: Not hypoxic | SpO2 84 %'],
    [withChange('BP 128/76', 'BP 178/102, normotensive'), 'medium: normotensive | BP 178/102'],
    [
      withChange('T 98.4 F', 'T 102.2 F').replace('No fever', 'Fever is gone since Monday'),
      'medium: Fever is gone since | T 102.2 F',
    ],
    [withChange('No fever.', 'Blood pressure today 196/112.'), 'medium: Blood pressure today 196/112 | BP 128/76'],
    [withChange('No fever.', 'Has a fever of 103.1 now.'), 'medium: fever of 103.1 | T 98.4 F'],
    [withChange('Exam: ', 'Exam: Tachycardic. '), 'medium: Tachycardic | HR 72'],
    [withChange('No fever.', 'No fever.\nExam: temp 101.9 F, afebrile, alert.'), 'high: temp 101.9 F'],
    [
      withChange(
        'No fever.',
        'Before session BP 126/74.\nResponse: a starting pressure of 162/94 allowed all exercises.',
      ),
      'medium: Before session BP 126/74 | starting pressure of 162/94',
    ],
    [
      withChange('T 98.4 F', 'SpO2 91 % on 3 L NC').replace('Lungs clear', 'Comfortable on room air'),
      'medium: on room air | on 3 L',
    ],
    [
      withChange('No fever.', 'Glad of the 14 lb weight loss. Last visit 140 lb.'),
      'medium: weight loss | weight 70 kg | Last visit 140 lb',
    ],
    [
      withChange('BP 128/76', 'BP 182/104').replace('Assessment: ', 'Assessment: Hypertension (I10). At goal. '),
      'medium: Hypertension (I10). | BP 182/104',
    ],
    [withChange('weight 70 kg', 'weight 70 kg (180 lb)'), 'medium: 70 kg (180 lb'],
    [
      withChange('BP 128/76', 'BP 116/72').replace('Assessment: ', 'Assessment: Hypertension, not controlled. '),
      'medium: Hypertension, not controlled | BP 116/72',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionVital, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('No fever.', 'Fever to 102 at home yesterday, no fever since.'),
    withChange('T 98.4 F', 'T 99.9 F'),
    withChange('BP 128/76', 'BP 138/84, controlled hypertension'),
    withChange('No fever.', 'Blood pressure at home yesterday 196/112, feels fine now.'),
    withChange('No fever.', 'Fever of 103.1 last night.'),
    withChange('No fever.', 'Fever for 3 days, gone since Monday.'),
    withChange('No fever.', 'Before session BP 126/74. After session BP 162/94.'),
    withChange('No fever.', 'Starting pressure at the last session 162/94. Before session BP 126/74.'),
    withChange('No fever.', 'Temp 101.9 F in triage, afebrile now.'),
    withChange('T 98.4 F', 'SpO2 91 % on 3 L NC').replace('Lungs clear', 'Drops to 84 % on room air'),
    withChange('No fever.', 'Weight gain of 14 lb. Last visit 140 lb.'),
    withChange('No fever.', 'No weight loss. Last visit 140 lb.'),
    withChange('Assessment: ', 'Assessment: Hypertension (I10). At goal. '),
    withChange('weight 70 kg', 'weight 70 kg (154 lb)'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionVital, text)).toEqual([]);
  });
});
