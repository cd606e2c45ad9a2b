import { describe, expect, test } from 'vitest';
import { genderBefore } from './gender.ts';
import { endingWord } from './ending-word.ts';

describe('the last word of a text', () => {
  test.each([
    ['seen by Mrs. ', 'mrs'],
    ['Author:  ', 'author'],
    ['co-signed BY', 'by'],
    ['12 - ', ''],
    ['', ''],
  ])('of %j is %j', (text, word) => {
    expect(endingWord(text)).toBe(word);
  });
  test.each(['la señora ', 'Nurse – ', 'Mrs.\u00a0'])('of %j is left to a pattern', (text) => {
    expect(endingWord(text)).toBeNull();
  });
  test('leaves what a pattern says beyond ASCII as it is', () => {
    expect(genderBefore('la señora ')).toBe('woman');
    expect(genderBefore('el señor\u00a0')).toBe('man');
    expect(genderBefore('the patient ')).toBeUndefined();
  });
});
