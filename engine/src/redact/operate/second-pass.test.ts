import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdentifiers } from '../find-identifiers.ts';
import { redact } from './redact.ts';

const given = fc.constantFrom('Theodore', 'Linda', 'Priya', 'Rajesh', 'Hope', 'Jos\u00e9', 'Anne-Marie', 'Wei');
const family = fc.constantFrom(
  'Okafor',
  'Venkataraman',
  'Lopez',
  'van der Berg',
  "O'Brien",
  'Young',
  'Kowalczyk',
  'Chen',
);
const digits = (length: number) =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
const date = fc.constantFrom('03/14/2023', 'March 14, 2023', '2023-03-14', '14-Mar-23', '3/14/23');
const sentence = fc.oneof(
  fc.tuple(given, family).map(([first, last]) => `Patient: ${first} ${last}.`),
  fc.tuple(given, family).map(([first, last]) => `PATIENT NAME: ${last.toUpperCase()}, ${first.toUpperCase()}`),
  family.map((last) => `Mr. ${last} was seen by Dr. ${last}son today.`),
  given.map((first) => `His daughter ${first} called.`),
  digits(7).map((number) => `MRN: ${number}`),
  fc.tuple(digits(3), digits(4)).map(([area, line]) => `Phone ${area}-555-${line}.`),
  date.map((day) => `Admitted on ${day} with chest pain.`),
  date.map((day) => `DOB: ${day}`),
  fc.tuple(digits(3), digits(2), digits(4)).map((parts) => `SSN ${parts.join('-')}`),
  fc.constantFrom(
    'Lives at 4500 Sycamore Parkway, Dayton, OH 45402.',
    'Transferred from Jefferson Memorial Hospital to St. Luke\u2019s in Boston.',
    'E-mail t.okafor@lakemail.com, see https://portal.clinic.com/p/993.',
    'Seen by Sarah Lee, MD, and J. Ortiz RN.',
    'A 94-year-old retired teacher from Youngstown.',
    'Lasix 40 mg IV BID. BP 120/80. Strength 4/5.',
    'Policy number: XJK-882-0041. Account # 5512-9981.',
  ),
);
const note = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', '\n', '\n\n')), { minLength: 1, maxLength: 14 })
  .map((list) => list.flat().join(''));

describe('the finder on the redacted text', () => {
  it.each(['word', 'tags'] as const)('finds nothing that was found before (%s)', (style) => {
    fc.assert(
      fc.property(note, (text) => {
        const { redacted, findings } = redact(text, { style });
        const before = new Set(findings.map(({ start, end }) => text.slice(start, end)));
        const again = findIdentifiers(redacted).map(({ start, end }) => redacted.slice(start, end));
        for (const value of again) expect(before.has(value), value).toBe(false);
      }),
      { numRuns: 400, seed: 6 },
    );
  });
});
