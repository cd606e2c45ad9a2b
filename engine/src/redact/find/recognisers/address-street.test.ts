import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { addressStreet } from './address-street.ts';

describe('address-street', () => {
  it.each([
    'HR 92 RR 18, BUN 31 Cr 1.6, Route 2 tablets',
    'On Lasix, on Monday, on MWF, off Vancomycin',
    'at 0715 E. Price called; 5 N saline',
    'stands on Left leg, home on Eliquis',
    'lives at «310 NW Glisan» now',
    'tent at «SE 92nd & Flavel», cold',
    '«6427 N Artesian, #2R» since May',
    'The clinic on «Bolsa» was closed',
    'Walks along «Gulley Rd» daily',
    'Rite Aid at «5th & Girard», open',
  ])('%s', (marked) => {
    expect(markFindings(addressStreet, readMarked(marked).text)).toBe(marked);
  });
});
