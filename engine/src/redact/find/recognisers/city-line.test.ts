import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { cityLine } from './city-line.ts';

describe('city-line', () => {
  it.each([
    'BUN 14 and Na 13500 units; WBC 12000',
    'Lot 44120 and code 99213',
    'give 5 or 10000 units',
    '«Keansburg, NJ 07734»',
    'mail to «cuba nm 87013» today',
    'in «Portland 97209» since May',
    "«D'Iberville MS 39540-1234» USA",
    'Ste 210, «Wichita, K5 672O8» Tel',
    'License MS 22714 renewed',
    'support in «Arendal 4844» in its mission',
    'Arrived in Kestrel 1430, moved to Vornado 2019',
    'Switched to Keppra 1500 mg, in WBC 12000',
  ])('%s', (marked) => {
    expect(markFindings(cityLine, readMarked(marked).text)).toBe(marked);
  });
});
