import { describe, expect, it } from 'vitest';
import { toDay, toNumber } from './calendar.ts';
import { readDate } from './read-date.ts';
import { shiftDate } from './shift-date.ts';

const shift = (date: string, offset: number, isDayFirst = false): string | null => {
  const tokens = readDate(date, isDayFirst);
  return tokens && shiftDate(date, tokens, offset);
};

describe('shiftDate', () => {
  it.each([
    ['2023-04-12', 30, '2023-05-12'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023/4/2', 10, '2023/4/12'],
    ['2023-04-12T10:05:00Z', 30, '2023-05-12T10:05:00Z'],
    ['2023-04-12 10:05', -12, '2023-03-31 10:05'],
    ['03/04/1961', 10, '03/14/1961'],
    ['3/4/61', 10, '3/14/61'],
    ['12/31/99', 1, '01/01/00'],
    ['3/14/2023', -10, '3/4/2023'],
    ['25/12/2023', 10, '04/01/2024'],
    ['25.12.2023', 10, '04.01.2024'],
    ['04/2023', 30, '05/2023'],
    ['2023-04', 30, '2023-05'],
    ['6/15', 20, '7/5'],
    ['6/15-7/24', 10, '6/25-8/3'],
    ['6/15-7/24/2023', 10, '6/25-8/3/2023'],
    ['06/15/2023 - 07/24/2023', 10, '06/25/2023 - 08/03/2023'],
    ['20230412', 30, '20230512'],
    ['20230412103000', 30, '20230512103000'],
    ['March 15th, 2023', 7, 'March 22nd, 2023'],
    ['MARCH 15, 2023', 20, 'APRIL 4, 2023'],
    ['march 3rd', 10, 'march 13th'],
    ['Mar 5', 30, 'Apr 4'],
    ['15-Mar-23', 20, '4-Apr-23'],
    ['05-MAR-2023', 1, '06-MAR-2023'],
    ['Jun 15-20, 2023', 5, 'Jun 20-25, 2023'],
    ['Jun 15-20, 2023', 12, 'Jun 27-Jul 2, 2023'],
    ['15-20 June 2023', 12, '27 June-2 July 2023'],
    ['March 2023', 31, 'April 2023'],
    ["Mar '23", 31, "Apr '23"],
    ['the fourteenth of March', 8, 'the twenty-second of March'],
    ['March', 31, 'April'],
    ['last March', 31, 'last April'],
    ['Friday', 1, 'Saturday'],
    ['next Friday', -5, 'next Sunday'],
    ['Tuesday, March 14, 2023', 1, 'Wednesday, March 15, 2023'],
    ['14th', 3, '17th'],
    ['Sept 12, 2020', 30, 'Oct 12, 2020'],
  ])('%j by %d days becomes %j', (date, offset, expected) => {
    expect(shift(date, offset)).toBe(expected);
  });

  it('reads the day first where the document does', () => {
    expect(shift('04/03/2023', 30, true)).toBe('03/04/2023');
  });

  it.each(['Thanksgiving', '2023', 'Q3', '', '1/2/3/4/5/6/7', 'May June July'])('knows no date in %j', (text) => {
    expect(shift(text, 5)).toBeNull();
  });
});

describe('calendar', () => {
  it('agrees with the calendar of the platform over two centuries', () => {
    for (let days = -40_000; days < 40_000; days += 7) {
      const date = new Date(days * 86_400_000);
      const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const number = toNumber(day);
      expect(toDay(number)).toEqual(day);
      expect(number - toNumber({ year: 1970, month: 1, day: 1 })).toBe(days);
    }
  });
});
