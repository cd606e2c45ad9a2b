import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { codeShape } from './code-shape.ts';

describe('code-shape', () => {
  it.each([
    'Seen under «QX-789012» and «#SF-998877»',
    'The slip says «87342GH» or «123-456-789»',
    'Card «4TE5-MK7-3EG1» was copied',
    'Number «99887766» on the band',
    'Trial NCT01234567, PMID 12345678',
    'COVID-19, HLA-B27, IL-6, SARS-CoV-2',
    'Code S72001A and E11.9, CPT 99214',
    'Platelets 250000 and range 751-1560',
    'Creatinine 100000000 units, NDC 00093105601',
    'Given 1234567.50 in total',
  ])('%s', (marked) => {
    expect(markFindings(codeShape, readMarked(marked).text)).toBe(marked);
  });
});
