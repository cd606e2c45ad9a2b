import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { addressForeign } from './address-foreign.ts';

describe('address-foreign', () => {
  it.each([
    'Patient ut 5 mg, the gate 3 and weg 4',
    'Knee brace ut 3, straat alone',
    'The sok 5 and vei of 12 words',
    'At \u00abBelgr\u00e1d rkp. 18. Apt. 417 Csipkerek\u00bb now',
    'off at \u00ab518 \u00c1rp\u00e1d fejedelem \u00fatja 62\u00bb. St.',
    'on \u00abMerineitsi p\u00f5ik 87\u00bb today',
    'on \u00abHegyalja \u00fat 98\u00bb, then left',
  ])('%s', (marked) => {
    expect(markFindings(addressForeign, readMarked(marked).text)).toBe(marked);
  });
});
