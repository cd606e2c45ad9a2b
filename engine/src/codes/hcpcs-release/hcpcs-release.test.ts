import { describe, expect, it } from 'vitest';
import { searchCodes } from '../search/search-codes.ts';
import { builtInLibrary } from '../tables/built-in.ts';
import { openLibrary } from '../tables/open-library.ts';
import { hcpcsLines } from '../tables/procedures/data/hcpcs.data.ts';
import { validate } from '../../validate/validate.ts';
import { hcpcsReleaseLines } from './hcpcs-release.data.ts';
import { packHcpcsRelease } from './index.ts';

const library = openLibrary([], { hcpcs: packHcpcsRelease() });
const on = (day: string | null) => library.at(day).hcpcs;

describe('the release of HCPCS Level II', () => {
  it('has 8,725 codes, each once, none of CPT or CDT', () => {
    const codes = hcpcsReleaseLines
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 5));
    expect(new Set(codes).size).toBe(8725);
    for (const code of codes) expect(code).toMatch(/^[A-CEGHJ-MP-V]\d{4}$/);
  });

  it.each([
    ['J3370', '2025-06-30', true],
    ['J3370', '2025-07-01', false],
    ['A4397', '2021-12-31', true],
    ['A4397', '2022-01-01', false],
    ['C9174', '2025-09-30', true],
    ['C9174', '2025-10-01', false],
    ['G0568', '2025-12-31', false],
    ['G0568', '2026-01-01', true],
    ['J9601', '2026-03-31', false],
    ['J9601', '2026-04-01', true],
    ['g0438', '2026-05-01', true],
  ])('%s on %s: %s', (code, day, holds) => {
    expect(on(day).find(code) !== null).toBe(holds);
  });

  it('says that a code does not exist for the days that it was published for, and no others', () => {
    expect(on('2014-12-31').isComplete).toBe(false);
    expect(on('2015-01-01').isComplete).toBe(true);
    expect(on('2026-09-30').isComplete).toBe(true);
    expect(on('2026-10-01').isComplete).toBe(false);
    expect(on(null).isComplete).toBe(false);
  });

  it('is named under an audit, as is the list in common use', () => {
    expect(library.at('2026-05-01').labels).toContain('HCPCS Level II 2026 Q3 (built-in table)');
    expect(library.at('2026-11-01').labels).toContain('HCPCS Level II 2026 Q3 (built-in table), the newest loaded');
    expect(builtInLibrary.at('2026-05-01').labels).toContain(
      'HCPCS Level II 2026 Q3, codes in common use only (built-in table)',
    );
  });

  it('agrees with the list in common use on the day on which each code ends', () => {
    for (const line of hcpcsLines.trim().split('\n')) {
      const code = line.slice(0, 5);
      expect(builtInLibrary.at(null).hcpcsDaysOf(code)?.to, code).toBe(library.at(null).hcpcsDaysOf(code)?.to);
    }
  });

  it('is searched by words', () => {
    const found = searchCodes(library.at(null), 'tranexamic acid sodium chloride', { systems: ['HCPCS'] });
    expect(found[0]?.code).toBe('J3291');
  });
});

describe('an audit with the release', () => {
  const judge = (day: string, code: string) => {
    const text = `Date of service: ${day}\nAssessment: Infection, treated.\nBilling: HCPCS ${code}`;
    const found = validate(text, { library }).codes.find((each) => each.code === code);
    return [found?.status, found?.reason];
  };

  it.each([
    ['05/02/2026', 'J3370', 'invalid', 'It was valid until 2025-06-30, before the date of service (2026-05-02).'],
    ['05/02/2024', 'G0568', 'invalid', 'It is valid from 2026-01-01, after the date of service (2024-05-02).'],
    ['05/02/2026', 'J0000', 'invalid', 'It is not in HCPCS 2026 Q3.'],
    ['11/02/2026', 'J0000', 'unknown', 'Well formed; not in the HCPCS codes that are loaded.'],
  ])('of %s: %s is %s', (day, code, status, reason) => {
    expect(judge(day, code)).toEqual([status, reason]);
  });
});
