import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { addressRoad } from './address-road.ts';

describe('address-road', () => {
  it.each([
    'HR 92 RR 18, BUN 31 Cr 1.6, Route 2 tablets',
    'I-131 therapy and I-123 scan; box 4 of gloves',
    'crash on «Hwy 134 @ Culpepper Ln» at noon',
    'mail to «HC 61 Box 402» please',
    'at «3325 Hwy 35», first door',
    'found off «I-45» north',
  ])('%s', (marked) => {
    expect(markFindings(addressRoad, readMarked(marked).text)).toBe(marked);
  });
});
