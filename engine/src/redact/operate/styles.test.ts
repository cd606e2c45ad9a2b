import { describe, expect, it } from 'vitest';
import { passesLuhn } from '../find/checksums.ts';
import { redactParts } from './redact-parts.ts';
import { redact } from './redact.ts';

const note = `PATIENT NAME: OKAFOR, THEODORE J.        MRN: 4471902
Date of birth: 02/11/1929    Age: 94    SSN: 523-45-6789
Attending: Rajesh K. Venkataraman, M.D.   NPI 1234567893

Mr. Okafor was seen on Tuesday, March 14, 2023. His wife, Linda Okafor (937-555-0142, linda.okafor@lakemail.com), says that Theodore fell on 3/12/2023.
He lives at 12 Elm Street, Dayton, OH 45402. Dr. Venkataraman sends him to St. Luke's Hospital. MRN 4471902. MR. OKAFOR agrees.`;
const originals = [
  'Okafor',
  'OKAFOR',
  'Theodore',
  'THEODORE',
  'Rajesh',
  'Venkataraman',
  'Linda',
  '4471902',
  '02/11/1929',
  '523-45-6789',
  '1234567893',
  'March 14',
  '3/12/2023',
  '937',
  '0142',
  'lakemail',
  '12 Elm',
  'Elm Street',
  'Dayton',
  '45402',
  'Luke',
];

describe('tags', () => {
  const { redacted } = redact(note, { style: 'tags' });

  it('gives one person one tag however the name is written', () => {
    expect(redacted.match(/\[NAME \d\]/g)).toEqual(
      ['1', '2', '1', '3', '1', '2', '1'].map((number) => `[NAME ${number}]`),
    );
    expect(redacted).toContain('PATIENT NAME: [NAME 1]        MRN: [MRN 1]');
    expect(redacted).toContain('MRN [MRN 1]. MR. [NAME 1] agrees.');
  });

  it('keeps a tag over the parts of a document, and gives none that stands in it', () => {
    const parts = redactParts(['The form says [NAME 1]. Patient: Maria Lopez.', 'Mrs. Lopez', 'Dr. Chen'], {
      style: 'tags',
    });
    expect(parts.map(({ text }) => text)).toEqual([
      'The form says [NAME 1]. Patient: [NAME 2].',
      'Mrs. [NAME 2]',
      '[NAME 3]',
    ]);
  });
});

describe('surrogates', () => {
  const options = { style: 'surrogates', key: 'a secret' } as const;
  const { redacted, rendered } = redact(note, options);

  it('holds no original', () => {
    for (let round = 0; round < 50; round++) {
      const made = redact(note, { style: 'surrogates', key: `key ${round}` }).redacted;
      for (const original of originals) expect(made).not.toContain(original);
    }
  });

  it('gives the same for the same key, something else for another', () => {
    expect(redact(note, options).redacted).toBe(redacted);
    expect(redact(note, { ...options, key: 'another' }).redacted).not.toBe(redacted);
    expect(redact(note, { style: 'surrogates' }).redacted).toBe(redact(note, { style: 'surrogates' }).redacted);
  });

  it('keeps the form and the person', () => {
    const names = /^PATIENT NAME: ([A-Z'-]+), ([A-Z]+) [A-Z]\. {8}MRN: \d{7}$/m.exec(redacted);
    const [, family = '?', given = '?'] = names ?? [];
    const written = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();
    expect(redacted.toLowerCase()).toContain(`mr. ${family.toLowerCase()} was seen on`);
    expect(redacted).toContain(`says that ${written(given)} fell`);
    expect(redacted.toLowerCase()).toMatch(
      new RegExp(
        `his wife, [a-z]+ ${family.toLowerCase()} \\(\\d{3}-555-01\\d\\d, [a-z.]+@example\\.(?:org|com|net)\\)`,
      ),
    );
    expect(redacted).toContain(`MR. ${family} agrees`);
    expect(redacted).toContain('Age: 90+ ');
    expect(redacted).toMatch(/lives at \d\d [A-Z][a-z]+ Street, [A-Z][a-z]+, OH \d{5}\./);
    expect(redacted).toMatch(/sends him to .*Hospital\./);
  });

  it('shifts all dates by the same days, and the day of the week with them', () => {
    const seen = /on (\w+), (\w+ \d+, \d{4})\./.exec(redacted);
    const fell = /fell on (\d+\/\d+\/\d{4})\./.exec(redacted);
    const [seenAt, fellAt] = [Date.parse(`${seen?.[2]} UTC`), Date.parse(`${fell?.[1]} UTC`)];
    expect(seenAt - fellAt).toBe(2 * 86_400_000);
    expect(new Date(seenAt).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })).toBe(seen?.[1]);
    const moved = Math.abs(seenAt - Date.UTC(2023, 2, 14)) / 86_400_000;
    expect(moved).toBeGreaterThanOrEqual(1);
    expect(moved).toBeLessThanOrEqual(364);
  });

  it('makes numbers that are nobody\u2019s', () => {
    for (let round = 0; round < 60; round++) {
      const made = redact(note, { style: 'surrogates', key: `key ${round}` }).redacted;
      expect(/SSN: (\d{3})/.exec(made)?.[1]).toMatch(/^9/);
      expect(passesLuhn(`80840${/NPI (\d{10})/.exec(made)?.[1]}`)).toBe(false);
    }
  });

  it('agrees over documents of one key', () => {
    const later = redact('Patient: Theodore Okafor MRN: 4471902 seen 3/24/2023', options).redacted;
    const family = /PATIENT NAME: ([A-Z'-]+)/.exec(redacted)?.[1] ?? '?';
    expect(later.toUpperCase()).toContain(` ${family} MRN`);
    const days =
      (Date.parse(`${/seen (\S+)/.exec(later)?.[1]} UTC`) -
        Date.parse(`${/fell on ([\d/]+)/.exec(redacted)?.[1]} UTC`)) /
      86_400_000;
    expect(days).toBe(12);
  });

  it('says that it is not Safe Harbor', () => {
    expect(rendered.markdown).toContain('not the Safe Harbor method');
    expect(redact(note).rendered.markdown).not.toContain('not the Safe Harbor method');
    for (const { text, at } of rendered.statements) expect(rendered.markdown.slice(at.start, at.end)).toBe(text);
  });
});

describe('ages', () => {
  it.each([
    ['A 94-year-old man.', 'A 90+-year-old man.'],
    ['ninety-two year old', '90+ year old'],
  ])('of %j leaves %j', (text, kept) => {
    expect(redact(text, { ages: 'ninety-plus' }).redacted).toBe(kept);
  });
});
