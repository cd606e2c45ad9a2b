import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdentifiers } from '../find-identifiers.ts';
import { startRestoring } from './restore.ts';
import { shieldText } from './shield.ts';

const given = fc.constantFrom(
  'Theodore',
  'Linda',
  'Priya',
  'Hope',
  'Jos\u00e9',
  'Anne-Marie',
  'Wei',
  '\u0130lker',
  'May',
);
const family = fc.constantFrom(
  'Okafor',
  'Lopez',
  'van der Berg',
  "O'Brien",
  'Young',
  'Kowalczyk',
  'Chen',
  'M\u00fcller',
  'March',
);
const day = fc.date({ min: new Date('1940-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
const form = fc.constantFrom<readonly [string, Intl.DateTimeFormatOptions]>(
  ['en-US', { year: 'numeric', month: 'numeric', day: 'numeric' }],
  ['en-US', { year: '2-digit', month: '2-digit', day: '2-digit' }],
  ['en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  ['en-US', { year: 'numeric', month: 'long', day: 'numeric' }],
  ['en-GB', { year: 'numeric', month: 'short', day: 'numeric' }],
  ['en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }],
  ['en-US', { month: 'long', day: 'numeric' }],
  ['en-US', { month: 'numeric', day: 'numeric' }],
  ['en-US', { month: 'long', year: 'numeric' }],
  ['en-US', { month: 'long' }],
  ['de-DE', { year: 'numeric', month: '2-digit', day: '2-digit' }],
);
const date = fc.oneof(
  fc.tuple(day, form).map(([at, [locale, options]]) => at.toLocaleDateString(locale, { timeZone: 'UTC', ...options })),
  day.map((at) => at.toISOString().slice(0, 10)),
  day.map((at) => at.toISOString()),
  day.map((at) => at.toISOString().slice(0, 10).replaceAll('-', '')),
  fc.constantFrom(
    'the 12th',
    'Jun 25-30, 2023',
    '6/15-7/24',
    'the fourteenth of March',
    'Thanksgiving',
    '2/29/2024',
    'Friday',
  ),
);
const number = fc.integer({ min: 1_000_000, max: 99_999_999 });
const sentence = fc.oneof(
  fc.tuple(given, family).map(([first, last]) => `Patient: ${first} ${last}.`),
  fc.tuple(given, family).map(([first, last]) => `PATIENT NAME: ${last.toUpperCase()}, ${first.toUpperCase()}`),
  family.map((last) => `Mr. ${last} was seen by Dr. ${last}son today.`),
  given.map((first) => `His daughter ${first} called, ${first}'s phone 555-0142.`),
  number.map((value) => `MRN: ${value}, pain ${value % 10}/10, BP ${value % 200}/80.`),
  date.map((value) => `Admitted on ${value} with chest pain.`),
  fc.tuple(date, date).map(([one, other]) => `DOB: ${one}, seen ${other}, since 2019.`),
  date.map((value) => `${value}: better; return in ${value}.`),
  fc.constantFrom(
    'Lives at 4500 Sycamore Parkway, Dayton, OH 45402.',
    'Seen at St. Luke\u2019s Hospital in Boston, mail t.okafor@lakemail.com.',
    'A 94-year-old retired teacher.',
    '[PATIENT-1] [[NAME-1]] patient-2 \\[MRN-1\\] PATIENT-3-LAST \u3010DATE-1\u3011 [Patient 4\u2019s]',
    'May repeat 1/2 tablet 3-4 times, march on. 5/10 12/25 2023 10:05',
  ),
);
const noise = fc.constantFrom(
  ' ',
  '\n',
  '\n\n',
  '[',
  ']',
  '\\',
  '/',
  '-',
  '.',
  ', ',
  '\u{1f600}',
  '\ud800',
  '\u2011',
  '`',
  'T',
  "'s",
  '7',
);
const note = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.tuple(sentence, noise).map((list) => list.join('')) }, noise), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.join(''));
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });

/** What a model would be given back that says what it was sent, in pieces of these lengths over and over. */
function echo(text: string, originals: ReadonlyMap<string, string>, lengths: readonly number[]): string {
  const stream = startRestoring(originals, text);
  let restored = '';
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    restored += stream.push(text.slice(at, at + length));
    at += length;
  }
  return restored + stream.end();
}

describe('the shield', () => {
  it('gives a model that repeats what it was sent the text as it was, however it is cut', () => {
    fc.assert(
      fc.property(note, seed, cuts, (text, chance, lengths) => {
        const shielded = shieldText(text, [], chance);
        expect(echo(shielded.text, shielded.originals, lengths)).toBe(text);
      }),
      { numRuns: 600 },
    );
  });

  it('does so for any text at all', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(fc.nat(65_535), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(any, seed, cuts, (text, chance, lengths) => {
        const shielded = shieldText(text, [], chance);
        expect(echo(shielded.text, shielded.originals, lengths)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves nothing that was found, word for word, but weekdays and what is too short to tell', () => {
    fc.assert(
      fc.property(note, seed, (text, chance) => {
        const shielded = shieldText(text, [], chance);
        const left = [...shielded.originals.keys()].reduce(
          (rest, sent) => rest.replaceAll(sent, '\u0000'),
          shielded.text,
        );
        for (const { start, end } of findIdentifiers(text)) {
          const found = text.slice(start, end);
          if (found.length < 4 || /^\w*day$/i.test(found)) continue;
          expect(left.split(/[^\p{L}\p{N}'./-]+/u), found).not.toContain(found);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the order of days and the weeks between them', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 2, maxLength: 6 }), seed, (days, chance) => {
        const iso = days.map((at) => at.toISOString().slice(0, 10));
        const shielded = shieldText(iso.map((at) => `Seen on ${at}.`).join(' '), [], chance);
        const moved = [...shielded.originals].filter(([sent]) => !sent.startsWith('['));
        const weeks = moved.map(([sent, original]) => (Date.parse(sent) - Date.parse(original)) / 604_800_000);
        for (const week of weeks) expect(Number.isInteger(week)).toBe(true);
        expect(new Set(weeks).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});
