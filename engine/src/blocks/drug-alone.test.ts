import { describe, expect, it } from 'vitest';
import { isDrugAlone } from './drug-alone.ts';
import { EntryWords } from './entry-words.ts';

describe('a drug alone', () => {
  it.each(['metoprolol 25 po', 'atorva 80', 'lisinopril 10 mg daily', ', rifaximin.'])('is one: %s', (words) => {
    expect(isDrugAlone(new EntryWords(words))).toBe(true);
  });

  it.each(['stop metoprolol', 'metoprolol 25 given', 'aspirin, atorva 80', 'headache', ''])('is none: %s', (words) => {
    expect(isDrugAlone(new EntryWords(words))).toBe(false);
  });
});
