import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { addressDoubled } from './address-doubled.ts';

describe('address-doubled', () => {
  it.each([
    'Metoprolol 25\n500 Tylenol 650\n120 Lantus units 10\n100 mg Keflex 500, then stop',
    '12 March 2024, 14 Days 3, 250 Normal saline 4',
    'Flow 120 Foley 16, Fr Blake 15\n98 Room air 24',
    'Bills go to:\n\u00ab4241 Steinfelden 73\nSavonlinna\u00bb',
    'Send it to \u00ab5638 Aasa 43\u00bb, please',
    'She is at \u00ab9721 Dalmatinova 43 Apt. 678\u00bb now',
  ])('%s', (marked) => {
    expect(markFindings(addressDoubled, readMarked(marked).text)).toBe(marked);
  });
});
