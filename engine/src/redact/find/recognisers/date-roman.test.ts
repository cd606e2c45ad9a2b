import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateRoman } from './date-roman.ts';

describe('date-roman', () => {
  it.each([
    'Grade II-III, stage IV, 2/IV access, cranial nerves II-XII, factor V 20',
    'seen «14-III-2023», «2.XII.2024» and «14 VII 1961»',
  ])('%s', (marked) => {
    expect(markFindings(dateRoman, readMarked(marked).text)).toBe(marked);
  });
});
