import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, cutSame, type Difference } from './compare-versions.ts';

const join = (parts: readonly Difference[], without: Difference['kind']): string =>
  parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');

describe('compareVersions', () => {
  it('tells words that were taken out from words that were put in', () => {
    const parts = compareVersions('Take **10 mg** daily.', 'Take **20 mg** daily.');
    expect(parts).toEqual([
      { text: 'Take ', kind: 'same' },
      { text: '10', kind: 'removed' },
      { text: '20', kind: 'added' },
      { text: ' mg daily.', kind: 'same' },
    ]);
  });

  it('holds all words of both', () => {
    const words = fc.array(fc.constantFrom('pain', 'knee', 'no', 'fever', '10', 'mg'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const parts = compareVersions(a.join(' '), b.join(' '));
        expect(join(parts, 'added')).toBe(a.join(' '));
        expect(join(parts, 'removed')).toBe(b.join(' '));
      }),
    );
  });

  it('compares long texts that have nothing in common', () => {
    const many = (word: string): string => Array.from({ length: 9_000 }, (_, index) => `${word}${index}`).join(' ');
    const parts = compareVersions(many('a'), many('b'));
    expect(join(parts, 'added')).toBe(many('a'));
    expect(join(parts, 'removed')).toBe(many('b'));
  });
});

describe('cutSame', () => {
  it('keeps every change and two lines beside it', () => {
    const same = Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n');
    const parts = cutSame([
      { text: same, kind: 'same' },
      { text: 'gone', kind: 'removed' },
      { text: same, kind: 'same' },
    ]);
    expect(parts.map(({ text }) => text)).toEqual(['…\nline 10\nline 11', 'gone', 'line 0\nline 1\n…']);
  });
});
