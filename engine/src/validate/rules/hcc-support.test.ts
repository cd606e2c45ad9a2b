import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { hccSupport } from './hcc-support.ts';

describe('hccSupport', () => {
  it.each([
    [
      withChange(
        'Assessment: Osteoarthritis of the right knee.',
        'Assessment: Osteoarthritis of the right knee. Bipolar disorder F31.9.',
      ),
      'medium: F31.9',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(hccSupport, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange(
      'Assessment: Osteoarthritis of the right knee.',
      'Assessment: Osteoarthritis of the right knee. Bipolar disorder F31.9, stable on lithium.',
    ),
    withChange(
      'Assessment: Osteoarthritis of the right knee.',
      'Assessment: Osteoarthritis of the right knee.\nType 2 diabetes E11.9: A1c 7.1, continue metformin.',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(hccSupport, text)).toEqual([]);
  });
});
