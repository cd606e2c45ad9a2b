import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { addressBlock } from './address-block.ts';

describe('address-block', () => {
  it.each([
    'At «974 Via Roma 131\n Apt. 425\n Montafia\n Italy 39767»',
    'Ship to «Unit 8505 Box 9220\nDPO AE 90744»',
    'Meet at «the corner of Alsova 408 and King Greens» now',
    'In a suite of rooms; the operating suites are clean',
    'In the corner of the left eye',
    'APO B level 95, apt to fall',
    'SHE LIVES ALONE («APT 4C») AND STILL DRIVES EVERY WEEK AND WAS SEEN TODAY',
    'linked to «the corner of ul. Cicha 86 and Alder Trail» now',
    'She is in «Suite 4»? I am well',
  ])('%s', (marked) => {
    expect(markFindings(addressBlock, readMarked(marked).text)).toBe(marked);
  });
});
