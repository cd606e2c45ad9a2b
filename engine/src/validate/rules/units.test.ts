import { describe, expect, it } from 'vitest';
import type { CodeTables } from '../../codes/tables/code-tables.ts';
import { builtInLibrary } from '../../codes/tables/built-in.ts';
import { readChart } from '../reading/read-chart.ts';
import { units } from './units.ts';

const tables: CodeTables = {
  ...builtInLibrary.at(null),
  mue: { version: 'test', size: 1, of: (code) => (code === '20610' ? { units: 2, mai: 3 } : null) },
  hcpcs: {
    version: 'test',
    isComplete: false,
    size: 1,
    find: (code) =>
      code === 'J1885' ? { code, system: 'HCPCS', title: 'Injection, ketorolac tromethamine, per 15 mg' } : null,
    under: () => [],
  },
};

const check = (text: string): string[] =>
  units.check(readChart(text, { at: () => tables }), []).map(({ message }) => message);

describe('units', () => {
  it.each([
    [
      'Therapeutic exercise, total timed minutes: 20.\nCPT 97110 x4',
      '4 timed units are billed (97110), and 20 timed minutes support 1.',
    ],
    [
      'Therapeutic exercise 15 min, manual therapy 15 min.\nCPT 97110 x2, 97140 x2',
      '4 timed units are billed (97110, 97140), and 30',
    ],
    ['Knee injected.\nCPT 20610-50 x3', '20610 is billed with 3 units; the medically unlikely edit allows 2.'],
    ['Cough.\nCPT 99213 x2', '99213 is a visit and is billed with 2 units.'],
    ['Ketorolac 30 mg IM given.\nHCPCS J1885 x4', 'the chart documents 30 mg, which is 2.'],
    ['Gave ketorolac IM, toradol 30 mg.\nHCPCS J1885 x 30', 'the chart documents 30 mg, which is 2.'],
    [
      'Cryotherapy of 4 actinic keratoses.\nCPT 17000, 17003 x 6',
      'the chart documents 4 actinic keratoses, which is 3.',
    ],
    ['Debrided 18 sq cm of subcutaneous tissue.\nCPT 11042, 11045 x 2', 'which is 0.'],
    ['Critical care time 80 minutes.\nCPT 99291, 99292 x 3', 'which is 1.'],
    [
      'Home visit 13:00-14:10.\nHCPCS T1017 x 7',
      'T1017 is billed with 7 units of 15 minutes, and the chart states 70 minutes.',
    ],
    [
      'MMRV and DTaP-IPV given, counseled.\nCPT 90696, 90710, 90460 x 2, 90461 x 9',
      '90461 is billed with 9 units; beyond the first component of each vaccine there are 6.',
    ],
    ['Prick testing, 24 tests placed.\nCPT 95004 x 42', 'the chart documents 24 tests, which is 24.'],
    ['Three warts frozen.\nCPT 17110 x 3', '17110 is counted once a session'],
    ['Hepatitis B vaccine given.\nCPT 90460 x 4, 90744', '90460 is billed with 4 units beside 1 vaccine.'],
    ['Toradol 30 mg IM x1.\nCPT 96372 x 3', '96372 is billed with 3 units, and the chart tells of 1 injection.'],
  ])('flags %s', (text, message) => {
    expect(check(text).join()).toContain(message);
  });

  it.each([
    'Therapeutic exercise, total timed minutes: 53.\nCPT 97110 x4',
    'Therapeutic exercise 23 min, manual therapy 15 min.\nCPT 97110 x2, 97140 x1',
    'Therapeutic exercise.\nCPT 97110 x2',
    'Ketorolac 30 mg IM given.\nHCPCS J1885 x2',
    'Ketorolac 10 mg tablets at home.\nHCPCS J1885 x2',
    'Cryotherapy of 4 actinic keratoses.\nCPT 17000, 17003 x 3',
    'Cryotherapy of actinic keratoses.\nCPT 17000, 17003 x 3',
    'Knee injected.\nCPT 20610-RT',
    'Home visit 13:00-14:10.\nHCPCS T1017 x 5',
    'Tdap and HPV given.\nCPT 90471, 90472 x 1, 90715, 90651',
    'Toradol 30 mg IM and Decadron 10 mg IM.\nCPT 96372 x 2',
  ])('says nothing of %s', (text) => {
    expect(check(text)).toEqual([]);
  });
});
