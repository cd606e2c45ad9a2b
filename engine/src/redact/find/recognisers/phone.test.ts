import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { phone } from './phone.ts';

describe('phone', () => {
  it.each([
    'teléfono «612 34 56 78», cistitis',
    'Call «(555) 123-4567» or «937-555-0142 x12»',
    'Cell: «330 555 0199», «1-800-555-0100»',
    'Reached at «+41 44 555 01 99» today',
    'Fax «555.201.8890» office',
    'Contact number «07700 900797», home «020 7946 0583»',
    'Phone: «(72) 754-186»',
    'Call «555-0173» after six',
    'BP 120/80 at 10:30, HR 88',
    'Call Yolanda («419.555.0188») today',
    'Normal range: 751-1560 mg/dl',
    'Dates 12/10/2022 and 2023-01-02',
    'WBC 12.4, platelets 250000, Na 138',
    'Ferritin (298-2350)',
    'They are not answering at «374 780 163»',
  ])('%s', (marked) => {
    expect(markFindings(phone, readMarked(marked).text)).toBe(marked);
  });
});
