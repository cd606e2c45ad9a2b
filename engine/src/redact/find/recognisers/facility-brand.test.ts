import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { facilityBrand } from './facility-brand.ts';

describe('facility-brand', () => {
  it.each([
    'Treated at «Mayo» and at «UCSF»',
    'Admitted to «Johns Hopkins» and «NYU Langone clinic»',
    'Mayo score 6, Duke criteria met',
    'R-CHOP chemotherapy, MSK exam normal',
    'In a sharp pain, mercy me',
    'Stanford type B dissection',
  ])('%s', (marked) => {
    expect(markFindings(facilityBrand, readMarked(marked).text)).toBe(marked);
  });
});
