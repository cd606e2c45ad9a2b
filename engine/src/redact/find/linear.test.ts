import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';
import { recognisers } from './registry.ts';
import { scanText } from './scan.ts';

/** Lines made to keep a pattern or a look-around busy: one long run of what it repeats, without the end it waits for. */
const hostile: readonly (readonly [string, string])[] = [
  ['digits', '1'],
  ['digit groups with hyphens', '12-'],
  ['digit groups with spaces', '123 '],
  ['dates that never end', '12/12/'],
  ['days in a list', '3/4, '],
  ['ranges of days', '3/4-'],
  ['spoken numbers', 'twenty '],
  ['open brackets', '('],
  ['plus signs', '+1 '],
  ['at signs', 'a@'],
  ['dots', 'a.'],
  ['hex groups', 'ab:'],
  ['slashes', 'http://a/'],
  ['capitals', 'Smith '],
  ['initials', 'J. '],
  ['hyphenated names', 'Anna-'],
  ['apostrophes', "O'"],
  ['particles', 'de la '],
  ['titles', 'Dr. '],
  ['commas', 'Smith, '],
  ['months', 'March '],
  ['ordinals', 'twenty first '],
  ['labels', 'MRN: '],
  ['label words', 'patient name '],
  ['heads of facilities', 'Hospital '],
  ['places', 'at San '],
  ['streets', '12 Elm '],
  ['streets between numbers', '4241 Aasavere '],
  ['streets without a number', 'on Elm & '],
  ['roads by number', 'Hwy 12 & '],
  ['saints', 'St. Anne '],
  ['ampersands', 'Elm & '],
  ['labels of places', 'Employer: Elm '],
  ['towns with codes', 'Elm, OH 12345 '],
  ['upper-case letters of places', 'ABMC '],
  ['places without capitals', 'at the elm clinic '],
  ['flats', 'Apt. 4 '],
  ['corners', 'corner of '],
  ['bank accounts', 'GB82 '],
  ['upper-case letters', 'A1'],
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['carets', 'A^'],
  ['file names', 'a.jpg'],
  ['masked digits', 'x'],
  ['one long word', 'abc'],
  ['quoted names', '"Ann '],
  ['initials of typists', 'ab/'],
  ['initials with stops', 'A.B.'],
  ['deeds', 'printed by '],
  ['relatives', 'son '],
  ['parts', 'RN ('],
  ['lists of names', 'Kim and '],
  ['ages in brackets', 'Kim (3) '],
];
const small = 6_000;
const factor = 8;

/** How many tokens all recognisers together look at; the same on every machine. */
function countReads(text: string): number {
  const scan = scanText(text);
  let reads = 0;
  const tokens = new Proxy(scan.tokens, {
    get: (list, key) => {
      reads++;
      return Reflect.get(list, key) as unknown;
    },
  });
  for (const recogniser of recognisers) recogniser.find({ ...scan, tokens }, () => undefined);
  return reads;
}

/** Milliseconds of this process's own work, so that what else the machine does hardly counts; the best of some rounds. */
function workOf(text: string): number {
  let best = Infinity;
  for (let round = 0; round < 2; round++) {
    const start = process.cpuUsage();
    findInText(text);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe('findInText on hostile lines', () => {
  it.each(hostile)('looks at a number of tokens in proportion to the length of %s', (_name, unit) => {
    const repeats = Math.ceil(small / unit.length / 4);
    const once = countReads(unit.repeat(repeats));
    const more = countReads(unit.repeat(repeats * 4));
    expect(more).toBeLessThan(once * 4.4 + 2000);
  });

  it.each(hostile)('works in proportion to the length of %s', { timeout: 30_000 }, (_name, unit) => {
    const repeats = Math.ceil(small / unit.length);
    const once = workOf(unit.repeat(repeats));
    const more = workOf(unit.repeat(repeats * factor));
    // A quadratic search would work 64 times as much; the floor keeps the noise of a busy machine out of the ratio.
    expect(more / Math.max(once, 8)).toBeLessThan(factor * 4);
  });
});
