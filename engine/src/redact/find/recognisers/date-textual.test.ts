import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateTextual } from './date-textual.ts';

describe('date-textual', () => {
  it.each([
    'Surgery on «March 15th, 2023» went well',
    'Seen «15 March 2023» and «15-Mar-23»',
    'Stay of «Jun 15-20, 2023» was short',
    'Follow-up in «March 2023» and «Sept. of 2024»',
    'On the «fourteenth of March» he fell',
    'She fell on «march 3rd» at home',
    'Visit «January 8, 2024»; next «Feb 2nd»',
    'She may 2 days later return',
    'Take may 5 mg more',
    'Patients march 3 times a day',
    'The 2nd decade and the 3rd dose',
    'Second of all, the second toe',
    'A 12 mar long line',
  ])('%s', (marked) => {
    expect(markFindings(dateTextual, readMarked(marked).text)).toBe(marked);
  });
});
