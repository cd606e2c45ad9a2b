import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { visitTime } from './visit-time.ts';

describe('visitTime', () => {
  it('flags a level that the stated time does not reach', () => {
    const flags = visitTime.check(readChart('Total time spent today: 20 minutes. CPT 99214'), []);
    expect(flags.map((flag) => flag.message)).toEqual([
      '99214 by time needs 30 minutes, and the chart states 20. Check whether medical decision making supports the level.',
    ]);
  });

  it.each([
    'Total time spent today: 30 minutes. CPT 99214',
    'Waited 20 minutes in triage. CPT 99214',
    'Total time 20 minutes.',
  ])('says nothing of %s', (text) => {
    expect(visitTime.check(readChart(text), [])).toEqual([]);
  });
});
