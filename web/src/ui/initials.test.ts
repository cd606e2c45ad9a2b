import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes the first letters of the first and the last word', () => {
  expect(initialsOf('Dana Whitfield')).toBe('DW');
  expect(initialsOf('  dana maria  whitfield ')).toBe('DW');
  expect(initialsOf('Åsa')).toBe('Å');
  expect(initialsOf('Dr. (Lee) Wu')).toBe('DW');
  expect(initialsOf('')).toBe('');
  expect(initialsOf('123 !')).toBe('');
});
