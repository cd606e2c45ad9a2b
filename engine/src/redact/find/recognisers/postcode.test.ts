import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { postcode } from './postcode.ts';

describe('postcode', () => {
  it.each([
    'Dayton, OH «45402-1020»',
    'ZIP code: «10115», at «SW1A 2AA»',
    'From «CR2 6XH» to «M1 1AE»',
    'Platelets 45402 and OH groups',
    'B12 500 mcg daily, T4 1.2, L4 root',
    'Vitamin B6 and C1 esterase',
    'ZIP: «7412 SL», zip code «K1A 0B1»',
    'Postal code: «521 07» there',
    'Sodium 521 07 and K1A lead',
  ])('%s', (marked) => {
    expect(markFindings(postcode, readMarked(marked).text)).toBe(marked);
  });
});
