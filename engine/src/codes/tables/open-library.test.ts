import { describe, expect, it } from 'vitest';
import { chooseEdition, type Edition } from './editions.ts';
import { openLibrary } from './open-library.ts';
import { packIcd } from './packed-icd.ts';
import type { StoredTable } from './stored-table.ts';

const edition = (name: string, from: string | null, to: string | null): Edition<string> => ({
  name,
  from,
  to,
  open: () => name,
});

const years = [
  edition('2024', '2023-10-01', '2024-09-30'),
  edition('2026', '2025-10-01', '2026-09-30'),
  edition('2026 April', '2026-04-01', '2026-09-30'),
  edition('2027', '2026-10-01', '2027-09-30'),
];

describe('chooseEdition', () => {
  it.each([
    ['2023-10-01', '2024', 'in-force'],
    ['2024-09-30', '2024', 'in-force'],
    ['2025-01-01', '2024', 'between'],
    ['2026-03-31', '2026', 'in-force'],
    ['2026-04-01', '2026 April', 'in-force'],
    ['2026-11-22', '2027', 'in-force'],
    ['2027-10-01', '2027', 'too-old'],
    ['2020-01-01', '2024', 'too-new'],
    [null, '2027', 'newest'],
  ])('on %s takes %s (%s)', (day, name, fit) => {
    for (const editions of [years, [...years].reverse()]) {
      const chosen = chooseEdition(editions, day);
      expect([chosen?.edition.name, chosen?.fit]).toEqual([name, fit]);
    }
  });

  it('takes what was added last of two for one day, and nothing of none', () => {
    const twice = [...years, edition('2027 again', '2026-10-01', '2027-09-30')];
    expect(chooseEdition(twice, '2026-11-22')?.edition.name).toBe('2027 again');
    expect(chooseEdition([], '2026-11-22')).toBeNull();
  });
});

describe('openLibrary', () => {
  const pack = (year: number, title: string): StoredTable => ({
    kind: 'icd10cm',
    version: `FY${year}`,
    from: `${year - 1}-10-01`,
    to: `${year}-09-30`,
    packed: packIcd(
      [
        { code: 'Z99', billable: false, title: 'Dependence' },
        { code: 'Z990', billable: true, title },
      ],
      year,
      'CMS order file',
    ),
  });
  const library = openLibrary([pack(2026, 'old words'), pack(2027, 'new words')]);

  it.each([
    ['2025-12-01', 'old words', true, 'FY2026 (CMS order file)'],
    ['2026-12-01', 'new words', true, 'FY2027 (CMS order file)'],
    ['2028-12-01', 'new words', false, 'FY2027 (CMS order file), the newest loaded'],
    [null, 'new words', true, 'FY2027 (CMS order file)'],
  ])('on %s has the words of its year', (day, title, isComplete, label) => {
    const { icd, label: whole } = library.at(day);
    expect([icd.find('z99.0')?.title, icd.isComplete, whole.split(';')[0]]).toEqual([
      title,
      isComplete,
      `ICD-10-CM ${label}`,
    ]);
    expect(icd.find('I10')).toBeNull();
  });

  it('takes the built-in table for its own days, and for those after it that come before any other', () => {
    expect(library.at('2022-01-01').icd.find('I10')?.billable).toBe(true);
    expect(library.at('2022-01-01').icd.isComplete).toBe(true);
    expect(library.at('2023-01-01').label).toContain('FY2022 (built-in table), the nearest loaded');
    expect(library.at('2023-01-01').icd.isComplete).toBe(false);
    expect(library.at('2024-01-01').label).toContain('FY2024 (built-in table);');
  });

  it('answers the same for the same day', () => {
    expect(library.at('2026-12-01')).toBe(library.at('2026-12-01'));
  });
});
