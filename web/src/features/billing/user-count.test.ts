import { expect, it } from 'vitest';
import { readUserCount } from './user-count.ts';

it.each([
  ['10', 10],
  ['1', 1],
  ['999', 999],
  [' 12 ', 12],
  ['007', 7],
  ['2.9', 2],
  ['3.', 3],
  ['0', 1],
  ['-0', 1],
  ['-5', 1],
  ['0.5', 1],
  ['', 1],
  ['   ', 1],
  ['abc', 1],
  ['12abc', 1],
  ['1e3', 1],
  ['0x10', 1],
  ['Infinity', 1],
  ['NaN', 1],
  ['null', 1],
  ['1,000', 1],
  ['1 000', 1],
  ['٢٥', 1],
  ['２５', 1],
  ['1001', 1000],
  ['99999999999999999999999999', 1000],
  ['9'.repeat(400), 1000],
  ['<img src=x>', 1],
])('reads %j as %i users', (text, count) => {
  expect(readUserCount(text, 1000)).toBe(count);
});
