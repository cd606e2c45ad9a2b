import { describe, expect, it } from 'vitest';
import { oneOf } from './one-of.ts';

describe('oneOf', () => {
  it('matches the longest form that fits', () => {
    expect(new RegExp(oneOf(['no', 'no known'])).exec('no known allergies')?.[0]).toBe('no known');
  });
  it('takes marks as they stand', () => {
    const pattern = new RegExp(`^${oneOf(['w/o', 'a.b', 'x-y', '?'])}$`, 'u');
    expect(['w/o', 'a.b', 'x-y', '?'].every((form) => pattern.test(form))).toBe(true);
    expect(pattern.test('acb')).toBe(false);
  });
});
