import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapExam } from './gap-exam.ts';

describe('gapExam', () => {
  it.each([
    [
      withChange('Exam: Right knee small effusion, tender medial joint line. Heart regular. Lungs clear.\n', ''),
      'medium:',
    ],
    [withChange('Exam: Right knee small effusion, tender medial joint line. Heart', 'Exam: Heart'), 'medium:'],
    [withChange('Chief complaint: right knee pain', 'Chief complaint: abdominal pain'), 'medium:'],
    [withChange('Chief complaint: right knee pain', 'Chief complaint: fever, pulling at the right ear'), 'medium:'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapExam, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Chief complaint: right knee pain', 'Chief complaint: chest pain'),
    withChange(
      'Exam: Right knee small effusion, tender medial joint line. Heart regular. Lungs clear.\n',
      'Exam: Musculoskeletal: normal range of motion.\n',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapExam, text)).toEqual([]);
  });
});
