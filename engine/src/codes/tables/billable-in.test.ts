import { describe, expect, it } from 'vitest';
import { billableIn, plainestParts } from './billable-in.ts';
import { builtInIcd, builtInIcdOf } from './built-in-icd.ts';
import { conditionLines } from '../conditions.data.ts';
import { listConditions } from '../conditions/index.ts';

describe('billableIn', () => {
  it.each([
    [2027, 'G35', 'G35.D'],
    [2025, 'G35', 'G35'],
    [2025, 'G35.D', 'G35'],
    [2022, 'I47.10', 'I47.1'],
    [2024, 'I47.1', 'I47.10'],
    [2027, 'I10', 'I10'],
    // A heading that never was a code.
    [2027, 'E11', undefined],
  ])('in FY%i %s is %s', (year, code, own) => {
    expect(billableIn(year === 2027 ? builtInIcd : builtInIcdOf(year), code)?.code).toBe(own);
  });

  it('has in every year a code for each condition that the engine lists', () => {
    const lists = conditionLines
      .trim()
      .split('\n')
      .map((line) => line.split('|')[0] ?? '');
    const listed = [...new Set([...lists, ...listConditions().map(([code]) => code), ...plainestParts.values()])];
    for (const year of [2022, 2024, 2025, 2026])
      expect([year, listed.filter((code) => billableIn(builtInIcdOf(year), code) === null)]).toEqual([year, []]);
    expect(listed.filter((code) => builtInIcd.find(code)?.billable !== true)).toEqual([]);
  });
});
