import { describe, expect, it } from 'vitest';
import { readChart } from '../read-chart.ts';
import { firstListed } from './first-listed.ts';

describe('firstListed', () => {
  it('flags an external cause in the first place', () => {
    expect(firstListed.check(readChart('Dx: W19.XXXA, S93.401A'), [])).toHaveLength(1);
  });

  it.each(['Dx: S93.401A, W19.XXXA', 'CPT 99213', ''])('says nothing of %s', (text) => {
    expect(firstListed.check(readChart(text), [])).toEqual([]);
  });
});
