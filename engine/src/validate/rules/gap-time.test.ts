import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapTime } from './gap-time.ts';

describe('gapTime', () => {
  it.each([
    [withChange('Electronically', 'CPT: 90834\nElectronically'), 'medium: 90834'],
    [withChange('Electronically', 'CPT: 99497\nElectronically'), 'medium: 99497'],
    [withChange('Electronically', 'HCPCS: T1017 x 5 units (15 minutes each)\nElectronically'), 'medium: T1017'],
    [
      withChange('Plan:', 'Counseled on quitting.\nPlan:').replace('Electronically', 'CPT: 99406\nElectronically'),
      'medium: Counseled on quitting | 99406',
    ],
    [
      withChange('Plan:', 'Level by time (records, history, orders).\nPlan:').replace(
        'Electronically',
        'CPT: 99215\nElectronically',
      ),
      'medium: Level by time',
    ],
    [
      withChange('Plan:', 'Therapeutic exercise, 15 minutes.\nNeuromuscular re-education: balance.\nPlan:').replace(
        'Electronically',
        'CPT: 97110-GP x 1, 97112-GP x 1\nElectronically',
      ),
      'medium: Neuromuscular',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapTime, text)).toContain(flag);
  });

  it.each([
    withChange(
      'Plan:',
      'ADVANCE CARE PLANNING: offered as voluntary, he agreed. Proxy and living will signed. 18 minutes face to face.\nPlan:',
    ).replace('Electronically', 'CPT: 99497\nElectronically'),
    completeNote,
    withChange('Electronically', 'CPT: 90834, 45 minutes\nElectronically'),
    withChange('Electronically', 'Home visit 13:00-14:10.\nHCPCS: T1017 x 5 units\nElectronically'),
    withChange('Electronically', 'CPT: 99214\nElectronically'),
    withChange(
      'Plan:',
      'Therapeutic exercise, 15 minutes.\nNeuromuscular re-education: balance. Total timed minutes 30.\nPlan:',
    ).replace('Electronically', 'CPT: 97110-GP x 1, 97112-GP x 1\nElectronically'),
    withChange('Plan:', 'Level by time: total 44 min.\nPlan:').replace('Electronically', 'CPT: 99215\nElectronically'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapTime, text)).toEqual([]);
  });
});
