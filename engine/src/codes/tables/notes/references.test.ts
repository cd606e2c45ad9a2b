import { describe, expect, it } from 'vitest';
import { openKeys, writeKeys } from '../packed/columns.ts';
import { makeReferenceReader } from './references.ts';

const codes =
  'A18 A183 A1831 A1832 E08 E086 E0861 E08610 E08618 E0865 E09 E096 E0961 E09610 E10 E1051 E1052 F10 F1017 F1027 I27 I270 I271 I279 I28 I50 I501 I502 I5020 I509 J00 J01 J02 T36 T360X1A T360X5A T360X6A T370 T370X5A T38 Z79 Z794 Z7984'.split(
    ' ',
  );
const read = makeReferenceReader(openKeys(writeKeys(codes, 7), 7));

describe('the codes that a note names', () => {
  it.each([
    ['tuberculous enteritis (A18.32)', ['A18.32']],
    ['tuberculosis of abdomen (A18.3-)', ['A18.3']],
    ['infections (A18.-)', ['A18']],
    ['insulin (Z79.4) and oral drugs (Z79.84)', ['Z79.4', 'Z79.84']],
    ['acute infections (J00-J02)', ['J00', 'J01', 'J02']],
    ['lung (I27.0-I27.1)', ['I27.0', 'I27.1']],
    ['lung (I27.0 -I27.1)', ['I27.0', 'I27.1']],
    ['heart and lung (I27.- to I50.-)', ['I27', 'I28', 'I50']],
    ['left heart failure (I50.1-I50.20)', ['I50.1', 'I50.20']],
    ['arthropathy in diabetes (E08-E09 with .61-)', ['E08.61', 'E09.61']],
    ['angiopathy (E08-E10 with .51-.52)', ['E10.51', 'E10.52']],
    ['dementia (F10, with .17, .27)', ['F10.17', 'F10.27']],
    ['adverse effect (T36-T37 with fifth or sixth character 5)', ['T36.0X5', 'T37.0X5']],
    ['poisoning (T36-T38 with fifth or sixth character 1-4 or 6)', ['T36.0X1', 'T36.0X6']],
    ['conditions classified to A18.-', ['A18']],
    // Negative: no code, none of the table, or words that say for which codes the lines below hold.
    ['vitamin B12 deficiency', []],
    ['a condition that has no number', []],
    ['glaucoma (H40.-)', []],
    ['For codes E08-E10, use additional code to identify:', []],
    ['diabetes (E08-E10 with ketoacidosis)', []],
    ['(J02-J00)', []],
    ['', []],
  ])('%s', (words, expected) => {
    expect(read(words)).toEqual(expected);
  });

  it('takes time in the length of the words', () => {
    for (const piece of ['(', 'A18.', 'A18-', 'with ', '(A18 with ', ') ', '5th ']) read(piece.repeat(20_000));
  });
});
