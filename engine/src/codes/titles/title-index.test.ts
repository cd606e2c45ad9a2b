import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../tables/built-in.ts';
import { titleIndexOf } from './title-index.ts';

const table = builtInLibrary.at(null).icd;
const find = (text: string): string[] =>
  titleIndexOf(table)
    .find(text.split(' ').map((lower) => ({ lower })))
    .map(({ code }) => code);

describe('TitleIndex', () => {
  it.each([
    ['type 2 diabetes mellitus with foot ulcer', ['E11.621']],
    ['seen for laceration without foreign body of left hand initial encounter today', ['S61.412A']],
    // The longest title wins, and the next begins behind it.
    ['type 2 diabetes mellitus with foot ulcer obesity unspecified', ['E11.621', 'E66.9']],
    ['type 2 diabetes mellitus', []],
    ['diabetes', []],
    ['', []],
    // A category has a title, and is no code to bill.
    ['chronic ischemic heart disease', []],
  ])('%j', (text, codes) => expect(find(text)).toEqual(codes));

  it('finds every billable title of more than one word', () => {
    for (const { code, title, billable } of table.under('J')) {
      const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      if (billable && words.length > 1) expect([code, find(words.join(' '))]).toEqual([code, [code]]);
    }
  });
});
