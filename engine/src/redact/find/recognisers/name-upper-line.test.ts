import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { nameUpperLine } from './name-upper-line.ts';

describe('name-upper-line', () => {
  it.each(['CHEST, ABDOMEN', 'BUN, CMP, TSH', '«HA, LE THI»', 'Note of today\n«ZELVARK, ANNA»\ncough'])(
    '%s',
    (marked) => {
      expect(markFindings(nameUpperLine, readMarked(marked).text)).toBe(marked);
    },
  );
});
