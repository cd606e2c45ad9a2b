import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { copiedForward } from './copied-forward.ts';

describe('copiedForward', () => {
  it.each([
    [withChange('No fever.', 'No fever. ***'), 'medium: ***'],
    [withChange('No fever.', '[insert duration]'), 'medium: [insert duration]'],
    [
      withChange(
        'Plan:',
        'The pain began after she slipped on wet leaves in her garden and twisted the leg while falling.\nPlan: The pain began after she slipped on wet leaves in her garden and twisted the leg while falling.',
      ),
      'medium: The pain began after she slipped on wet leaves in her garden and twisted the | The pain began after she slipped on wet leaves in her garden and twisted the',
    ],
    [withChange('No fever.', 'Pulls to stand, cruises along furniture.'), 'medium: Pulls to stand'],
    [withChange('No fever.', 'Colostomy bag intact.'), 'medium: Colostomy bag intact.'],
    [withChange('Exam: Right', 'Exam (01/02/2025): Right'), 'medium: 01/02/2025 | 03/07/2025'],
    [
      withChange('Exam: Right', 'Seen 12/02/2024: Sleeps well. Walks two blocks. No fever, no locking.\nExam: Right'),
      'medium: 12/02/2024 | 03/07/2025',
    ],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(copiedForward, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Exam: Right', 'Exam: ***** Right'),
    withChange('No fever.', 'Labs 01/02/2025 normal.'),
    withChange('Exam: Right', '12/02/2024: CT of the chest, two nodules, no change.\nExam: Right'),
    withChange('Exam: Right', 'Last visit 12/02/2024: feels better, walks more, started therapy.\nExam: Right'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(copiedForward, text)).toEqual([]);
  });
});
