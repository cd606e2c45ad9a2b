import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapChiefComplaint } from './gap-chief-complaint.ts';

describe('gapChiefComplaint', () => {
  it.each([
    [withChange('Chief complaint: right knee pain\n', ''), 'medium:'],
    [
      withChange('Chief complaint: right knee pain\n', '').replace(
        'Follow-up in 6 weeks',
        'Return for fever, clinic visit for sutures',
      ),
      'medium:',
    ],
    [withChange('Chief complaint: right knee pain\nHPI:', 'Interval history: Feels well. HPI:'), 'medium:'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapChiefComplaint, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Chief complaint: right knee pain\nHPI: Right', 'HPI: She presents with knee pain. Right'),
    withChange('Office visit', 'Operative report'),
    withChange('Chief complaint: right knee pain\nHPI:', 'HPI: Her son brings her in because of knee pain.'),
    withChange('Chief complaint: right knee pain\nHPI:', 'INTERVAL HISTORY\nLeft temporal lobe epilepsy since 17.'),
    withChange('Chief complaint: right knee pain', 'Reason for stay: leg swelling'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapChiefComplaint, text)).toEqual([]);
  });
});
