import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../built-in.ts';
import {
  builtInCpt,
  countProlongedUnits,
  countTimedUnits,
  cptNotice,
  editLiftingModifiers,
  isEverydayModifier,
  isModifier,
  findPlaceOfService,
  findProcedureFacts,
  findVisit,
  placesOfService,
  visitsOf,
  withoutCpt,
} from './index.ts';
import { cptServiceLines } from './data/cpt-services.data.ts';
import { hcpcsFactLines } from './data/hcpcs-facts.data.ts';

const rowsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

describe('visits', () => {
  it.each([
    ['99203', 'office', 'new', 'low', 30],
    ['99214', 'office', 'established', 'moderate', 30],
    ['99211', 'office', 'established', 'minimal', null],
    ['99223', 'hospital-initial', 'any', 'high', 75],
    ['99285', 'emergency', 'any', 'high', null],
    ['99349', 'home', 'established', 'moderate', 40],
    ['99306', 'nursing-initial', 'any', 'high', 50],
  ])('%s is %s, %s, %s, %s minutes', (code, setting, patient, decision, minutes) => {
    expect(findVisit(code)).toMatchObject({ setting, patient, decision, minutes });
  });

  it.each(['99201', '99343', '99241', '99441', '90834', '', 'G0438'])('%s is no visit of today', (code) => {
    expect(findVisit(code)).toBeNull();
  });

  it('knows the ages of preventive visits', () => {
    expect(findVisit('99381')?.ages).toEqual({ from: 0, to: 0 });
    expect(findVisit('99395')?.ages).toEqual({ from: 18, to: 39 });
    expect(findVisit('99397')?.ages?.from).toBe(65);
    expect(findVisit('99213')?.ages).toBeNull();
  });

  it('lists the numbers of a setting, the lowest first', () => {
    expect(visitsOf('office', 'new').map(({ code }) => code)).toEqual(['99202', '99203', '99204', '99205']);
    expect(visitsOf('emergency', 'new')).toHaveLength(5);
  });

  it('says a visit in its own words', () => {
    expect(findVisit('99213')?.label).toBe('Office visit, established patient, low decision making or 20 minutes');
  });
});

describe('facts of procedures', () => {
  it('reads kinds, minutes, units, sides and days', () => {
    expect(findProcedureFacts('20610')).toMatchObject({ kind: 'minor-procedure', sided: true, globalDays: 0 });
    expect(findProcedureFacts('97110')).toMatchObject({ kind: 'timed-therapy', unitMinutes: 15 });
    expect(findProcedureFacts('90834')).toMatchObject({ minutes: 38, mostMinutes: 52 });
    expect(findProcedureFacts('27447')).toMatchObject({ kind: 'major-procedure', globalDays: 90, needsConsent: true });
    expect(findProcedureFacts('99214')).toMatchObject({ kind: 'visit', minutes: 30, addOn: false });
    expect(findProcedureFacts('g2212')).toMatchObject({ kind: 'visit-add-on', addOn: true, unitMinutes: 15 });
    expect(findProcedureFacts('36415')).toMatchObject({ kind: 'test', needsConsent: false, globalDays: null });
  });

  it.each(['99999', '', 'I10', '9921'])('knows nothing of %j', (code) => {
    expect(findProcedureFacts(code)).toBeNull();
  });

  it('has every line in its form, each number once', () => {
    const kinds =
      /^(?:visit|visit-add-on|minor-procedure|major-procedure|maternity|test|treatment|therapy|timed-therapy|psychotherapy|counseling|care|vaccine-administration)$/;
    const facts = /^(?:(?:min|max|unit)\d+|g0|g10|g90|addon|sided|consent|month)$/;
    const rows = [...rowsOf(cptServiceLines), ...rowsOf(hcpcsFactLines)];
    for (const [code = '', kind = '', written = ''] of rows) {
      expect(code).toMatch(/^(?:\d{5}|[A-V]\d{4})$/);
      expect(kind).toMatch(kinds);
      for (const fact of written.split(' ').filter(Boolean)) expect(fact, code).toMatch(facts);
    }
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length);
    expect(rowsOf(cptServiceLines).every((row) => row.length === 4 && row[3] !== '')).toBe(true);
  });
});

describe('units of time', () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [22, 1],
    [23, 2],
    [37, 2],
    [38, 3],
    [53, 4],
    [68, 5],
  ])('%i minutes of therapy are %i units', (minutes, units) => {
    expect(countTimedUnits(minutes)).toBe(units);
  });

  it.each([
    ['99417', '99205', 74, 0],
    ['99417', '99205', 75, 1],
    ['99417', '99215', 54, 0],
    ['99417', '99215', 55, 1],
    ['99417', '99215', 70, 2],
    ['G2212', '99205', 88, 0],
    ['G2212', '99205', 89, 1],
    ['G2212', '99215', 68, 0],
    ['G2212', '99215', 69, 1],
    ['G2212', '99215', 10, 0],
  ] as const)('%s beside %s at %i minutes is counted %i times', (code, visit, minutes, units) => {
    expect(countProlongedUnits(code, visit, minutes)).toBe(units);
  });
});

describe('modifiers and places', () => {
  it('knows the modifiers of CPT and HCPCS, and those that need no hyphen', () => {
    expect(['25', 'XS', 'V8', 'ZC'].every(isModifier)).toBe(true);
    expect(['ZZ', '00', 'xs', ''].some(isModifier)).toBe(false);
    expect(['25', 'GP'].every(isEverydayModifier)).toBe(true);
    // Abbreviations of every note.
    expect(['AM', 'ED', 'AT', 'CT'].some(isEverydayModifier)).toBe(false);
    expect([...editLiftingModifiers].every(isModifier)).toBe(true);
  });

  it('finds places in our own words', () => {
    expect(findPlaceOfService('11')?.name).toBe('Office');
    expect(findPlaceOfService('21')?.rate).toBe('facility');
    expect(findPlaceOfService('30')).toBeNull();
    expect(findPlaceOfService('1')).toBeNull();
  });

  it('has each once', () => {
    expect(new Set(placesOfService.map(({ code }) => code)).size).toBe(placesOfService.length);
  });
});

describe('CPT', () => {
  it('has numbers with own words, and a notice', () => {
    expect(builtInCpt.find('99213')?.title).toContain('Office visit');
    expect(builtInCpt.find('99999')).toBeNull();
    expect([...builtInCpt.under('9921')].map(({ code }) => code)).toEqual([
      '99211',
      '99212',
      '99213',
      '99214',
      '99215',
    ]);
    expect(cptNotice).toContain('American Medical Association');
  });

  it('uses none of the wordings that only the publisher has', () => {
    for (const { title } of builtInCpt.under(''))
      expect(title).not.toMatch(
        /evaluation and management|medically appropriate|arthrocentesis|debridement|each additional|report separately|list separately|\(eg|;|unlisted|venipuncture|therapeutic procedure/i,
      );
  });

  it('can be switched off', () => {
    expect(withoutCpt({ ...builtInLibrary.at(null), cpt: builtInCpt }).cpt).toBeNull();
  });
});
