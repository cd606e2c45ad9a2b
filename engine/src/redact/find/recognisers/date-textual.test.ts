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
    'per MAR, 2000 doses; the MAR 12 mg',
    'by Nov.\n4.  Next item of the list',
    'PT MAY 3 TIMES DAILY AMBULATE; Jan 24 units, sep 10 mg, Apr 3 L of oxygen',
    'seen «MAR 4» 0900, not until June, 3 tabs left',
    'DOS «4 Mar 24», DOB «3 Feb 66», «04MAR2024», «06JAN2025»',
    'signed «JUN 23,2021»@1330 and «Mar ch 4, 2024», «0ct 3», «MAR 2O 2O24»',
    'birth «june third nineteen sixty two», visit «october ninth twenty twenty four»',
    'scan from «march two thousand nineteen», again «april twenty twenty five»',
    'Away from «June 2 to June 16»; on «March 4» in clinic; by «May 1»',
    'Labs «Feb 2nd 2021», «Nov 11th \u002723», «1st of May»',
  ])('%s', (marked) => {
    expect(markFindings(dateTextual, readMarked(marked).text)).toBe(marked);
  });
});
