import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapChiefComplaint } from './gap-chief-complaint.ts';

describe('gapChiefComplaint', () => {
  it.each([[withChange('Chief complaint: right knee pain\n', ''), 'medium:']])('flags %j', (text, flag) => {
    expect(flagsOf(gapChiefComplaint, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Chief complaint: right knee pain\nHPI: Right', 'HPI: She presents with knee pain. Right'),
    withChange('Office visit', 'Operative report'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapChiefComplaint, text)).toEqual([]);
  });
});
