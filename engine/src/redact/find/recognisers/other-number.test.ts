import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { otherNumber } from './other-number.ts';

describe('other-number', () => {
  it.each([
    'Case #«JH-998877», claim number: «55-10-2231»',
    'Accession «S23-10442», Encounter # «7741902»',
    'JOB #: «883211»',
    'Study ID «QX-789012»',
    'In case 2 doses are missed',
    'Case 4 of the series',
    'ID consult in 2021',
    'Visit no later than 4 weeks',
  ])('%s', (marked) => {
    expect(markFindings(otherNumber, readMarked(marked).text)).toBe(marked);
  });
});
