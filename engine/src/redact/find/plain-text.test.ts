import { describe, expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';
import { uncover, withoutMarkup, type PlainText } from './plain-text.ts';

/** The stretch of the text that stands for some words of the plain text. */
function placeOf(text: string, plain: PlainText | null, words: string): string | undefined {
  const start = plain?.text.indexOf(words) ?? -1;
  if (plain === null || start < 0) return undefined;
  const facts = { kind: 'NAME', rule: '', score: 1, evidence: '' } as const;
  const at = plain.place({ ...facts, start, end: start + words.length });
  return text.slice(at.start, at.end);
}

describe('hidden characters and letters in another dress', () => {
  it.each([
    ['Patient J\u200ba\u200dn\u00ade has', 'Jane', 'J\u200ba\u200dn\u00ade'],
    ['Patient \uff2a\uff41\uff4e\uff45 has', 'Jane', '\uff2a\uff41\uff4e\uff45'],
    ['\u{1d409}\u{1d41a}ne', 'Jane', '\u{1d409}\u{1d41a}ne'],
    ['a\ufb01rm Jane.', 'Jane', 'Jane'],
  ])('%j', (text, words, stretch) => {
    expect(placeOf(text, uncover(text), words)).toBe(stretch);
  });

  it.each([
    'Patient Jane',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u{1f468}\u200d\u{1f469}',
    'x\u00b2 5 \u00b5g',
  ])('leaves %j as it is', (text) => {
    expect(uncover(text)).toBeNull();
  });
});

describe('markup and encodings', () => {
  it.each([
    ['**Jane** _Doe_ has', 'Jane Doe', 'Jane** _Doe'],
    ['plain\n***Jane Doe***\nplain', 'Jane Doe', 'Jane Doe'],
    ['x=%4a%61%6e%65%20Doe', 'Jane Doe', '%4a%61%6e%65%20Doe'],
    ['Jane&nbsp;&#68;oe', 'Jane Doe', 'Jane&nbsp;&#68;oe'],
  ])('%j', (text, words, stretch) => {
    expect(placeOf(text, withoutMarkup(text), words)).toBe(stretch);
  });

  it.each(['* item\n* item', 'jane_doe', 'BP 120*80, ~3 days, 5% of 20', 'R&D &c'])('leaves %j as it is', (text) => {
    expect(withoutMarkup(text)).toBeNull();
  });
});

it('finds what is in them at its place in the text, and nothing else in their lines', () => {
  const text = 'Chest clear.\n**Assessment:** cough\nPatient **Jane** _Sample_ is seen. J\u200bane S\u200bample left.';
  const found = findInText(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['Jane** _Sample', 'J\u200bane S\u200bample']);
});
