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
    'Works «Amazon EWR4» nights',
    'Was at «Methodist Germantown», now home',
    'He was a methodist; baptist faith',
    'The old «CF&I» mill, «L&N» pension',
    'NIH stroke scale 4; the target was met',
    'Enrolled in a trial at «NIH», fell outside «Target»',
  ])('%s', (marked) => {
    expect(markFindings(facilityBrand, readMarked(marked).text)).toBe(marked);
  });
});
