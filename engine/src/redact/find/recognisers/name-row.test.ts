import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameRow } from './name-row.ts';

describe('name-row', () => {
  it.each([
    'Pain Scale 5/5/2023; Labs 3/4/24; Last Colonoscopy 4/4/2019',
    'Glasgow (15) on arrival, Troponin (12), Creatinine (1)',
    'Dry Weight 54 M; Follow Up 6/6/2024',
    '0800   «Ruby Gene Parsons», 6/6/1934         31 Elm Row',
    '0945   «WILL TOLLEY JR» 07/21/55      and more small words here',
    'Father «Yusuf Pierre» (24) arrived late',
    'his wife («Rima», 57) is healthy',
  ])('%s', (marked) => {
    expect(markFindings(nameRow, readMarked(marked).text)).toBe(marked);
  });
});
