import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { datePeriod } from './date-period.ts';

describe('date-period', () => {
  it.each([
    'In the 36th week of pregnancy, week of rest, wk of nausea',
    'Fundus R upper quarter, Q2 hours, each quarter of a tablet, last quarter',
    'f/u clinic «week of» June 5',
    'put off to «the week of» April 15 (expected «wk of» 2/6)',
    'Reviewed «Q1 2024» and the «third quarter of 2023»',
  ])('%s', (marked) => {
    expect(markFindings(datePeriod, readMarked(marked).text)).toBe(marked);
  });
});
