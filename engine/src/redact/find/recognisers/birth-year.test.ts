import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { birthYear } from './birth-year.ts';

describe('birth-year', () => {
  it.each([
    'Born in 1950; in 1931 the clinic opened; child born 2019',
    'Hepatitis B 1930 titer; born in 1931 in a family of 12, seen 3/4/2015',
    'He was born in «1929» & still cooks (note of March 2023)',
    'b. «1931», now here on 2/3/24',
    'Year of birth: «1932», visit 2024-05-06',
    'born 1940, seen in 2024',
    'born 1932, seen 3/4/2019',
  ])('%s', (marked) => {
    expect(markFindings(birthYear, readMarked(marked).text)).toBe(marked);
  });
});
