import { describe, expect, it } from 'vitest';
import { splitAtSpaces } from './even-spaces.ts';
import { hyphenedRuns, letterRuns } from './plain-runs.ts';

const texts = [
  '',
  'fever',
  ' fever',
  'T 38.2, chills ',
  '123',
  'n/v x3 (no rash)',
  'Ähnlich wie é',
  'follow-up--soon',
  '\tBP  120/80\n',
];

describe('runs of plain characters', () => {
  it.each(texts)('are what a pattern finds in %j', (text) => {
    expect(letterRuns.in(text)).toEqual(text.match(/[a-z]+/g) ?? []);
    expect(hyphenedRuns.in(text)).toEqual(text.match(/[a-z-]+/g) ?? []);
  });

  it.each(texts)('are what cutting %j at everything else gives', (text) => {
    expect(letterRuns.split(text)).toEqual(text.split(/[^a-z]+/));
    expect(letterRuns.split(text, 2)).toEqual(text.split(/[^a-z]+/, 2));
  });
});

it.each(texts)('words between white space are what cutting %j there gives', (text) => {
  expect(splitAtSpaces(text)).toEqual(text.split(/\s+/));
});
