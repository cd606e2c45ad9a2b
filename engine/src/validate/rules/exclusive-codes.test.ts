import { describe, expect, it } from 'vitest';
import { readChart } from '../read-chart.ts';
import { exclusiveCodes } from './exclusive-codes.ts';

describe('exclusiveCodes', () => {
  it('flags codes that exclude each other', () => {
    const flags = exclusiveCodes.check(readChart('Dx: E10.9, E11.9, F32.9'), []);
    expect(flags.map((flag) => flag.message)).toEqual([
      'E10.9 and E11.9 exclude each other: type 1 and type 2 diabetes.',
    ]);
  });

  it.each(['Dx: E11.9, E11.22', 'Dx: I10, E11.9', 'no codes at all'])('says nothing of %s', (text) => {
    expect(exclusiveCodes.check(readChart(text), [])).toEqual([]);
  });
});
