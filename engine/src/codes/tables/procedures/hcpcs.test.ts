import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../built-in.ts';
import { hcpcsFactLines } from './data/hcpcs-facts.data.ts';
import { hcpcsLines } from './data/hcpcs.data.ts';
import { hcpcsFamily, procedureSystem } from './index.ts';

const on = (day: string | null) => builtInLibrary.at(day).hcpcs;

describe('the built-in HCPCS Level II', () => {
  it.each([
    ['g0438', 'Annual wellness visit; includes a personalized prevention plan of service, initial visit'],
    ['J1885', 'Injection, ketorolac tromethamine, per 15 mg'],
    ['E0114', 'Crutches underarm, other than wood, adjustable or fixed, pair, with pads, tips and handgrips'],
    ['T1017', 'Targeted case management, each 15 minutes'],
  ])('%s is %s', (code, title) => {
    expect(on(null).find(code)).toEqual({ code: code.toUpperCase(), system: 'HCPCS', title });
  });

  it.each(['G9999', 'J0000', '99213', 'I10', '', 'G04'])('does not have %j', (code) => {
    expect(on(null).find(code)).toBeNull();
  });

  it.each([
    ['J1030', '2024-03-31', true],
    ['J1030', '2024-04-01', false],
    ['J1010', '2024-03-31', false],
    ['J1010', '2024-04-01', true],
    ['G2012', '2024-12-31', true],
    ['G2012', '2025-01-01', false],
    ['G0318', '2022-12-31', false],
    ['G0318', '2023-01-01', true],
    ['G0136', '2023-06-01', false],
    ['G0136', '2025-06-01', true],
    ['G0136', '2026-01-01', false],
    ['J1885', '2019-01-01', true],
  ])('%s on %s: %s', (code, day, holds) => {
    expect(on(day).find(code) !== null).toBe(holds);
  });

  it('has each code once, in its form, and a title for each that has facts', () => {
    const rows = hcpcsLines.trim().split('\n');
    const codes = rows.map((line) => line.split('|')[0] ?? '');
    expect(new Set(codes).size).toBe(codes.length);
    for (const line of rows)
      expect(line).toMatch(/^[A-V]\d{4}\|[^|]{3,}(?:\|(?:from \d{4}-\d\d-\d\d)? ?(?:to \d{4}-\d\d-\d\d)?)?$/);
    for (const code of codes) expect(procedureSystem(code), code).toBe('HCPCS');
    for (const line of hcpcsFactLines.trim().split('\n')) expect(codes).toContain(line.split('|')[0]);
  });
});

describe('shapes', () => {
  it.each([
    ['99213', 'CPT'],
    ['0001F', 'CPT'],
    ['0042t', 'CPT'],
    ['G0438', 'HCPCS'],
    ['9921', null],
    ['992133', null],
    ['F0001', null],
    ['I1000', null],
    ['X1234', null],
    ['G043', null],
    ['E11.9', null],
  ])('%s is of %s', (code, system) => {
    expect(procedureSystem(code)).toBe(system);
  });

  it('names families by their letter', () => {
    expect(hcpcsFamily('J1885')).toContain('Drugs');
    expect(hcpcsFamily('N0000')).toBeNull();
  });
});
