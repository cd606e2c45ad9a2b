import { describe, expect, it } from 'vitest';
import { findWrittenCodes } from './code-shape.ts';
import { builtInIcd } from './tables/built-in-icd.ts';
import { conditionLines } from './conditions.data.ts';
import { findConditions } from './find-conditions.ts';

describe('the built-in table', () => {
  it('unpacks whole', () => {
    expect(builtInIcd.size).toBeGreaterThan(9_000);
    expect(builtInIcd.find('m5450')).toEqual({ code: 'M54.50', billable: true, title: 'Low back pain, unspecified' });
    expect(builtInIcd.find('M54.5')?.billable).toBe(false);
    expect(builtInIcd.find('M54.59Q')).toBeNull();
  });

  it('holds every listed condition as a billable code', () => {
    for (const line of conditionLines.trim().split('\n'))
      expect(builtInIcd.find(line.split('|')[0]!)?.billable, line).toBe(true);
  });
});

describe('findWrittenCodes', () => {
  it.each([
    ['Dx: HTN (I10), DM E11.9', ['I10', 'E11.9']],
    ['ICD-10: M5450', ['M54.50']],
    ['CPT 99214 and G0438', ['99214', 'G0438']],
    ['e11.9', ['E11.9']],
  ])('reads %s', (text, codes) => {
    expect(findWrittenCodes(text).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    'T10 vertebra, L4-L5 disc',
    'vitamin B12 level 3.2',
    'call 555-0199',
    'version 1.2.3',
    'BP 138/84',
    'room A12',
  ])('finds nothing in %s', (text) => {
    expect(findWrittenCodes(text)).toEqual([]);
  });

  it('points at the code itself', () => {
    const text = 'Diagnosis codes: E119';
    const [code] = findWrittenCodes(text);
    expect(text.slice(code!.start, code!.end)).toBe('E119');
  });
});

describe('findConditions', () => {
  it('takes the longest phrase and how it is said', () => {
    const found = findConditions('Type 2 diabetes. No fever. Father had a stroke.');
    expect(found.map(({ code }) => code)).toEqual(['E11.9', 'R50.9', 'I63.9']);
    expect(found.map(({ modifiers }) => [modifiers.negated, modifiers.family])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });
});
