import { describe, expect, test } from 'vitest';
import { cutRuns } from './cut-runs.ts';
import { readEntries } from './read-entries.ts';

const runsOf = (text: string): string[] =>
  cutRuns(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('the values of a series', () => {
  test.each([
    'ALT 38 in Apr, 61 Jul, 94 last wk',
    'creat 110 Jan, 140 Mar, 190 yesterday',
    'eGFR 45 on adm, 38 yesterday, 41 today',
    'INR 3.1 Mon, 4.8 Wed, 2.2 today',
    'alp 412 nov, 288 feb, now 171',
    'ferritin 8 in 2023, 14 last yr, 22 today',
  ])('stay with their test: "%s"', (text) => {
    expect(runsOf(text)).toEqual([text]);
    expect(readEntries(`Meds omeprazole. ${text}`).at(-1)?.settled).toBe('results');
  });

  test.each([
    ['amlodipine 5, 3 July echo normal', 2],
    ['seen in Apr, 2 falls since June', 2],
    ['creat 110 Jan, 140 Mar, BP 140/80', 2],
    ['no rash, 94 today', 2],
  ])('are not what stands after it: "%s"', (text, runs) => {
    expect(runsOf(text)).toHaveLength(runs);
  });

  test('end before the step that follows from them', () => {
    expect(runsOf('ALT 38 in Apr, 61 Jul, 94 last wk so I asked her to leave off MTX')).toEqual([
      'ALT 38 in Apr, 61 Jul, 94 last wk',
      'so I asked her to leave off MTX',
    ]);
  });
});
