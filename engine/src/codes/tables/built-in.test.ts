import { describe, expect, it } from 'vitest';
import { builtInLibrary } from './built-in.ts';
import { builtInIcd, builtInIcdOf, builtInIcdPacked } from './built-in-icd.ts';
import { builtInNotes } from './built-in-notes.ts';

describe('the built-in table', () => {
  it('holds every code of its year', () => {
    const all = [...builtInIcd.under('')];
    expect([all.length, all.filter(({ billable }) => billable).length, builtInIcd.size]).toEqual([
      98_403, 74_879, 98_403,
    ]);
    const wrong = all.filter(({ code, title }) => builtInIcd.find(code)?.title !== title || title === '');
    expect(wrong).toEqual([]);
  });

  it('has a heading above each code, and below each heading a code', () => {
    const { codes } = builtInIcdPacked();
    const wrong: string[] = [];
    for (const { code, billable } of builtInIcd.under('')) {
      const bare = code.replace('.', '');
      if (codes.find(bare.slice(0, 3)) < 0) wrong.push(code);
      if (billable === codes.startsWith(codes.find(bare) + 1, bare)) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['i10', true, 'Essential (primary) hypertension'],
    ['S72.001A', true, 'Fracture of unspecified part of neck of right femur, initial encounter for closed fracture'],
    ['s72001a', true, 'Fracture of unspecified part of neck of right femur, initial encounter for closed fracture'],
    ['M1A.9XX0', true, 'Chronic gout, unspecified, without tophus (tophi)'],
    ['O36.8129', true, 'Decreased fetal movements, second trimester, other fetus'],
    ['R40.2114', true, 'Coma scale, eyes open, never, 24 hours or more after hospital admission'],
    ['W19.XXXD', true, 'Unspecified fall, subsequent encounter'],
    ['M54.5', false, 'Low back pain'],
    ['S72.001', false, 'Fracture of unspecified part of neck of right femur'],
  ])('finds %s', (code, billable, title) => {
    expect(builtInIcd.find(code)).toMatchObject({ billable, title });
  });

  it.each([
    '',
    'M',
    'M5',
    'M54.599',
    'S72.001X',
    'E11.99',
    'U99.9',
    'I10.0',
    'G35.E',
    '99213',
    'ü',
    'I1.0',
    'M5.450',
    'M54..50',
    'M54.50 ',
  ])('does not find %j', (code) => expect(builtInIcd.find(code)).toBeNull());

  it('lists what is under a prefix, and nothing under one that is none', () => {
    expect([...builtInIcd.under('m54.5')].map(({ code }) => code)).toEqual(['M54.5', 'M54.50', 'M54.51', 'M54.59']);
    expect([...builtInIcd.under('M54.5012345')]).toEqual([]);
  });
});

describe('the built-in tables of earlier years', () => {
  it.each([
    [2022, 95_524, 72_748],
    [2024, 97_296, 74_044],
    [2025, 97_584, 74_260],
    [2026, 98_186, 74_719],
  ])('FY%i holds %i codes, %i of them billable, in order, and finds each', (year, size, billable) => {
    const table = builtInIcdOf(year);
    const all = [...table.under('')];
    expect([all.length, table.size, all.filter((each) => each.billable).length]).toEqual([size, size, billable]);
    const bare = all.map(({ code }) => code.replace('.', ''));
    expect(bare.filter((code, at) => at > 0 && code <= (bare[at - 1] ?? ''))).toEqual([]);
    expect(all.filter(({ code, title }) => title === '' || table.find(code)?.title !== title)).toEqual([]);
  });

  it.each([
    // Split into four in October 2025.
    ['G35', [2022, 2024, 2025], [2026, 2027]],
    ['G35.D', [2026, 2027], []],
    ['I42.0', [2022, 2024, 2025, 2026], [2027]],
    ['I42.00', [2027], []],
    ['C78.31', [2027], []],
    // Gone since October 2026, and since October 2025.
    ['S23.420A', [2022, 2024, 2025, 2026], []],
    ['T78.1XXA', [2022, 2024, 2025], []],
    ['QA0.0101', [2026, 2027], []],
    ['I10', [2022, 2024, 2025, 2026, 2027], []],
    ['E11.99', [], []],
  ])('%s can be billed in %j and is a heading in %j', (code, billed, heading) => {
    const standing = (year: number): boolean | undefined =>
      (year === 2027 ? builtInIcd : builtInIcdOf(year)).find(code)?.billable;
    const years = [2022, 2024, 2025, 2026, 2027];
    expect(years.filter((year) => standing(year) === true)).toEqual(billed);
    expect(years.filter((year) => standing(year) === false)).toEqual(heading);
    expect(builtInLibrary.at(null).yearsOf(code)).toEqual(billed);
  });

  it('lists under a prefix what the year has', () => {
    const under = (year: number): string[] => [...builtInIcdOf(year).under('G35')].map(({ code }) => code);
    expect(under(2025)).toEqual(['G35']);
    expect(under(2026)).toContain('G35.D');
    expect([...builtInIcdOf(2022).under('H54.51')].map(({ code }) => code)).toEqual([
      'H54.51',
      'H54.511',
      'H54.511A',
      'H54.512A',
    ]);
  });

  it('has the words of the year', () => {
    expect(builtInIcdOf(2022).find('F98.21')?.title).toBe('Rumination disorder of infancy');
    expect(builtInIcd.find('F98.21')?.title).toBe('Rumination disorder of infancy and childhood');
  });

  it('is none for a year that does not come with the product', () => {
    expect(() => builtInIcdOf(2023).find('I10')).toThrow('FY2023');
  });
});

describe('the built-in library', () => {
  it.each([
    ['2021-10-01', true, 'ICD-10-CM FY2022 (built-in table); '],
    ['2022-03-31', true, 'ICD-10-CM FY2022 (built-in table); '],
    ['2022-04-01', true, 'ICD-10-CM FY2022 (built-in table); '],
    ['2022-09-30', true, 'ICD-10-CM FY2022 (built-in table); '],
    ['2022-10-01', false, 'ICD-10-CM FY2022 (built-in table), the nearest loaded; '],
    ['2023-09-30', false, 'ICD-10-CM FY2022 (built-in table), the nearest loaded; '],
    ['2023-10-01', true, 'ICD-10-CM FY2024 (built-in table); '],
    ['2025-04-01', true, 'ICD-10-CM FY2025 (built-in table); '],
    ['2025-09-30', true, 'ICD-10-CM FY2025 (built-in table); '],
    ['2025-10-01', true, 'ICD-10-CM FY2026 (built-in table); '],
    ['2026-09-30', true, 'ICD-10-CM FY2026 (built-in table); '],
    ['2026-10-01', true, 'ICD-10-CM FY2027 (built-in table); '],
    ['2027-09-30', true, 'ICD-10-CM FY2027 (built-in table); '],
    ['2027-10-01', false, 'ICD-10-CM FY2027 (built-in table), the newest loaded; '],
    ['2019-01-01', false, 'ICD-10-CM FY2022 (built-in table), the oldest loaded; '],
    [null, false, 'ICD-10-CM FY2027 (built-in table); '],
  ])('tells on %s whether a code that is missing exists', (day, isComplete, label) => {
    const tables = builtInLibrary.at(day);
    expect(tables.icd.isComplete).toBe(isComplete);
    expect(tables.label.startsWith(label)).toBe(true);
    expect(tables.icd.find('I10')?.billable).toBe(true);
  });
});

describe('the built-in notes', () => {
  const notes = builtInNotes();

  it.each([
    ['E11.9', 'excludes1', 'E10', true],
    ['E11.9', 'excludes1', 'O24.4', true],
    ['E11.65', 'use-additional', 'Z79.4', true],
    ['G63', 'code-first', 'E43', true],
    ['J44.1', 'code-also', 'J45', true],
    // From the chapter.
    ['I10', 'excludes2', 'P04', true],
    ['N18.30', 'code-first', 'I12', true],
    ['E11.9', 'excludes1', 'E11', false],
    ['I10', 'code-first', 'N18', false],
    ['Z00.00', 'use-additional', 'Z79.4', false],
  ] as const)('%s has under %s %s: %s', (code, kind, named, is) => {
    const codes = notes.of(code, kind).flatMap((noted) => noted.codes);
    expect(codes.includes(named)).toBe(is);
  });

  it('names only codes of the table', () => {
    const kinds = ['excludes1', 'excludes2', 'code-first', 'use-additional', 'code-also'] as const;
    const named = new Set<string>();
    for (const { code } of builtInIcd.under('')) {
      if (code.length > 5) continue;
      for (const { codes } of kinds.flatMap((kind) => notes.of(code, kind))) for (const one of codes) named.add(one);
    }
    expect(named.size).toBeGreaterThan(4_000);
    // "Fifth or sixth character 5" cuts where the character stands, which is above some codes.
    expect([...named].filter((code) => [...builtInIcd.under(code)].length === 0)).toEqual([]);
  });

  it('knows a meaning for the seventh character of every code that has one', () => {
    const wrong: string[] = [];
    for (const { code, billable } of builtInIcd.under('')) {
      const letters = billable ? notes.seventhCharacters(code) : null;
      if (letters && !(code.length === 8 && letters.has(code.charAt(7)))) wrong.push(code);
    }
    expect(wrong).toEqual([]);
    expect(notes.seventhCharacters('S72.001A')?.get('A')).toBe('initial encounter for closed fracture');
    expect(notes.seventhCharacters('O36.8129')?.get('9')).toBe('other fetus');
    expect(notes.seventhCharacters('I10')).toBeNull();
  });

  it.each([
    ['G63', true],
    ['M14.671', false],
    ['M14.811', true],
    ['D63.1', true],
    ['F02.80', true],
    ['H28', true],
    ['I43', true],
    ['E11.42', false],
    ['B95.61', false],
    ['I10', false],
    ['', false],
  ])('%s is a manifestation: %s', (code, is) => {
    expect(notes.isManifestation(code)).toBe(is);
  });

  it('has other names of codes', () => {
    expect(notes.termsOf('I10')).toContain('high blood pressure');
    expect(notes.termsOf('E11')).toContain('diabetes NOS');
    expect(notes.termsOf('Q99.999')).toEqual([]);
    const terms = [...notes.everyTerm()];
    expect(terms.length).toBeGreaterThan(12_000);
    expect(terms.filter(({ code }) => builtInIcd.find(code) === null)).toEqual([]);
  });
});
