import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateSpoken } from './date-spoken.ts';

describe('date-spoken', () => {
  it.each([
    'pain five slash ten, strength five slash five strength',
    'take one slash two tablet twice a day',
    'blood pressure one twenty over eighty, five ten milligram tablets',
    'two or three times, one by one, ten of twelve',
    'date of birth «one slash eleven slash nineteen eighty eight» comma',
    'level of nineteen on «ten slash three» so give',
    'dated «oh three fourteen twenty four» at noon',
    'addendum «ten seventeen» comma called',
    'seen «six three twenty twenty four» in clinic',
  ])('%s', (marked) => {
    expect(markFindings(dateSpoken, readMarked(marked).text)).toBe(marked);
  });
});
