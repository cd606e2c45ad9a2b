import { describe, expect, it } from 'vitest';
import { findWrittenCodes } from './code-shape.ts';
import { builtInIcd } from './tables/built-in-icd.ts';

const read = (text: string): (readonly [string, string | null])[] =>
  findWrittenCodes(text, builtInIcd).map(({ code, description }) => [
    code,
    description ? text.slice(description.start, description.end) : null,
  ]);

describe('codes as charts write them', () => {
  it('takes what has units for a service, not for a diagnosis without its dot', () => {
    const found = findWrittenCodes('CHARGES: 96413, J3489 x 4 units').map(({ code, system }) => `${code} ${system}`);
    expect(found).toEqual(['96413 CPT', 'J3489 HCPCS']);
  });

  it.each<[string, (readonly [string, string | null])[]]>([
    ['Hypertension - I10', [['I10', 'Hypertension']]],
    ['I10 Hypertension', [['I10', 'Hypertension']]],
    ['I10: Essential hypertension', [['I10', 'Essential hypertension']]],
    ['I10 | Essential hypertension', [['I10', 'Essential hypertension']]],
    ['| 1 | I10 | Essential hypertension |', [['I10', 'Essential hypertension']]],
    ['| Essential hypertension | I10 |', [['I10', 'Essential hypertension']]],
    ['1. Type 2 DM with neuropathy (E11.42)', [['E11.42', 'Type 2 DM with neuropathy']]],
    ['1. E11.42 Type 2 DM with neuropathy', [['E11.42', 'Type 2 DM with neuropathy']]],
    ['2. Hypertension (I10): stable, continue lisinopril 10 mg.', [['I10', 'Hypertension']]],
    [
      'ICD-10: M25.561, E11.9',
      [
        ['M25.561', null],
        ['E11.9', null],
      ],
    ],
    [
      'ICD-10-CM codes: M25561, I10',
      [
        ['M25.561', null],
        ['I10', null],
      ],
    ],
    [
      'Dx: I10; E11.65',
      [
        ['I10', null],
        ['E11.65', null],
      ],
    ],
    [
      'Dx: HTN (I10), DM E11.9',
      [
        ['I10', 'HTN'],
        ['E11.9', 'DM'],
      ],
    ],
    ['Z79.4 Long term insulin', [['Z79.4', 'Long term insulin']]],
    [
      'E11.9, I10, J40',
      [
        ['E11.9', null],
        ['I10', null],
        ['J40', null],
      ],
    ],
    [
      'Diagnosis codes:\nI10\nF39',
      [
        ['I10', null],
        ['F39', null],
      ],
    ],
    [
      'Pneumonia J18.9; hypoxia R09.02',
      [
        ['J18.9', 'Pneumonia'],
        ['R09.02', 'hypoxia'],
      ],
    ],
    ['Hypertension I10, stable on lisinopril.', [['I10', 'Hypertension']]],
    ['QA0.0101 SCN2A-related neurodevelopmental disorder', [['QA0.0101', 'SCN2A-related neurodevelopmental disorder']]],
    ["Parkinson's disease (G20)", [['G20', "Parkinson's disease"]]],
    [
      'E11.9 - Type 2 diabetes; I10 - Hypertension',
      [
        ['E11.9', 'Type 2 diabetes'],
        ['I10', 'Hypertension'],
      ],
    ],
    ['OSA [G4733]', [['G47.33', 'OSA']]],
    [
      '**Dx:** E11.9 (type 2 diabetes), I10 (hypertension)',
      [
        ['E11.9', 'type 2 diabetes'],
        ['I10', 'hypertension'],
      ],
    ],
    ['Hypertension (I1O)', [['I1O', 'Hypertension']]],
    ['HTN I10 increase lisinopril', [['I10', 'HTN']]],
    ['htn i10 increase lisinopril', [['I10', 'htn']]],
    ['start metformin E11 diabetes, recheck in 3 months', [['E11', 'start metformin']]],
    [
      'BP 138/84 HR 76 T 98.6 RR 16: cough R05.9, fever R50.9, chest pain R07.9',
      [
        ['R05.9', 'cough'],
        ['R50.9', 'fever'],
        ['R07.9', 'chest pain'],
      ],
    ],
    [
      'T 98.6 P 76 BP 120/80. Dx: R51.9, H91.3, P22.0',
      [
        ['R51.9', null],
        ['H91.3', null],
        ['P22.0', null],
      ],
    ],
  ])('reads %s', (text, codes) => {
    expect(read(text)).toEqual(codes);
  });

  it.each([
    'T10 vertebra, T12 compression fracture, L4-L5 disc',
    'C6 nerve root, C5-6 level',
    'Vitamin B12 level 320, B12 - low',
    'A1c 7.2 %, (A1C) 8.1',
    'H2 blocker nightly',
    'Moved to room B14, bed A12.',
    'N95 mask worn',
    'T98.6 HR 80 BP 120/80',
    'T37.2 HR 80 BP 120/80 W81.5 H70.5',
    'seen in b20, moved to c50 and t12',
    'coenzyme Q10',
    'W81.5 kg',
    'Boston, MA 02118, phone 555-12345',
    'MRN 48213',
  ])('finds nothing in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each<[string, (readonly [string, readonly string[], number | null])[]]>([
    ['99214-25', [['99214', ['25'], null]]],
    [
      'CPT: 99214-25, 20610-RT',
      [
        ['99214', ['25'], null],
        ['20610', ['RT'], null],
      ],
    ],
    ['97110 x2', [['97110', [], 2]]],
    [
      '97110 x 2 units, 97140 x1',
      [
        ['97110', [], 2],
        ['97140', [], 1],
      ],
    ],
    ['G0439', [['G0439', [], null]]],
    ['99213, modifier 95', [['99213', ['95'], null]]],
    ['CPT 99213 (modifiers 25 and 95)', [['99213', ['25', '95'], null]]],
    ['CPT 20610-50-59', [['20610', ['50', '59'], null]]],
    ['CPT: 20610 RT', [['20610', ['RT'], null]]],
    [
      'Billing: 97110, 3 units; 97140, 1 unit',
      [
        ['97110', [], 3],
        ['97140', [], 1],
      ],
    ],
    ['J1885 ketorolac 30 mg, units: 2', [['J1885', [], 2]]],
    ['CPT 99213, 25 minutes', [['99213', [], null]]],
    ['97110 - therapeutic exercise, 3 x 10 reps', [['97110', [], null]]],
  ])('reads modifiers and units of %s', (text, marks) => {
    expect(findWrittenCodes(text, builtInIcd).map(({ code, modifiers, units }) => [code, modifiers, units])).toEqual(
      marks,
    );
  });

  it('reads a long line of codes in linear time', () => {
    for (const text of [
      'I10 '.repeat(20_000),
      'Dx: I10 '.repeat(10_000),
      '(I10 '.repeat(10_000),
      '1. '.repeat(30_000),
    ]) {
      findWrittenCodes(text, builtInIcd);
    }
  });
});
