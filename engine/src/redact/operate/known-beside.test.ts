import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';
import { redactParts } from './redact-parts.ts';

const message = 'Please take the identifiers out of the letter about Mrs. Ingrid Halvorsen, MRN 44719.';
const letter = 'The photo shows halvorsen_left_knee and no more. Kept in box 44719 today.';
const redacted = 'The photo shows REDACT_left_knee and no more. Kept in box REDACT today.';

describe('what stands beside a document', () => {
  test('a name or number found there is found in the document', () => {
    expect(redact(letter).redacted).toBe(letter);
    expect(redact(letter, { beside: [message] }).redacted).toBe(redacted);
    expect(redactParts(['Dear all', letter], { beside: ['', message] })[1]?.text).toBe(redacted);
  });

  test('nothing beside it changes nothing', () => {
    expect(redact(letter, { beside: ['', '  '] })).toEqual(redact(letter));
  });
});
