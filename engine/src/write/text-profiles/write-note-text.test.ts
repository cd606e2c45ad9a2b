import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chart } from '../../chart/chart.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { splitFields } from './split-fields.ts';
import { textProfiles, type TextProfile } from './profiles.ts';
import { toAscii } from './to-ascii.ts';
import { writeNoteText } from './write-note-text.ts';

const { plain, cerner, meditech } = textProfiles;
const narrow: TextProfile = { ...plain, lineWidth: 20 };

describe('writeNoteText', () => {
  it.each([
    [
      'marks of emphasis and code',
      'Pain **6/10**, *worse* with `stairs`, ~~better~~.',
      'Pain 6/10, worse with stairs, better.',
    ],
    ['signs that are no marks', '5*3 * 2 and a_b, ~5, x ** y', '5*3 * 2 and a_b, ~5, x ** y'],
    ['escapes and references', '1\\. a \\* b &lt; c &amp; d&nbsp;e \\# f &#176;', '1. a * b < c & d e # f °'],
    ['headings', '### A ##\n\none\n\n#### B\n\n- two', 'A\none\n\nB\n- two'],
    ['two headings in a row', '### A\n\n#### B\n\nc', 'A\n\nB\nc'],
    ['lists', '3. x\n4. y\n   - z\n   more\n- [x] done', '3. x\n4. y\n  - z\n    more\n- [x] done'],
    ['boxes of a numbered list', '1. [X] done\n2. [ ] open', '1. [x] done\n2. [ ] open'],
    ['loose lists', '- a\n\n- b', '- a\n- b'],
    ['a table of two columns', '| Vital | Value |\n| --- | --- |\n| BP | 138/84 |\n| HR | 76 |', 'BP: 138/84\nHR: 76'],
    [
      'a wider table',
      '| Drug | Dose | Route |\n|---|---|---|\n| Drugex | 10 mg | |\n| **Other** | 5 mg | oral |',
      'Drug: Drugex; Dose: 10 mg\nDrug: Other; Dose: 5 mg; Route: oral',
    ],
    ['a sign of a cell', '| a | b |\n|---|---|\n| x \\| y | z |', 'x | y: z'],
    ['links', '[guide](https://example.org/g)', 'guide (https://example.org/g)'],
    ['rules, quotes and fences', 'a\n\n---\n\n> said\n\n```\nb\n```', 'a\n\nsaid\n\nb'],
  ])('leaves no mark: %s', (_, markdown, text) => {
    expect(writeNoteText(markdown, plain)).toBe(text);
  });

  it('wraps at words, under the words of an item, and parts no number from its unit', () => {
    expect(writeNoteText('- Lisinopril daily 10 mg in the morning', narrow)).toBe(
      '- Lisinopril daily\n  10 mg in the\n  morning',
    );
    // Twenty characters end after the number.
    expect(writeNoteText('Take each morning 10 mg daily', narrow)).toBe('Take each morning\n10 mg daily');
    expect(writeNoteText(`- ${'x'.repeat(30)} y`, narrow)).toBe(`- ${'x'.repeat(30)}\n  y`);
  });

  it('comes to an end with fifty thousand of anything in a row', () => {
    const made: string[] = [];
    for (const unit of ['- a\n', '  - a\n', '中', '*a ', '[a', '`', '# \n', '| a |\n', '> ', '&', '_', ' '])
      made.push(writeNoteText(unit.repeat(50_000), meditech).slice(0, 1));
    expect(made).toHaveLength(12);
  });

  it('ends lines as the profile says', () => {
    expect(writeNoteText('## A\n\nb\n\nc', meditech)).toBe('A\r\nb\r\n\r\nc');
    expect(writeNoteText('## A\n\nb\n\nc', cerner)).toBe('A\nb\n\nc');
  });

  it('says every word of what anybody writes, in order, once its marks are escaped', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), { maxLength: 6 }), (texts) => {
        const said = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
        const markdown = said.map((text) => `- ${escapeMarkdown(text)}`).join('\n');
        expect(writeNoteText(markdown, plain)).toBe(said.map((text) => `- ${text}`).join('\n'));
        const words = writeNoteText(markdown, cerner).split(/\s+/);
        expect(words.join(' ')).toBe(said.map((text) => `- ${text}`).join(' '));
      }),
    );
  });

  const folder = new URL('../../../../bench/quality/note-cases/', import.meta.url);
  const cases = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  it.each(cases)('says what the note of %s says, statement by statement, and no more than ASCII', (name) => {
    const { rendered } = chart(readFileSync(new URL(name, folder), 'utf8'));
    const text = writeNoteText(rendered.markdown, meditech);
    expect(text).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const words = text.replace(/\s+/g, ' ');
    let at = 0;
    for (const statement of rendered.statements) {
      const plainText = writeNoteText(statement.text, plain).replace(/^(?:- |\d+\. )(?=.)/, '');
      for (const piece of toAscii(plainText)
        .split(/ \| |\s+/)
        .filter((one) => one !== '' && one !== '|')) {
        const found = words.indexOf(piece, at);
        expect(found, `${piece} of ${statement.text}`).toBeGreaterThanOrEqual(at);
        at = found + piece.length;
      }
    }
  });
});

describe('splitFields', () => {
  const field = (fieldCharacters: number): TextProfile => ({ ...plain, fieldCharacters });

  it('cuts between paragraphs, else lines, else words, else characters', () => {
    expect(splitFields('one two\n\nthree', field(10))).toEqual(['one two', 'three']);
    expect(splitFields('one two\nthree', field(10))).toEqual(['one two', 'three']);
    expect(splitFields('one two three', field(10))).toEqual(['one two', 'three']);
    expect(splitFields('a😀b', field(2))).toEqual(['a', '😀', 'b']);
    expect(splitFields('as it is', field(0))).toEqual(['as it is']);
  });

  it('gives parts that fit, with every character between them but what they were cut at', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '1', ' ', '\n', '😀'), maxLength: 80 }),
        fc.integer({ min: 2, max: 20 }),
        (text, most) => {
          const parts = splitFields(text, field(most));
          for (const part of parts) expect(part.length).toBeLessThanOrEqual(most);
          expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
    );
  });
});
