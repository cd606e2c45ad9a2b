import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionDate } from './contradiction-date.ts';

describe('contradictionDate', () => {
  it.each([
    [withChange('Follow-up in 6 weeks', 'Follow-up on 02/01/2025'), 'medium: 02/01/2025 | 03/07/2025'],
    [withChange('Doe, MD, 03/07/2025', 'Doe, MD, 03/01/2025'), 'medium: 03/01/2025 | 03/07/2025'],
    [withChange('No fever.', 'MRI on 02/30/2025.'), 'medium: 02/30/2025'],
    ['Date of admission: 03/07/2025\nDate of discharge: 03/01/2025', 'high: 03/07/2025 | 03/01/2025'],
    ['Admitted:     03/07/2025\nDischarged:   03/01/2025', 'high: 03/07/2025 | 03/01/2025'],
    [withChange('No fever.', 'MRI of 03/21/2025 showed a tear.'), 'medium: 03/21/2025 | 03/07/2025'],
    [withChange('No fever.', 'Labs 03/21/2025: A1c 7.2.'), 'medium: 03/21/2025 | 03/07/2025'],
    [withChange('No fever.', 'Fell from a ladder on 03/21/2025.'), 'medium: 03/21/2025 | 03/07/2025'],
    [withChange('No fever.', 'Last session 03/21/2025.'), 'medium: 03/21/2025 | 03/07/2025'],
    ['Surgery progress note\nPOD 2\nPain controlled.\nPlan: POD 4, advance diet.', 'medium: POD 2 | POD 4'],
    [
      withChange('right knee pain\n', 'right knee pain x 2 days\n').replace(
        'Right knee pain for 3 weeks',
        'Right knee pain for 3 months',
      ),
      'medium: x 2 days | for 3 months',
    ],
    [
      'Prenatal visit\nDOS 12/15/2021. G2P1 at 32w4d.\nPlan: glucose test scheduled at 24 weeks. Return in 2 weeks.',
      'medium: scheduled at 24 weeks | 32w4d',
    ],
    [withChange('Follow-up in 6 weeks', 'Wound check with Dr. Esterhuizen 02/25'), 'medium: 02/25 | 03/07/2025'],
    [
      withChange('Follow-up in 6 weeks', 'Stent to be removed in the office on 02/18/2025'),
      'medium: 02/18/2025 | 03/07/2025',
    ],
    [withChange('No fever.', 'Exam in the office on 03/26/2025: small effusion.'), 'medium: 03/26/2025 | 03/07/2025'],
    [
      'Hospital progress note\nAdmitted 02/14/2022. Note date 02/16/2022, hospital day 9\nSubjective: better.',
      'medium: hospital day 9 | 02/14/2022',
    ],
    [
      'Home health visit\nVisit date: 11/16/2021\nTime in 10:50   Time out 10:05\nS: better.',
      'medium: Time in 10:50   Time out 10:05',
    ],
    [
      withChange('Follow-up in 6 weeks', 'Patient to return in April 2023'),
      'medium: return in April 2023 | 03/07/2025',
    ],
    [
      withChange('No fever.', 'Time in 2:00 PM, time out 2:20 PM, 45 minutes of treatment.'),
      'medium: 2:00 PM, time out 2:20 PM, 45 minutes',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionDate, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Follow-up in 6 weeks', 'Follow-up on 04/18/2025'),
    withChange('No fever.', 'MRI scheduled for 03/21/2025.'),
    withChange('No fever.', 'MRI on 03/21/2025.'),
    withChange('No fever.', 'Work note until 03/21/2025. Colonoscopy due 09/12/2025.'),
    withChange('No fever.', 'Culture of 03/08/2025 grew nothing.').replace(
      'Doe, MD, 03/07/2025',
      'Doe, MD, 03/09/2025',
    ),
    withChange('No fever.', 'Privacy form reviewed; signed 03/01/2025, agreed again today.'),
    'Clinic, next visit 04/18/2025\nDate of service 03/07/2025\nHPI: knee pain.\nSigned 03/08/2025',
    withChange('No fever.', 'Last follow-up 01/03/2025. She signed the consent on 03/01/2025.'),
    withChange('right knee pain\n', 'right knee pain x 3 weeks\n'),
    withChange('No fever.', 'The knee pain got worse 2 days ago.'),
    'Prenatal visit\nDOS 12/15/2021. G2P1 at 32w4d.\nPlan: growth scan at 36 weeks. Glucose test at 26 weeks was normal.',
    withChange('Follow-up in 6 weeks', 'Wound check with Dr. Esterhuizen 03/15'),
    withChange('No fever.', 'The first clinic keeps no follow-up care, so she transferred to us on 02/25.'),
    withChange('No fever.', 'Strength 04/05 in the leg.'),
    'Hospital progress note\nAdmitted 02/14/2022. Note date 02/16/2022, hospital day 3\nSubjective: better.',
    'Home health visit\nVisit date: 11/16/2021\nTime in 11:50   Time out 12:35\nS: better.',
    'Home health visit\nVisit date: 11/16/2021\nTime in 11:50   Time out 1:05\nS: better.',
    'DISCHARGE SUMMARY\nADMITTED: 11/03/2022\nDISCHARGED: 11/07/2022\nHospital course: Room air since 11/06/2022.\nPlan: Home.',
    withChange('No fever.', 'Was to return in April 2023 and did not.'),
    withChange('Follow-up in 6 weeks', 'Return in April 2025'),
    withChange('No fever.', 'Time in 2:00 PM, time out 2:45 PM, 45 minutes of treatment.'),
    withChange('No fever.', 'Seen 10:00-11:00, 20 minutes of it therapy.'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionDate, text)).toEqual([]);
  });
});
