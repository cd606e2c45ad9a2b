import { describe, expect, it } from 'vitest';
import { isMedicareBeneficiary, passesDea, passesIban, passesLuhn, passesNhs, passesVin } from './checksums.ts';

describe('check digits', () => {
  it.each([
    ['Luhn', passesLuhn, '4111111111111111', '4111111111111112'],
    ['NPI with its prefix', passesLuhn, '808401234567893', '808401234567894'],
    ['NHS number', passesNhs, '9434765919', '9434765918'],
    ['IBAN', passesIban, 'GB82 WEST 1234 5698 7654 32', 'GB82 WEST 1234 5698 7654 33'],
    ['VIN', passesVin, '1M8GDM9AXKP042788', '1M8GDM9A1KP042788'],
    ['DEA', passesDea, 'AB1234563', 'AB1234564'],
    ['Medicare', isMedicareBeneficiary, '1EG4-TE5-MK73', '1EG4-TE5-MS73'],
  ])('%s', (_name, passes, right, wrong) => {
    expect(passes(right)).toBe(true);
    expect(passes(wrong)).toBe(false);
    expect(passes('')).toBe(false);
  });
});
