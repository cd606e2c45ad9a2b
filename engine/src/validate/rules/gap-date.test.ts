import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapDate } from './gap-date.ts';

describe('gapDate', () => {
  it.each([
    [withChange('Date of service: 03/07/2025\n', ''), 'medium:'],
    [withChange('Date of service: 03/07/2025', 'Date of service:'), 'medium: Date of service:'],
    [
      withChange('Electronically signed by Jane Doe, MD, 03/07/2025', 'Jane Doe, MD, signed, date: '),
      'medium: signed, date:',
    ],
    [withChange('Date of service: 03/07/2025', 'DOS: ____'), 'medium: DOS: ____'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapDate, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Date of service: 03/07/2025', 'Seen on March 7, 2025'),
    withChange('Date of service: 03/07/2025', 'Date of service:\n03/07/2025'),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapDate, text)).toEqual([]);
  });
});
