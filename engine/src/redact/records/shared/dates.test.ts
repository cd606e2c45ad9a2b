import { describe, expect, it } from 'vitest';
import { readDate } from './dates.ts';

const none = [
  '2020',
  '120/80',
  '3.5.7',
  '99/99/2020',
  '13/13/2020',
  '12345678',
  '718-7',
  '555-010-2210',
  '10:30',
  'May',
  '12',
  '0000-00-00',
  '7.2',
];
const rows: readonly (readonly [string, number | undefined])[] = [
  ['2020-05-01', 2020],
  ['2020-05', 2020],
  ['2020-05-01T10:00:00.000+02:00', 2020],
  ['2020-05-01 10:00', 2020],
  ['5/1/2020', 2020],
  ['05-01-2020 10:30 PM', 2020],
  ['31.12.1999', 1999],
  ['1-May-2020', 2020],
  ['Sept. 3rd, 2019', 2019],
  ['20200501', 2020],
  ['202005011030', 2020],
  ['5/1/20', undefined],
];

describe('a value that is a date', () => {
  it.each(none)('is not %s', (value) => expect(readDate(value)).toBeUndefined());
  it.each(rows)('is %s', (value, year) => expect(readDate(value)?.year).toBe(year));
  it.each(rows)('is seen in %s', (value) => expect(readDate(value)).toBeDefined());
});
