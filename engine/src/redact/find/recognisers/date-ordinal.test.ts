import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateOrdinal } from './date-ordinal.ts';

describe('date-ordinal', () => {
  it.each([
    'On the 4th floor, by the 95th percentile, on the 2nd day',
    'The 3rd dose; on the first try; for the second time; to the third',
    'As the second of three, she was the first to call',
    'Next visit on «the 14th» at 2:30',
    'Saturday «the 22nd» he rose; MONDAY «THE 26TH»;',
    'rent is due «the 15th»; ask again',
    'started BID on «the 1st»; tolerated',
    'closed until «the eighth», open since «the twenty third».',
  ])('%s', (marked) => {
    expect(markFindings(dateOrdinal, readMarked(marked).text)).toBe(marked);
  });
});
