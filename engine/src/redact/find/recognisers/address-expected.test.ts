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
    'Return to Clinic 4 in 2 weeks, return to Norco 5 TID',
    'Return to Dr. Lee 3 weeks; off at Level 3, address to Day 5',
    'Meet me at Room 5, return to Lovenox 40 mg',
    'Return to bed 3 times daily',
    'Please return to «Splavarska 28» in case',
    'Address is «Senda Guadalupe, 6», second floor',
    'off at «Clemens-Winkler-Str. 29c», then walk',
    'My address? It is «K Zahradam 294\nPilnikov, 521 07»',
    'lives at «Psr. Hestia no 6» alone',
  ])('%s', (marked) => {
    expect(markFindings(addressExpected, readMarked(marked).text)).toBe(marked);
  });
});
