import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { licenceNumber } from './licence-number.ts';

describe('licence-number', () => {
  it.each([
    'NPI «1234567893», DEA # «AB1234563»',
    'Medical license «CLN-112233»',
    'Passport No: «X1234567»',
    'Certified in 2019 and licensed',
    'License renewed 2021',
    'The certificate was 2 pages',
  ])('%s', (marked) => {
    expect(markFindings(licenceNumber, readMarked(marked).text)).toBe(marked);
  });
});
