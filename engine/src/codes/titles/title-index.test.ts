import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../tables/built-in.ts';
import { findTitlesIn } from './title-index.ts';

const table = builtInLibrary.at(null).icd;
const find = (text: string, icd = table): string[] =>
  findTitlesIn(
    icd,
    text.split(' ').map((lower) => ({ lower })),
  ).map(({ code }) => code);

describe('findTitlesIn', () => {
  it.each([
    ['type 2 diabetes mellitus with foot ulcer', ['E11.621']],
    ['seen for laceration without foreign body of left hand initial encounter today', ['S61.412A']],
    // The longest title wins, and the next begins after it.
    ['type 2 diabetes mellitus with foot ulcer obesity unspecified', ['E11.621', 'E66.9']],
    ['type 2 diabetes mellitus', []],
    ['diabetes', []],
    ['', []],
    // A category has a title, and is no code to bill.
    ['chronic ischemic heart disease', []],
  ])('%j', (text, codes) => expect(find(text)).toEqual(codes));

  it.each([
    ['2022-03-01', 'multiple sclerosis', ['G35']],
    ['2026-11-01', 'multiple sclerosis', []],
    ['2025-09-30', 'multiple sclerosis unspecified', ['G35']],
    ['2025-10-01', 'multiple sclerosis unspecified', ['G35.D']],
    // The title of two codes, one after the other.
    ['2022-03-01', 'other forms of angina pectoris', ['I20.8']],
    ['2026-11-01', 'other forms of angina pectoris', ['I20.89']],
    // A title that was corrected.
    ['2022-03-01', 'rumination disorder of infancy and childhood', ['F98.21']],
    ['2026-11-01', 'rumination disorder of infancy and childhood', ['F98.21']],
  ])('on %s finds %j by the codes of its year', (day, text, codes) => {
    expect(find(text, builtInLibrary.at(day).icd)).toEqual(codes);
  });

  it('finds every billable title of more than one word', () => {
    for (const { code, title, billable } of table.under('J')) {
      const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      if (billable && words.length > 1) expect([code, find(words.join(' '))]).toEqual([code, [code]]);
    }
  });
});
