import { describe, expect, it } from 'vitest';
import { sayTrialEnd } from './trial-end.ts';

const now = new Date(2024, 2, 5, 18, 32, 0);

describe('the end of a trial', () => {
  it.each([
    [new Date(2024, 2, 5, 18, 34, 9), 'Your free trial ends today at 18:34.'],
    [new Date(2024, 2, 6, 0, 0, 0), 'Your free trial ends tomorrow at 00:00.'],
    [new Date(2024, 2, 6, 18, 31, 0), 'Your free trial ends tomorrow at 18:31.'],
    [new Date(2024, 2, 7, 9, 0, 0), 'Your free trial has 2 days left.'],
    [new Date(2024, 2, 8, 18, 0, 0), 'Your free trial has 3 days left.'],
  ])('%s is said as %s', (end, words) => {
    expect(sayTrialEnd(end, now)).toBe(words);
  });
});
