import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../tables/built-in.ts';
import { createCodeSearch, searchCodes } from './search-codes.ts';

const tables = builtInLibrary.at(null);
const search = createCodeSearch(tables);
const codes = (query: string, limit = 10): string[] => search(query, { limit }).map(({ code }) => code);

describe('search by code', () => {
  it.each([
    ['e112', 'E11.2'],
    ['E11.2', 'E11.2'],
    ['i10', 'I10'],
    ['M5450', 'M54.50'],
    ['m54.5', 'M54.5'],
    ['U07.1', 'U07.1'],
  ])('%s gives %s first, then only what begins so', (query, code) => {
    const found = search(query);
    expect(found[0]).toMatchObject({ code, why: 'code', system: 'ICD-10-CM' });
    for (const hit of found) expect(hit.code.startsWith(code)).toBe(true);
  });

  it.each(['E11.92', 'Z99.Z', 'A00.0000', '', '  ', 'of the', '!!!', '.'])('%j gives nothing', (query) => {
    expect(codes(query)).toEqual([]);
  });

  it('takes words beside the beginning of a code', () => {
    const found = codes('E11 neuropathy');
    expect(found).toContain('E11.40');
    expect(found.every((code) => code.startsWith('E11'))).toBe(true);
  });
});

describe('search by category', () => {
  it('lists the categories of a range and of a chapter', () => {
    expect(codes('I10-I16')).toEqual(['I10', 'I11', 'I12', 'I13', 'I15', 'I16']);
    expect(codes('I10 to I11')).toEqual(['I10', 'I11']);
    expect(codes('chapter 9', 200).every((code) => /^I\d[\dA]$/.test(code))).toBe(true);
  });

  it('lists billable codes where only these are asked for', () => {
    const found = search('I10-I11', { billableOnly: true });
    expect(found.map(({ code }) => code)).toEqual(['I10', 'I11.0', 'I11.9']);
  });

  it.each(['chapter 23', 'chapter 0', 'I16-I10'])('%s has no category', (query) => {
    expect(search(query).some(({ why }) => why === 'category')).toBe(false);
  });
});

describe('search by words', () => {
  it.each([
    ['hypertenson', 'I10'],
    ['diabetis type 2', 'E11.9'],
    ['pnuemonia', 'J18.9'],
    ['oedema', 'R60.9'],
    ['anaemia', 'D64.9'],
    ['Diarrhoea', 'R19.7'],
    ['heart attack', 'I21.9'],
    ['htn', 'I10'],
    ['cabg status', 'Z95.1'],
    ['sugar diabetes', 'E11.9'],
    ['afib', 'I48.91'],
    ['copd exacerbation', 'J44.1'],
    ['exacerbation copd', 'J44.1'],
    ['uti', 'N39.0'],
    ['type 2 diab', 'E11.9'],
    ['chest pai', 'R07.9'],
    ['pain left knee', 'M25.562'],
    ['ckd stage 3', 'N18.30'],
    ['well child', 'Z00.129'],
    ['migrane', 'G43.909'],
    ['appendicitus', 'K35.80'],
    ['dm2 with neuropathy', 'E11.40'],
  ])('%s gives %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  it.each([
    ['99213', '99213'],
    ['j1885', 'J1885'],
    ['office visit level 4', '99214'],
    ['toradol', 'J1885'],
    ['crutches', 'E0114'],
    ['front wheeled walker', 'E0143'],
    ['ekg', '93000'],
    ['medicare wellness', 'G0438'],
    ['rapid strep', '87880'],
    ['knee injection', '20610'],
    ['targeted case managment', 'T1017'],
    ['psychotherapy 45', '90834'],
  ])('%s gives the procedure %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  it('names no CPT number where CPT is switched off', () => {
    const without = createCodeSearch({ ...tables, cpt: null });
    for (const query of ['99213', 'office visit level 4', 'ekg', 'therapy'])
      expect(without(query, { limit: 50 }).some(({ system }) => system === 'CPT')).toBe(false);
  });

  it.each([
    ['heart attack', 'F41.0'],
    ['left knee pain', 'M25.512'],
    ['hypertension', 'I95.9'],
    ['type 2 diabetes', 'E10.9'],
    ['hyperthyroidism', 'E03.9'],
    ['hypoglycemia', 'R73.9'],
    ['arm pain', 'M25.569'],
  ])('%s does not put %s first', (query, code) => {
    expect(codes(query, 1)).not.toContain(code);
  });

  it.each(['qwertyuiop', 'xyzzy frobnicate', 'zzzz', '日本語'])('finds nothing for %s', (query) => {
    expect(codes(query)).toEqual([]);
  });

  it('shows where the words stand in the title, of the last only what was typed', () => {
    const hit = search('pain kn').find(({ code }) => code === 'M25.562');
    expect(hit?.matched.map(({ start, end }) => hit.title.slice(start, end))).toEqual(['Pain', 'kn']);
  });

  it('keeps to the systems, the billable and the number asked for', () => {
    expect(search('diabetes', { limit: 3 })).toHaveLength(3);
    expect(search('diabetes', { billableOnly: true }).every(({ billable }) => billable)).toBe(true);
    expect(search('diabetes', { systems: ['CPT'] })).toEqual([]);
    expect(search('I10', { systems: ['HCPCS'] })).toEqual([]);
  });

  it('reads a hostile query in no time', () => {
    search('pain '.repeat(50_000));
    search('(('.repeat(50_000));
    search(`${'a'.repeat(50_000)}.`);
  });
});

/** The same figures on every run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** One slip in one word of at least four letters. */
function slip(title: string, random: (below: number) => number): string {
  const words = [...title.matchAll(/[a-z]{4,}/gi)];
  const word = words[random(words.length)];
  if (!word) return title;
  const at = word.index + random(word[0].length - 1);
  const letter = alphabet[random(26)] ?? 'x';
  const rest = title.slice(at);
  const slips = [letter + rest.slice(1), rest.slice(1), letter + rest, `${rest[1]}${rest[0]}${rest.slice(2)}`];
  return title.slice(0, at) + slips[random(4)];
}

describe('slips of the finger', () => {
  it('finds 95 % of titles with one slip among the first ten', () => {
    const random = makeRandom(20_260);
    const billable = [...tables.icd.under('')].filter((entry) => entry.billable);
    const asked = Array.from({ length: 300 }, () => billable[random(billable.length)]!);
    const found = asked.filter(({ code, title }) => codes(slip(title, random)).includes(code));
    expect(found.length / asked.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('searchCodes', () => {
  it('gives only codes of the tables, with their titles', () => {
    for (const query of ['pain', 'fracture', 'E', 'E1', 'history', 'chapter 21'])
      for (const { code, system, title } of searchCodes(tables, query, { limit: 200 }))
        expect(
          (system === 'ICD-10-CM' ? tables.icd : system === 'CPT' ? tables.cpt : tables.hcpcs)?.find(code)?.title,
        ).toBe(title);
  });

  it('leaves out names of codes that the tables do not hold', () => {
    const few = {
      ...tables,
      cpt: null,
      hcpcs: { ...tables.hcpcs, find: () => null, under: () => [] },
      icd: { ...tables.icd, find: (code: string) => (code === 'I10' ? tables.icd.find(code) : null), under: () => [] },
    };
    expect(searchCodes(few, 'heart attack')).toEqual([]);
  });
});
