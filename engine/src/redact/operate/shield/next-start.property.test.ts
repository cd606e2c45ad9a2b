import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePattern } from './date-forms.ts';
import { searchDate } from './find-dates.ts';
import type { Search } from './next-start.ts';
import { loosePattern, searchLoose } from './placeholder-shape.ts';

/** What dates and placeholders are made of, and what stands beside them. */
const words =
  "1 3 12 31 2026 20260314 19 may March dic septiembre ENE sep st rd º NAME PATIENT a AGE_OVER_89 FIRST INITIALS x9 of de to through 's ’26 µ ñ \u0253";
const marks = '[ [[ ] ]] \\ \\[ \\] \\_ 【 】 ［ ］ - _ – ‐ − － / . , : %';
const ends = [' to 5 May', 'through 31 dic', 'º de mayo', 'º–3º ene', 'st of March'];
const spaces = [' ', '  ', '\u00a0', '\u202f', '\t', '\n'];
const pieces = [words.split(' '), marks.split(' '), ends, spaces].flat();
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

/** Every match, as the search finds them one after the other, from each place on. */
function listFound(text: string, search: Search): string[] {
  return Array.from({ length: text.length + 1 }, (_, from) => {
    const match = search(text, from);
    return match === null ? '' : `${match.index} ${match[0]}`;
  });
}

function searchAlone(source: string): Search {
  const pattern = new RegExp(source, 'gi');
  return (text, from) => {
    pattern.lastIndex = from;
    return pattern.exec(text);
  };
}

describe('a pattern that is asked only where a match may begin', () => {
  test.each([
    ['dates', searchDate, datePattern],
    ['placeholders', searchLoose, loosePattern],
  ])('finds the same %s as the pattern alone', (_what, search, source) => {
    const alone = searchAlone(source);
    fc.assert(
      fc.property(texts, (text) => {
        expect(listFound(text, search)).toEqual(listFound(text, alone));
      }),
      { numRuns: 3_000 },
    );
  });
});
