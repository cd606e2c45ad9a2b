import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { dateHoliday } from './date-holiday.ts';

describe('date-holiday', () => {
  it.each([
    'Christmas tree pattern rash; Easter Seals; Christmas disease',
    'Lives off MLK Blvd, seen at MLK Hospital',
    'The holi dose and the eid of note',
    'Fell on «Thanksgiving» at home, no «Halloween» candy',
    'Well since «Easter», worse after «Labor Day weekend»',
    'Living will dated «Mother\u2019s Day 2006», first fall «Easter of 2019»',
    'Fasting for «Ramadan», «Yom Kippur» and «Eid al-Fitr»',
    "Around «Cinco de Mayo» he tripped; since «New Year's» no sleep",
    'On «the 4th of July» a burn; «Super Bowl Sunday» party; «Lunar New Year»',
    '(«MLK», warming centers open)',
  ])('%s', (marked) => {
    expect(markFindings(dateHoliday, readMarked(marked).text)).toBe(marked);
  });
});
