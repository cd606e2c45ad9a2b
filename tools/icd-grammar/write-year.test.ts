import { describe, expect, it } from 'vitest';
import { openYear, readYearChanges } from '../../engine/src/codes/tables/icd-years.ts';
import { openIcd, packIcd, type IcdRow } from '../../engine/src/codes/tables/packed-icd.ts';
import { writeYear } from './write-year.ts';

const row = (line: string): IcdRow => {
  const [code = '', mark = '', ...words] = line.split(' ');
  return { code, billable: mark === '1', title: words.join(' ') };
};
const rowsOf = (...lines: string[]): IcdRow[] => lines.map(row);

const newest = rowsOf(
  'G35 0 Sclerosis',
  'G35A 1 Sclerosis, first',
  'G35B 0 Sclerosis, second',
  'G35B1 1 Sclerosis, active',
  'H54 0 Vision',
  'H541 0 Vision, one eye',
  'H5411 1 Vision, left eye',
  'I10 1 Hypertension',
);

describe('writeYear', () => {
  it.each<[string, IcdRow[], string]>([
    ['the same codes', newest, '@2026 8'],
    ['a code before it was split', [row('G35 1 Sclerosis'), ...newest.slice(4)], '@2026 5\n-G35A\n-G35B\n1G35'],
    ['a heading that is missing above a code', newest.filter(({ code }) => code !== 'H541'), '@2026 7\n!H541'],
    ['other words', [...newest.slice(0, 7), row('I10 1 High blood pressure')], '@2026 8\n1I10|High blood pressure'],
    ['a code that is gone', [...newest, row('J00 1 Cold')], '@2026 9\n1J00|Cold'],
  ])('says %s, and gives the year back', (_, rows, changes) => {
    const written = writeYear(2026, rows, newest);
    expect(written).toBe(changes);
    const read = readYearChanges(written).get(2026);
    if (!read) throw new TypeError('No year was read.');
    const table = openYear(openIcd(packIcd(newest, 2027, 'test'), true), 2026, read);
    const listed = [...table.under('')].map((each) => ({ ...each, code: each.code.replace('.', '') }));
    expect(listed).toEqual(rows);
    expect(table.size).toBe(rows.length);
    const { code } = rows.at(-1) ?? { code: '' };
    expect(table.find(code.toLowerCase())?.title).toBe(rows.at(-1)?.title);
    expect(
      [...newest, ...rows].filter(
        (each) => Boolean(table.find(each.code)) !== rows.some((own) => own.code === each.code),
      ),
    ).toEqual([]);
  });
});
