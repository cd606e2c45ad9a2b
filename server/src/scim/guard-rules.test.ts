import { expect, it } from 'vitest';
import { isTooMany } from './guard-rules.ts';

it('stops more than five people and more than a fifth, and nothing less', () => {
  expect(isTooMany(4, 3)).toBe(false);
  expect(isTooMany(5, 3)).toBe(true);
  // 20 of 100 is a fifth; the next one is more.
  expect(isTooMany(19, 81)).toBe(false);
  expect(isTooMany(20, 80)).toBe(true);
});
