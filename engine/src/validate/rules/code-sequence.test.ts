import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { codeSequence } from './code-sequence.ts';

describe('codeSequence', () => {
  it('flags an external cause in the first place', () => {
    expect(codeSequence.check(readChart('Dx: W19.XXXA, S93.401A'), [])).toHaveLength(1);
  });

  it.each(['Dx: S93.401A, W19.XXXA', 'CPT 99213', ''])('says nothing of %s', (text) => {
    expect(codeSequence.check(readChart(text), [])).toEqual([]);
  });
});
