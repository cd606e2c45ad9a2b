import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameCredential } from './name-credential.ts';

describe('name-credential', () => {
  it.each([
    'Signed «Sarah Lee», MD',
    'By «J. Ortiz», RN and «Harriet P. Oyelaran», M.D., FACC',
    'Seen by «Betty Ross», PA-C',
    'Therapist «Lee Ann Marsh», LCSW',
    'Signed by «Will», RN, and «Felicity Graves-Okonjo» MD',
    'WBAT w/ FWW, PT POD0; the ASA, Ms. Lee',
    'Type A, MD stage; EF, RN staffing',
    'Increase dose, DO not stop',
    'Chest PA and lateral',
    'Blood Pressure, MD aware',
  ])('%s', (marked) => {
    expect(markFindings(nameCredential, readMarked(marked).text)).toBe(marked);
  });
});
