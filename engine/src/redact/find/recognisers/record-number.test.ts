import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { recordNumber } from './record-number.ts';

describe('record-number', () => {
  it.each([
    'MRN: «00123456», Medical record number «CS-789123»',
    'Chart # «A-4471»; MRN#«99-12»',
    'MRN = «4471902»',
    'patient ID «897-651»',
    'Record review took 45 min',
    'Patient number of children 2',
    'MRN pending; chart reviewed in 2021',
    'The medical record was 20 pages',
  ])('%s', (marked) => {
    expect(markFindings(recordNumber, readMarked(marked).text)).toBe(marked);
  });
});
