import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../tables/built-in.ts';
import { findListed } from './listed-codes.ts';
import { synonymPhrases } from './synonyms.ts';

/** Codes that only other years have: FY2023 and later, or HCPCS codes that ended. */
const ofOtherYears = new Set([
  'E87.20',
  'J1030',
  'J1040',
  'G2012',
  'J0171',
  'J1940',
  'J2001',
  'J2150',
  'J2310',
  'J3370',
  'S0028',
]);

describe('spoken names', () => {
  it('are of codes of the built-in tables', () => {
    const tables = builtInLibrary.at(null);
    const seen = new Set<string>();
    for (const { phrase, system, code } of synonymPhrases()) {
      if (!ofOtherYears.has(code)) expect(findListed(tables, system, code), `${code} ${phrase}`).not.toBeNull();
      expect(phrase.trim(), code).not.toBe('');
      seen.add(`${code} ${phrase}`);
    }
    expect(seen.size).toBeGreaterThan(1500);
  });
});
