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
    'Seen at OSH on Monday, at VAMC on Coumadin',
    'park on «Eastern», then walk',
    'pick up at DMV on «Holgate». Bring papers',
    'The station is on «Peter Zuidhove 188»',
    'Clinic on Tuesday 12, home on Room 3 air',
    'he says that he lives at «4417 n. kedzie» with his wife and son and that he walks to the bus',
  ])('%s', (marked) => {
    expect(markFindings(addressStreet, readMarked(marked).text)).toBe(marked);
  });
});
