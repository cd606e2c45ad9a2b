import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapRisk } from './gap-risk.ts';

describe('gapRisk', () => {
  it.each([
    [withChange('No fever.', 'She reports suicidal ideation.'), 'high: suicidal ideation'],
    [withChange('No fever.', 'PHQ-9 score 22.'), 'high: PHQ-9 score 22'],
    [
      withChange('Office visit', 'Child psychiatry - medication follow-up').replace(
        'No fever.',
        'Attempt by overdose in 1998. Personal history of suicidal behavior.',
      ),
      'medium:',
    ],
    [
      withChange('Office visit', 'Psychiatry medication visit').replace(
        'No fever.',
        'No fever.\nPast psych: no suicide attempts, no self-harm.',
      ),
      'medium:',
    ],
    [
      'Psychiatry follow-up visit\nDepression is better on sertraline. Sleep is fair. Depression is better on sertraline. Sleep is fair. Depression is better on sertraline. Sleep is fair. Depression is better on sertraline. Sleep is fair. ',
      'medium:',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapRisk, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('No fever.', 'Denies suicidal ideation. PHQ-9 score 22.'),
    withChange('No fever.', 'She reports passive suicidal ideation without plan or intent; no access to firearms.'),
    withChange('No fever.', 'Her brother died by suicide.'),
    withChange('Office visit', 'Child psychiatry - medication follow-up').replace(
      'No fever.',
      'He denies wanting to be dead.',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapRisk, text)).toEqual([]);
  });
});
