import { describe, expect, it } from 'vitest';
import { completeNote, flagsOf, withChange } from './data/complete-note.ts';
import { gapSignature } from './gap-signature.ts';

describe('gapSignature', () => {
  it.each([
    [withChange('Electronically signed by Jane Doe, MD, 03/07/2025', ''), 'medium:'],
    [withChange('Jane Doe, MD', 'Jane Doe'), 'medium:'],
    [withChange('Electronically signed by Jane Doe, MD, 03/07/2025', 'Signature pending'), 'medium: Signature pending'],
  ])('flags %j', (text, flag) => {
    expect(flagsOf(gapSignature, text)).toContain(flag);
  });

  it.each([
    completeNote,
    withChange('Electronically signed by Jane Doe, MD', 'Jane Doe, FNP-BC'),
    withChange('Follow-up', 'Sports physical deferred, form NOT signed. Follow-up'),
    withChange(
      'Electronically signed by Jane Doe, MD, 03/07/2025',
      'Jane Doe, DO  03/07/2025 3:27 PM, electronically signed',
    ),
  ])('says nothing of %j', (text) => {
    expect(flagsOf(gapSignature, text)).toEqual([]);
  });
});
