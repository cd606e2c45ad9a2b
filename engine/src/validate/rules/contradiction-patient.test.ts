import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionPatient } from './contradiction-patient.ts';

describe('contradictionPatient', () => {
  it.each([
    [
      'Clinic note 03/01/2022\nPt: Theo Vance | DOB 08/09/1944 | 97 y | Male\nReason: cough.\nExam: lungs clear.',
      'medium: 97 y | 08/09/1944',
    ],
    [
      'Clinic note 03/01/2022\nPt: Theo Vance (DOB 08/09/1964, 77 y)\nReason: cough.\nExam: lungs clear.',
      'medium: 77 y | 08/09/1964',
    ],
    [
      'Clinic note 03/01/2022\nTheo Vance | DOB 08/09/1944 | 77 y | female\nMr. Vance has a cough.\nExam: lungs clear.',
      'medium: 77 y | female | Mr. Vance',
    ],
    [withChange('No fever.', 'He denies fever.'), 'medium: 52-year-old woman | He'],
    [withChange('Assessment: ', 'Assessment: 25-year-old woman. '), 'medium: 52-year-old | 25-year-old'],
    [withChange('52-year-old woman', '35-year-old woman'), 'medium: 35-year-old | 02/01/1973'],
    [withChange('No fever.', 'Rates it 6/10; he wants his doctor to know.'), 'medium: 52-year-old woman | he'],
    [withChange('No fever.', 'Slept badly. Told me that he limps.'), 'medium: 52-year-old woman | he'],
    [withChange('Ana Reyes, 52-year-old woman', 'Ana Reyes, woman, 25'), 'medium: woman, 25 | 02/01/1973'],
    [withChange('Ana Reyes, 52-year-old woman,', 'Ana Reyes; 25;'), 'medium: ; 25; | 02/01/1973'],
    [
      'Clinic\nPatient: Tom Lund | M | DOB 03/01/2024 | Date of service 03/07/2025\nReason: 12-year check.\nExam: walks.',
      'medium: 12-year check | 03/01/2024',
    ],
    [
      'Progress note\nPt: Theodore Vance   M   DOB 08/09/1944   77 y\nNote date 02/16/2022\nSubjective: Breathing easier. She states her daughter will stay tonight.\nExam: Lungs clear.',
      'medium: M | She',
    ],
    [withChange('No fever.', 'Pain under the strap of her bra. He limps.'), 'medium: 52-year-old woman | He'],
    [withChange('No fever.', 'Prostate cancer in 2010.'), 'medium: 52-year-old woman | Prostate'],
    [
      withChange('Ana Reyes, 52-year-old woman', 'Ana Reyes, 52 F.').replace('No fever.', 'He limps. He denies fever.'),
      'medium: 52 F | He',
    ],
    [
      'Hospital day 3\nMr. Ostrander reports less cough.\nSubjective: Mrs. Dahl ate breakfast.\nExam: lungs clear.',
      'medium: Mrs. Dahl | Mr. Ostrander',
    ],
    [withChange('52-year-old woman', 'Age: 35'), 'medium: Age: 35 | 02/01/1973'],
    [withChange('52-year-old woman', '30 yr F'), 'medium: 30 yr F | 02/01/1973'],
    [
      withChange('Ana Reyes, 52-year-old woman', 'Tom Reyes, 52-year-old man').replace('Lungs clear', 'Labia normal'),
      'medium: 52-year-old man | Labia',
    ],
    [
      'Clinic note 03/01/2022\nChild: Sam Lund, male, 7 months, DOB 03/01/2015. Seen 03/01/2022.\nReason: cough.\nExam: lungs clear.',
      'medium: 7 months | 03/01/2015',
    ],
    [
      'Video visit\nChild: Sam Lund, boy, 51 years, DOB 06/24/2016; mother present.\nReason: rash.\nExam: red patches.',
      'medium: boy, 51 years',
    ],
    [
      'Individual psychotherapy note 03/01/2022\nClient: Ione Park  DOB 09/27/1992 (29)  Pronouns: she/her\nMr. Park describes low mood.',
      'medium: she/her | Mr. Park',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. Mr. Ferrante tolerated the infusion.'),
      'medium: Mr. Ferrante | Ana Reyes',
    ],
    [withChange('Exam: Right knee', 'Exam: Man looking his stated age. Right knee'), 'medium: 52-year-old woman | Man'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionPatient, text)).toContain(flag);
  });

  it.each([
    'Clinic note 03/01/2022\nPt: Theo Vance | DOB 08/09/1944 | 77 y | Male\nReason: cough, smoked for 30 years.\nExam: lungs clear.',
    'Clinic note 03/01/2022\nTheo Vance, 36 y, male\nHe was moving a resident from bed when her knees gave way and he took the weight.\nExam: back tender.',
    completeNote,
    withChange('No fever.', 'Her husband drove her here. He denies fever.'),
    withChange('No fever.', 'Seen with her son, who says that he worries.'),
    withChange('No fever.', 'Her doctor retired; he had prescribed naproxen.'),
    withChange('Ana Reyes, 52-year-old woman', 'Ana Reyes, woman, 52'),
    withChange('No fever.', 'Tetanus at age 4.'),
    'Clinic\nPatient: Tom Lund | M | DOB 03/01/2024 | Date of service 03/07/2025\nReason: 12-month check.\nExam: walks.',
    withChange('No fever.', 'Transgender man, he denies fever.'),
    withChange('No fever.', 'Her father had prostate cancer.'),
    withChange('No fever.', 'Her mother is 78 years old.'),
    withChange('No fever.', 'She had surgery when she was a 12-year-old.'),
    withChange('Plan:', 'Referred by K. Osei, MD; plan of care certified by him.\nPlan:'),
    withChange('No fever.', 'CT for a breast, lung, prostatic or renal primary was clean.'),
    withChange('No fever.', 'Ms. Reyes reports stairs hurt. Ms. Hale, RN, was present.'),
    withChange('No fever.', 'Ms. Reyes reports pain. Her daughter Ms. Castell says that she limps.'),
    'Home health schedule\nONE, ANN  AGE: 90\nTWO, BEA  AGE: 94',
    'Clinic note\nChild: Sam Lund, boy, 5 years, DOB 06/24/2016. Date 01/11/2022\nReason: rash.\nSister is 3 months old.',
    withChange('Lungs clear.', 'Lungs clear. Mrs. Reyes tolerated the examination.'),
    withChange('No fever.', 'Her aide Ms. Ferrante denied any fall at home.'),
    'Well-child visit\nName: Odette Lund  Age: 4 years  DOB 05/03/2018\nDate of visit: 05/24/2022\nSOCIAL: Lives with a 7-year-old brother.',
    withChange('No fever.', 'Her husband is here. He reports that she stopped the tablets.'),
    withChange('Chief complaint', 'Referred by Tobias Wren, NP\nChief complaint').replace(
      'No fever.',
      'Letter to Mr. Wren.',
    ),
    withChange('T 98.4 F', 'Temp 96 F'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionPatient, text)).toEqual([]);
  });
});
