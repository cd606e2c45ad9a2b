import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { contradictionSide } from './contradiction-side.ts';

describe('contradictionSide', () => {
  it.each([
    [
      withChange('Exam: Right knee', 'Exam: Left knee'),
      'medium: right knee pain | Left knee small effusion, tender medial joint line.',
    ],
    [withChange('Plan: Start', 'Plan: MRI of the left knee. Start'), 'medium: right knee pain | MRI of the left knee.'],
    [
      'OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: left ureteral stone\nPROCEDURE: left ureteroscopy\nDESCRIPTION: Right side marked by me. Time-out. The scope was passed.',
      'high: Right side marked | left',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(contradictionSide, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Exam: Right knee', 'Exam: Left knee normal. Right knee'),
    withChange('Plan: Start', 'Plan: X-ray of the left knee for comparison. Start'),
    withChange('No fever.', 'Left knee was replaced years ago.'),
    'CC: bilateral knee pain\nExam: Left knee tender.',
    'OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: left knee meniscus tear\nPROCEDURE: left knee arthroscopy\nDESCRIPTION: Left side marked by me. Time-out. The scope was passed.',
    withChange('Plan: Start', 'Plan: Keyboard with left hand only. Start').replace(
      'Right knee pain',
      'Right hand pain',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(contradictionSide, text)).toEqual([]);
  });
});
