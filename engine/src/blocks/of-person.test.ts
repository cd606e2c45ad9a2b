import { describe, expect, test } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { isOfPerson } from './of-person.ts';

const isIn = (text: string, sentence: string): boolean => {
  const start = text.indexOf(sentence);
  return isOfPerson(text, { start, end: start + sentence.length });
};

describe('a sentence under the name of somebody else', () => {
  test.each([
    ['33F with partner Declan 36. ', 'Declan: no kids, was on testosterone till March.'],
    ['Infertility 2 yrs. ', 'Male partner: smokes, on finasteride.'],
    ['Twin 1, DOL 6. ', 'Parents: mum expressing well, on nifedipine.'],
  ])('is of them: %s"%s"', (before, sentence) => {
    expect(isIn(before + sentence, sentence)).toBe(true);
    expect(readFacts(before + sentence).map(({ subject }) => subject)).not.toContain('medications');
  });

  test.each([
    ['4M. ', 'Mum: mornings are a fight, on methylphenidate 18.'],
    ['33F with partner Declan 36. ', 'Skin: clear.'],
    ['33F. ', 'Declan: no kids.'],
  ])('is not: %s"%s"', (before, sentence) => {
    expect(isIn(before + sentence, sentence)).toBe(false);
  });
});
