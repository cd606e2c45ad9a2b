import { expect, it } from 'vitest';
import { FormsWithin } from './forms-within.ts';

const forms = new FormsWithin(['no known', 'nka', 'a.b']);

it('gives the forms that stand in words, in the order of the table', () => {
  expect(forms.in('nka, no known drug allergies')).toEqual(['no known', 'nka']);
  expect(forms.in('allergic to latex')).toEqual([]);
});

it('says whether one stands in words, its marks as they are', () => {
  expect(forms.occurIn('given a.b today')).toBe(true);
  expect(forms.occurIn('given a-b today')).toBe(false);
});
