import { describe, expect, it } from 'vitest';
import { makeNumberTable, makePhraseTable, makeTestTable, makeWordTable, matchPhrase, placesOf } from './phrases.ts';
import { scanText } from './scan.ts';
import { lengths } from './trigger-tables.ts';

const words = makeWordTable(['#', 'ward']);
const capitals = makeTestTable(({ shape }) => shape === 'capital');
const numbers = makeNumberTable([2, 5], lengths(4));
const labels = makePhraseTable([
  ['unit', 1],
  ['unit number', 2],
  ['unit no.', 3],
  ['bed number', 4],
]);

const namesOf = (text: string, table: { readonly id: number }): string[] => {
  const scan = scanText(text);
  return placesOf(scan, table).map((index) => scan.tokens[index]?.text ?? '');
};

describe('where a recogniser begins', () => {
  it('knows the words and marks of a table, in order', () => {
    expect(namesOf('Ward 4 # warden WARD', words)).toEqual(['Ward', '#', 'WARD']);
  });

  it('knows the words for which something is true', () => {
    expect(namesOf('Ann saw BOB and Mo', capitals)).toEqual(['Ann', 'Mo']);
  });

  it('knows numbers by their length, with letters among their digits or without', () => {
    expect(namesOf('1 22 333 55555 A1 A123 12345678901234567890x', numbers)).toEqual([
      '22',
      '55555',
      'A123',
      '12345678901234567890x',
    ]);
  });
});

describe('matchPhrase', () => {
  it.each([
    ['unit 4', 1],
    ['unit number 4', 2],
    ['Unit No. 4', 3],
    ['unit nod', 1],
    ['unit\nnumber', 1],
    ['bed number', 4],
    ['bed 4', undefined],
    ['bed\nnumber', undefined],
    ['number', undefined],
  ])('reads the longest phrase of %j', (text, value) => {
    expect(matchPhrase(scanText(text), labels, 0)?.value).toBe(value);
  });
});
