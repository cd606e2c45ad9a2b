import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityLabel } from './facility-label.ts';

describe('facility-label', () => {
  it.each([
    'Employer: retired',
    'Location: Left arm; Site: RLQ',
    'Facility: n/a. Pharmacy: none',
    'Lab: CBC and BMP today',
    'The hospital: good care was given',
    'Lives: Alone in house',
    'Employer: «Halvorsen Precast»',
    'Pharmacy: «Orange Grove» downtown',
    'FACILITY: «OZARK VALE»',
    'Funeral home: «Schellhaas» (paid)',
    'Employer     «Red Mesa Precast»',
    'Location: «Okonjo Bay» office',
  ])('%s', (marked) => {
    expect(markFindings(facilityLabel, readMarked(marked).text)).toBe(marked);
  });
});
