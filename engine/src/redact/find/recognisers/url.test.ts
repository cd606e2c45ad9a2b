import { describe, expect, it } from 'vitest';
import { markFindings, readMarked } from '../marked-table.ts';
import { url } from './url.ts';

describe('url', () => {
  it.each([
    'See «https://portal.example.org/p?id=7».',
    'At «www.brannigan-works.com» or «lakeside.example.org/pt/12»',
    'Mail maria@lakeside.org is no address of a page',
    'Dose 1.5 mg.Then stop. e.g. none, i.e. all',
    'pH 7.35.in the morning',
  ])('%s', (marked) => {
    expect(markFindings(url, readMarked(marked).text)).toBe(marked);
  });
});
