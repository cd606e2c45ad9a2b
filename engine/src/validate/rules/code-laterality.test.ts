import { describe, expect, it } from 'vitest';
import { assessWrittenCodes } from '../assess-codes.ts';
import { readChart } from '../reading/read-chart.ts';
import { codeLaterality } from './code-laterality.ts';

function check(text: string): string[] {
  const reading = readChart(text);
  return codeLaterality.check(reading, assessWrittenCodes(reading)).map((flag) => flag.message);
}

describe('codeLaterality', () => {
  it('flags the wrong side', () => {
    expect(check('Right knee pain after a fall.\nDx: M25.562')).toEqual([
      'M25.562 is for the left side, and the chart says right.',
    ]);
  });

  it('flags an unspecified side where the chart names one', () => {
    expect(check('Left shoulder pain for a week.\nDx: M25.519')).toEqual([
      'M25.519 leaves the side unspecified, and the chart says left.',
    ]);
  });

  it.each([
    'Right knee pain.\nDx: M25.561',
    'Knee pain.\nDx: M25.569',
    'Low back pain.\nDx: M54.50',
    'Hypertension, right handed.\nDx: I10',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
