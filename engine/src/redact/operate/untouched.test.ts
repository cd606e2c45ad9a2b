import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIdentifiers } from '../find-identifiers.ts';
import { redact } from './redact.ts';
import { redactParts } from './redact-parts.ts';
import { redactionStyles } from './redact-options.ts';

/** Pieces of notes with identifiers between pieces that make offsets slip where text is folded, split or normalised. */
const piece = fc.constantFrom(
  'Patient: Maria Lopez ',
  'Dr. Kowalczyk saw Mr. Okafor. ',
  'MRN: 5540917, ',
  'DOB 03/04/1961\r\n',
  'lives at 12 Elm Street, Dayton, OH 45402\n',
  'call 937-555-0142 or a.lopez@mail.com; ',
  'a 94-year-old on June 6, 2023. ',
  'Lasix 40 mg IV, BP 120/80. ',
  '\u{1f600}',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  'e\u0301',
  'o\u0308\u0323',
  '\u0130stanbul \u0130 ',
  'gro\u00df \u1e9e ',
  '\r\n',
  '\r',
  '\u0000',
  '\ud800',
  '\udc00',
  '\ufb01ne \u212b ',
  '\u05d0\u05d1 ',
  '\u2028',
  '\ufeff',
  '\u00a0',
  ' ',
);
const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(
  text,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.nat(65_535), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
);

/** The text without what was found, and where each stretch of it begins. */
function stretches(whole: string, findings: readonly { start: number; end: number }[]): string[] {
  const bounds = [0, ...findings.flatMap(({ start, end }) => [start, end]), whole.length];
  const kept: string[] = [];
  for (let index = 0; index < bounds.length; index += 2) kept.push(whole.slice(bounds[index], bounds[index + 1]));
  return kept;
}

describe('what is no identifier', () => {
  it.each(redactionStyles)('stays as it is, code unit by code unit (%s)', (style) => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (first, others) => {
        const parts = [first, ...others];
        for (const [index, { findings, replacements, text: made }] of redactParts(parts, {
          style,
          key: 'k',
        }).entries()) {
          const kept = stretches(parts[index] ?? '', findings);
          const expected = kept.map((stretch, at) => stretch + (replacements[at] ?? '')).join('');
          expect(made).toBe(expected);
          expect(findings).toHaveLength(replacements.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('stays in the text of a message too, and the findings are those of the finder', () => {
    fc.assert(
      fc.property(anyText, (whole) => {
        const { findings, redacted } = redact(whole);
        expect(findings).toEqual(findIdentifiers(whole));
        expect(redacted).toBe(stretches(whole, findings).join('REDACT'));
      }),
      { numRuns: 150 },
    );
  });
});
