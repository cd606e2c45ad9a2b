import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateNamed } from './date-named.ts';

describe('date-named', () => {
  it.each([
    'She lost weight in «March» and «last November»',
    'Will see the patient on «Monday» for surgery',
    'Fell on «Thanksgiving» at home',
    'Seen «last Friday» in the ward',
    'Next visit on the «14th» at 2:30',
    'On the 4th floor, by the 95th percentile, on the 2nd day',
    'Dialysis every Monday and each Friday',
    'The dose may be increased in time',
    'March in place as tolerated',
    'He felt weak since may be a week',
    'Seen last summer in the outpatient clinic',
    'MAR reviewed, SUN exposure avoided',
  ])('%s', (marked) => {
    expect(markFindings(dateNamed, readMarked(marked).text)).toBe(marked);
  });
});
