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
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionFinding, text)).toEqual([]);
  });
});
