import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapHistory } from './gap-history.ts';

describe('gapHistory', () => {
  it.each([
    [withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.', 'HPI: Knee pain.'), 'medium:'],
    [withChange('HPI: Right knee pain for 3 weeks, 6/10, worse on stairs. No fever.\n', ''), 'medium:'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapHistory, text)).toContain(flag);
  });

  it.each([completeNote, withChange('Office visit', 'Operative report')])('says nothing of %j', (text) => {
    expect(flagsOf(gapHistory, text)).toEqual([]);
  });
});
