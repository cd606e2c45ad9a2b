import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { numberSign } from './number-sign.ts';

describe('number-sign', () => {
  it.each([
    'Oxycodone 5 mg #28, no refills',
    'Dispense #100 tablets and #1000 strips',
    'Problem #1: cough; #2: fever',
    'Hash # alone and # 12',
    'Bag to lost/found #\u00ab2217\u00bb',
    'Posted notice # \u00abIR-24-00318\u00bb today',
    'Roll # \u00abU-18820\u00bb',
  ])('%s', (marked) => {
    expect(markFindings(numberSign, readMarked(marked).text)).toBe(marked);
  });
});
