import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';
import { keepThreeDigits, zipAtEnd } from './three-digit-zip.ts';

describe('three digits of a ZIP code', () => {
  it.each([
    ['45402', '454'],
    ['45402-1234', '454'],
    ['03601', '000'],
    ['82190', '000'],
    ['20533', '000'],
    ['4540', null],
    ['SW1A 1AA', null],
    ['454021', null],
  ])('keeps of %s %s', (code, kept) => {
    expect(keepThreeDigits(code)).toBe(kept);
  });

  it.each([
    ['12 Elm Street, Dayton, OH 45402', '45402'],
    ['Portland, Oregon 97201-0001', '97201-0001'],
    ['Albany, New York 12207', '12207'],
    ['PO Box 12345', null],
    ['12 Elm Street 45402', null],
  ])('finds at the end of %j %s', (place, code) => {
    expect(zipAtEnd(place)).toBe(code);
  });

  it('leaves the digits in a text when asked', () => {
    const text = 'Lives at 12 Elm Street, Dayton, OH 45402.';
    expect(redact(text, { zip: 'three-digits' }).redacted).toBe('Lives at REDACT 454.');
    expect(redact(text, { zip: 'three-digits', style: 'tags' }).redacted).toBe('Lives at [ADDRESS 1] 454.');
    expect(redact(text, { zip: 'three-digits', style: 'surrogates', key: 'k' }).redacted).toMatch(
      /^Lives at \d\d \w+ Street, \w+, OH 454\.$/,
    );
    expect(redact(text).redacted).toBe('Lives at REDACT.');
  });
});
