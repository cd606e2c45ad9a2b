import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { excludes1 } from './excludes1.ts';

describe('excludes1', () => {
  it('flags codes that exclude each other', () => {
    const flags = excludes1.check(readChart('Dx: E10.9, E11.9, F32.9'), []);
    expect(flags.map((flag) => flag.message)).toEqual([
      'E10.9 and E11.9 exclude each other: type 1 and type 2 diabetes.',
    ]);
  });

  it.each(['Dx: E11.9, E11.22', 'Dx: I10, E11.9', 'no codes at all'])('says nothing of %s', (text) => {
    expect(excludes1.check(readChart(text), [])).toEqual([]);
  });
});
