import { describe, expect, it } from 'vitest';
import { dividerAt } from './divider.ts';

describe('the divider', () => {
  it.each([
    [100, 100, 400, 0],
    [300, 100, 400, 50],
    [500, 100, 400, 100],
    [301, 100, 400, 50],
    [303, 100, 400, 51],
  ])('stands at a pointer at %i, from %i over %i: %i', (pointer, start, size, percent) => {
    expect(dividerAt(pointer, start, size)).toBe(percent);
  });

  it('stays between its ends', () => {
    expect(dividerAt(-1e9, 0, 400)).toBe(0);
    expect(dividerAt(1e9, 0, 400)).toBe(100);
  });

  it('stays in the middle of what has no size', () => {
    expect(dividerAt(10, 0, 0)).toBe(50);
    expect(dividerAt(Number.NaN, 0, 400)).toBe(50);
  });
});
