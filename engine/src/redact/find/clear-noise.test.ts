import { describe, expect, it } from 'vitest';
import { clearNoise } from './clear-noise.ts';
import './registry.ts';

const scanned = 'PATlENT N0TES, D0B l2/04/1957, Te1 3l6-555-O120. ';

describe('clearNoise', () => {
  it.each([
    'BP 120/80, L4-L5, T2N1M0, G2P1001, B12, O2 sat 97, H1N1, CO2 24, I131, 10mg, 1st, 5th, 2L',
    'I10, I25.10, I48, O34, O80 and I10 again',
    'MRN A1B2C3, room 5B, PO1 and IO2',
    '',
  ])('leaves a text without signs of noise: %s', (text) => {
    expect(clearNoise(text)).toBe(text);
  });

  it.each([
    ['Ca1l 555-O1O1', 'Call 555-0101'],
    ['SS 5l2-OO-7714', 'SS 512-00-7714'],
    ['seen O3/l9/2O24', 'seen 03/19/2024'],
    ['St. Franc1s H0SP1TAL', 'St. Francis HOSPITAL'],
    ['lD# 88-2l407 FR0M', 'ID# 88-21407 FROM'],
    ['NPl l487O22316', 'NPI 1487022316'],
    ['I10 stays, 10mg stays, L4 stays', 'I10 stays, 10mg stays, L4 stays'],
  ])('puts right %s', (noisy, meant) => {
    expect(clearNoise(scanned + noisy)).toBe(`PATIENT NOTES, DOB 12/04/1957, Tel 316-555-0120. ${meant}`);
  });

  it('keeps the length, also with letters beyond Latin', () => {
    const text = `${scanned}\u0130 \u{1f600} e\u0301 0rders`.repeat(3);
    expect(clearNoise(text)).toHaveLength(text.length);
  });
});
