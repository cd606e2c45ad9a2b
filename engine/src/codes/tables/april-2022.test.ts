import { describe, expect, it } from 'vitest';
import { inApril } from './april-2022.ts';
import { builtInIcdOf } from './built-in-icd.ts';

const april = inApril(builtInIcdOf(2022));

describe('the table of April 2022', () => {
  it.each([
    ['Z28.3', false],
    ['z28310', true],
    ['Z28.39', true],
    ['I10', true],
  ])('finds %s', (code, billable) => expect(april.find(code)?.billable).toBe(billable));

  it('has what October does not have, and nothing else', () => {
    expect(april.find('Z28.312')).toBeNull();
    expect(april.size).toBe([...april.under('')].length);
    expect([...april.under('Z28.3')].map(({ code }) => code)).toEqual([
      'Z28.3',
      'Z28.31',
      'Z28.310',
      'Z28.311',
      'Z28.39',
    ]);
    expect([...april.under('Z28.31')].map(({ code }) => code)).toEqual(['Z28.31', 'Z28.310', 'Z28.311']);
    expect([...april.under('I10')].length).toBe(1);
  });
});
