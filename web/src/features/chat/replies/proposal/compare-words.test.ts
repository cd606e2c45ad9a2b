import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const said = (before: string | null, after: string | null): string =>
  compareWords(before, after)
    .map(({ text, kind }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('');

it('shows what goes of a statement and what comes', () => {
  expect(said('Recheck in 2 weeks', 'Recheck in 4 weeks')).toBe('Recheck in [-2][+4] weeks');
});

it('shows a new statement as it comes, and one that goes as it went', () => {
  expect(said(null, 'Rest')).toBe('[+Rest]');
  expect(said('Rest', null)).toBe('[-Rest]');
});

it('gives back both statements, whatever they have in common', () => {
  const before = 'A dry cough for three weeks, worse at night, with no fever.';
  const after = '3 weeks of dry cough; worse at night. Afebrile.';
  const parts = compareWords(before, after);
  const without = (kind: string): string =>
    parts
      .filter((one) => one.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
