import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionFinding } from './contradiction-finding.ts';

describe('contradictionFinding', () => {
  it.each([
    [
      withChange('No fever.', 'She has had a cough for a week.\nROS: Denies cough.'),
      'medium: She has had a cough for a week. | Denies cough.',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. No edema. Legs with 2+ pitting edema.'),
      'medium: No edema. | Legs with 2+ pitting edema.',
    ],
    [
      withChange('No fever.', 'Never smoker.\nSocial history: smokes 1 pack per day.'),
      'medium: Never smoker. | smokes 1 pack per day.',
    ],
    [withChange('Lungs clear.', 'Lungs clear. Wheezing throughout.'), 'medium: Lungs clear. | Wheezing throughout.'],
    [
      withChange('Lungs clear.', 'Lungs clear. Sclerae anicteric. Scleral icterus.'),
      'medium: Sclerae anicteric. | Scleral icterus.',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. No lymphadenopathy. Tender cervical lymph nodes.'),
      'medium: No lymphadenopathy. | Tender cervical lymph nodes.',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. Oropharynx clear. White tonsillar exudates.'),
      'medium: Oropharynx clear. | White tonsillar exudates.',
    ],
    [
      withChange('No fever.', 'Denies drug use.\nSocial history: Uses cocaine.'),
      'medium: Denies drug use. | Uses cocaine.',
    ],
    [
      withChange('No fever.', 'No numbness.').replace('Lungs clear.', 'Lungs clear. Left hand: no sensation.'),
      'medium: No numbness. | Left hand: no sensation.',
    ],
    [withChange('No fever.', 'Never had gout.').replace('Assessment: ', 'Assessment: Gout. '), 'medium: Gout | gout'],
    [
      'OPERATIVE REPORT\nCOMPLICATIONS: none\nDESCRIPTION: A loop of bowel was injured and oversewn with silk.',
      'medium: DESCRIPTION: A loop of bowel was injured and oversewn with silk. | COMPLICATIONS: none',
    ],
    [
      'HPI: Walks with a cane to the mailbox.\nAssessment: wheelchair-bound, dependent for all transfers.',
      'medium: wheelchair-bound, dependent for all transfers. | Walks with a cane to the mailbox.',
    ],
    [
      'Vitals: HR 78 irregular\nExam: Heart: regular rate and rhythm.\nAssessment: Permanent atrial fibrillation.',
      'medium: Heart: regular rate and rhythm. | HR 78 irregular',
    ],
    [
      'Wound clinic\nExam: heel ulcer 2.1 x 1.8 cm.\nAssessment: smaller (1.6 x 1.2 last week).',
      'medium: (1.6 x 1.2 last week | ulcer 2.1 x 1.8',
    ],
    [
      'OPERATIVE REPORT\nANESTHESIA: Spinal, awake throughout.\nDESCRIPTION: After induction and intubation the groin was prepped.',
      'medium: Spinal, awake throughout. | DESCRIPTION: After induction and intubation the groin was prepped.',
    ],
    [
      'INTERVAL HISTORY: Four such seizures since 12/2021. No seizures of any kind, she is pleased.\nAssessment: epilepsy.',
      'medium: No seizures of any kind, she is pleased. | Four such seizures since 12/2021.',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. Uterus surgically absent.').replace('No fever.', 'LMP 02/20/2025.'),
      'medium: Uterus surgically absent | LMP 02/20/2025.',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. Light touch absent over the thumb. Neurovascularly intact.'),
      'medium: Light touch absent | Neurovascularly intact',
    ],
    [
      withChange('Assessment: ', 'Assessment: Incomplete colonoscopy because of poor preparation. ').replace(
        'Lungs clear.',
        'Lungs clear. The scope was passed to the cecum.',
      ),
      'medium: The scope was passed to the cecum. | Incomplete colonoscopy because of poor preparation.',
    ],
    [
      withChange('No fever.', 'PHQ-9 score 14.').replace('Assessment: ', 'Assessment: Depression, PHQ-9 of 4. '),
      'medium: PHQ-9 score 14 | PHQ-9 of 4',
    ],
    [
      withChange('Lungs clear.', 'Lungs clear. SLR negative to 85 degrees.').replace(
        'Assessment: ',
        'Assessment: SLR still reproduces the pain. ',
      ),
      'medium: SLR still reproduces | SLR negative',
    ],
    [
      withChange(
        'Lungs clear.',
        'Lungs clear. Ulcer clean, no slough.\nProcedure: Slough debrided down to bleeding fat.',
      ),
      'medium: Slough debrided | slough',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionFinding, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('No fever.', 'Cough has resolved.\nROS: Denies cough.'),
    withChange('No fever.', 'Husband smokes 1 pack per day.\nSocial history: never smoker.'),
    withChange('Lungs clear.', 'No edema today; 2+ edema last week.'),
    withChange('Lungs clear.', 'Lungs clear. No jaundice. No scleral icterus.'),
    withChange('Lungs clear.', 'Lungs clear. Oropharynx clear, no tonsillar exudates.'),
    withChange('Lungs clear.', 'Lungs clear. Wheezing throughout on arrival.'),
    withChange('No fever.', 'Denies drug use.\nSocial history: Used cocaine until ten years ago.'),
    withChange('No fever.', 'No history of gout.').replace('Assessment: ', 'Assessment: New gout. '),
    withChange('No fever.', 'Never had gout; her father did.'),
    withChange('No fever.', 'No drug allergies.\nSocial history: Husband uses cocaine.'),
    'OPERATIVE REPORT\nCOMPLICATIONS: none\nDESCRIPTION: The bowel was seen and not injured. The sac was closed.',
    'Wound clinic\nExam: heel ulcer 2.1 x 1.8 cm.\nAssessment: smaller (2.6 x 2.2 last week).',
    'HPI: one-sided headache, no visual or sensory aura.\nAssessment: Migraine without aura.',
    withChange('No fever.', 'A classmate tested positive for COVID-19.\nCOVID-19 antigen negative.'),
    withChange('Start meloxicam', 'To report joint pain. Start meloxicam').replace('No fever.', 'No joint pain.'),
    withChange('Follow-up', 'Return sooner for fever. Follow-up'),
    withChange('No fever.', 'PHQ-9 14, last month 6.'),
    withChange('No fever.', 'No dizziness.').replace(
      'Start meloxicam',
      'Dizziness and rash explained. Start meloxicam',
    ),
    withChange('No fever.', 'No ulcer, drainage, fever.\nROS: neg for fever, chills.'),
    withChange('No fever.', 'Got a rash and fever on an antibiotic during the 2020 admission. No fever.'),
    withChange('No fever.', 'Never smoker.\nSocial history: nobody smokes at home.'),
    withChange('No fever.', 'No vomiting.').replace(
      'Start meloxicam',
      'ER now for repeated vomiting, weakness or seizure. Start meloxicam',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionFinding, text)).toEqual([]);
  });
});
