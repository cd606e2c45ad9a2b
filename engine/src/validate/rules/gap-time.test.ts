import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapTime } from './gap-time.ts';

describe('gapTime', () => {
  it.each([
    [withChange('Electronically', 'CPT: 90834\nElectronically'), 'medium: 90834'],
    [withChange('Electronically', 'CPT: 99497\nElectronically'), 'medium: 99497'],
    [withChange('Electronically', 'HCPCS: T1017 x 5 units (15 minutes each)\nElectronically'), 'medium: T1017'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapTime, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Electronically', 'CPT: 90834, 45 minutes\nElectronically'),
    withChange('Electronically', 'Home visit 13:00-14:10.\nHCPCS: T1017 x 5 units\nElectronically'),
    withChange('Electronically', 'CPT: 99214\nElectronically'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapTime, text)).toEqual([]);
  });
});
