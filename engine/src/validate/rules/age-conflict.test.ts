import { describe, expect, it } from 'vitest';
import { readChart } from '../reading/read-chart.ts';
import { ageConflict } from './age-conflict.ts';

describe('ageConflict', () => {
  it.each<[string, string[]]>([
    ['45-year-old man.\nDx: Z00.129', ['Z00.129']],
    ['5-year-old girl.\nDx: Z00.00', ['Z00.00']],
    ['22 months, female\nCPT 99396', ['99396']],
    ['41-year-old woman.\nCPT 90460', ['90460']],
    ['34-year-old man, flu vaccine given.\nCPT 90700', ['90700']],
    ['4-year-old boy.\nCPT 90715', ['90715']],
    ['44-year-old woman.\nHCPCS G0439', ['G0439']],
    ['9-year-old boy.\nCPT 99460', ['99460']],
    ['52-year-old man.\nDx: Z76.2', ['Z76.2']],
    ['Well child 4 years.\nDx: Z00.00', ['Z00.00']],
  ])('flags %s', (text, codes) => {
    const flags = ageConflict.check(readChart(text), []);
    expect(flags.map((flag) => flag.codes)).toEqual([codes]);
    for (const { rule, basis, message, sources } of flags) {
      expect(rule).toBe('age-conflict');
      expect(basis.length).toBeGreaterThan(10);
      expect(
        codes.some((code) => message.includes(code)),
        message,
      ).toBe(true);
      for (const { start, end } of sources) expect(text.slice(start, end).trim()).not.toBe('');
    }
  });

  it.each([
    '45-year-old man.\nDx: Z00.00',
    '5-year-old girl.\nDx: Z00.129, CPT 99393',
    'Dx: Z00.129',
    '52-year-old man.\nCPT 99396',
    '11-year-old girl.\nCPT 90715, 90651, 90460',
    '71-year-old woman.\nHCPCS G0439',
    '4-year-old boy.\nCPT 90700',
    'NEWBORN NURSERY PROGRESS NOTE\nBoy, 25 hours old. Mother 31 y, G2P2.\nDx: Z38.00, CPT 99462',
    'Day of life 2. Maternal history: mother 31 y.\nCPT 99462',
    'Six-month visit for hypertension.\nDx: Z00.00',
  ])('says nothing of %s', (text) => {
    expect(ageConflict.check(readChart(text), []).map(({ message }) => message)).toEqual([]);
  });
});
