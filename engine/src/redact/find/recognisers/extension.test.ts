import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { extension } from './extension.ts';

describe('extension', () => {
  it.each([
    'page 102 of 110, PG 001/004, see page 12',
    'x 10 reps, 3 x 100 mg, 2 x 5',
    'BNP 550 pg/mL',
    'pager \u00ab4471\u00bb; pgr \u00ab6640\u00bb: no better',
    'ext. \u00ab7733\u00bb and \u00abx5-2290\u00bb',
    'paged \u00ab2290\u00bb at noon',
    'call \u00abx5120\u00bb',
    'pager no. \u00ab20-4471\u00bb',
  ])('%s', (marked) => {
    expect(markFindings(extension, readMarked(marked).text)).toBe(marked);
  });
});
