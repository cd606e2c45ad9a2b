import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiLetters, asciiSigns, asciiWords } from './data/ascii-signs.ts';
import { toAscii } from './to-ascii.ts';

const ascii = /^[\n\x20-\x7e]*$/;

describe('toAscii', () => {
  it.each([
    ['SpO₂ ≥ 92 %, HbA1c ≤ 7', 'SpO2 >= 92 %, HbA1c <= 7'],
    ['10 µg, 10 μg, 5 µL, 40 µmol/L, 7 ㎍', '10 mcg, 10 mcg, 5 mcL, 40 mcmol/L, 7 mcg'],
    ['38.2 °C, 100.4°F, flexion to 90°', '38.2 deg C, 100.4 deg F, flexion to 90 deg'],
    ['38ºC on day 1º', '38 deg C on day 1.o'],
    ['2½ tablets, ½–1 tablet, 1⁄2', '2 1/2 tablets, 1/2-1 tablet, 1/2'],
    ['5–10 mg, −2, 3 — 4 days, one—two', '5-10 mg, -2, 3 - 4 days, one - two'],
    ['10⁹/L, 10¹², 10⁻³, 28 kg/m², m²5', '10^9/L, 10^12, 10^-3, 28 kg/m2, m2 5'],
    ['T₁₂, 5₂', 'T12, 5_2'],
    ['①5 and 5①', '(1)5 and 5(1)'],
    ['１２ mg', '12 mg'],
    ['“It’s sharp…”', '"It\'s sharp..."'],
    ['• rest', '- rest'],
    ['K ↑ 5.8, Na↓, sinus → AF', 'K up 5.8, Na down, sinus -> AF'],
    ['±2, 2×3, ≈5, ≠ 4', '+/-2, 2x3, ~5, not equal to 4'],
    ['café, Ångström, Łódź, naïve, Straße, Æ', 'cafe, Angstrom, Lodz, naive, Strasse, AE'],
    ['β-blocker, α1, Δ 3', 'beta-blocker, alpha1, Delta 3'],
    ['¿Fiebre? ¡No!', 'Fiebre? No!'],
    ['a\u00a0b\u202fc\td\u200be\u00adf', 'a b c def'],
  ])('writes %j as %j', (text, written) => {
    expect(toAscii(text)).toBe(written);
  });

  it.each([
    ['中', '[U+4E2D]'],
    ['😀', '[U+1F600]'],
    ['٣', '[U+0663]'],
    ['3·5', '3[U+00B7]5'],
    ['Ø fever', '[U+00D8] fever'],
    ['\ud800', '[U+D800]'],
  ])('guesses nothing: %j is %j', (text, written) => {
    expect(toAscii(text)).toBe(written);
  });

  it('leaves no other character, whatever there is, and keeps lines and what is ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(toAscii(text)).toMatch(ascii);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[\n\x20-\x7e]{0,60}$/), (text) => {
        expect(toAscii(text)).toBe(text);
      }),
    );
  });

  it('keeps every number the number that it was, beside whatever sign', () => {
    const signs = [...Object.keys(asciiSigns), ...Object.keys(asciiWords), ...Object.keys(asciiLetters)];
    const sign = fc.oneof(
      fc.constantFrom(...signs, '½', '²', '₂', '①', '°', 'µ', 'º', 'é'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const number = fc.integer({ min: 0, max: 9999 }).map(String);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            number,
            sign.filter((one) => !/[\d.]/.test(one)),
          ),
          { maxLength: 8 },
        ),
        (pairs) => {
          const numbers =
            toAscii(pairs.flat().join(''))
              .replace(/\[U\+[\dA-F]+\]/g, '|')
              .match(/\d+/g) ?? [];
          let at = 0;
          for (const one of numbers) if (one === pairs[at]?.[0]) at += 1;
          expect(at).toBe(pairs.length);
        },
      ),
    );
  });

  it('keeps words of Latin letters in order, without their accents', () => {
    const letter = fc.constantFrom(...'abcABCéÉñüçłøßœžåõ');
    const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const written = toAscii(words.join(' '))
          .split(' ')
          .filter((one) => one !== '');
        expect(written).toEqual(words.map((one) => toAscii(one)).filter((one) => one !== ''));
        for (const one of written) if (words.length > 0) expect(one).toMatch(/^[A-Za-z]+$|^\[U\+00F8\]$/);
      }),
    );
  });
});
