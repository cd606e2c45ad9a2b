import { describe, expect, it } from 'vitest';
import { readAgo, readAttributes, readLength, readOnset, readScale } from './read-attributes.ts';
import { readWords } from './spoken-words.ts';

describe('what is said of a symptom', () => {
  it.each([
    ['I have had it for about 3 days', 'for 3 days'],
    ['it started last night', 'since last night'],
    ['since Monday', 'since Monday'],
    ['3 weeks ago', 'beginning 3 weeks ago'],
    ['over the last couple of weeks', 'for a couple of weeks'],
    ['I am 40 years old', undefined],
    ['3 times a day', undefined],
  ])('onset: %s -> %s', (text, onset) => {
    expect(readOnset(readWords(text))).toBe(onset);
  });

  it('takes a bare length for the onset only where it was asked for', () => {
    expect(readOnset(readWords('3 days'))).toBeUndefined();
    expect(readOnset(readWords('3 days'), true)).toBe('for 3 days');
  });

  it.each([
    ['about 7 out of 10', '7/10'],
    ['a 7', undefined],
  ])('severity: %s -> %s', (text, scale) => {
    expect(readScale(readWords(text))).toBe(scale);
  });

  it('reads lengths and times that are gone', () => {
    expect(readLength(readWords('come back in 2 to 3 weeks'))).toBe('2-3 weeks');
    expect(readAgo(readWords('I fell 2 years ago'))).toBe('2 years ago');
  });

  it('leaves out a quality that is denied', () => {
    expect(readAttributes(readWords("it's not sharp, more of a dull ache"), 'qualities').qualities).toEqual(['dull']);
  });
});
