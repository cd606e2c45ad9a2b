import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { codeShape } from './code-shape.ts';
import { lotColumn } from './lot-column.ts';

describe('lot-column', () => {
  it.each([
    'a lot of pain\n1 mg x 4455A1',
    'LOT 2 next to REF\nabc     5510A',
    'Item      REF         LOT\n\nlater     5510-F-402  LTH8R2',
    'Item      REF             LOT / SN\nfemoral   5510-F-402      «LTH8R2»\ntibial    5521-B-400      «K7Y3D»  exp 2026\ncement    n/a             none',
  ])('%s', (marked) => {
    expect(markFindings(lotColumn, readMarked(marked).text)).toBe(marked);
  });

  it('leaves the numbers of the catalogue', () => {
    const table = 'Item      REF             LOT / SN\nfemoral   5510-F-402      used';
    expect(markFindings(codeShape, table)).toBe(table);
    expect(markFindings(codeShape, 'accession 5510-F-40277')).toBe('accession «5510-F-40277»');
  });
});
