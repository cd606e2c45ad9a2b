import { describe, expect, it } from 'vitest';
import { flaggedIn } from '../flagged-in.ts';

describe('numbers', () => {
  it.each<[document: string, input: string, expected: string[]]>([
    ['Metformin 1 g.', 'metformin 1000 mg', []],
    ['Lesion of 1.5 cm.', 'a 15 mm lesion', []],
    ['Fluids 1 L.', 'a thousand ml of fluid', []],
    ['For 3 weeks.', 'for two weeks', ['number 3']],
    ['Metformin 2 g.', 'metformin 1000 mg', ['number 2']],
  ])('%j against %j', (document, input, expected) => {
    expect(flaggedIn(document, input)).toEqual(expected);
  });
});
