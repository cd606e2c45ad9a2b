import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { addressExpected } from './address-expected.ts';

describe('address-expected', () => {
  it.each([
    'Home 3 Units daily; moved to 12 Mg',
    'Lives at 20 Percent',
    'moved to 4118 MICU',
    'Address: «4241 Steinfelden» here',
    'lives at «1200 Fulton, Apt 3» alone',
  ])('%s', (marked) => {
    expect(markFindings(addressExpected, readMarked(marked).text)).toBe(marked);
  });
});
