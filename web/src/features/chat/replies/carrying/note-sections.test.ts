import { chart, noteKinds } from '@notewright/engine';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { noteWithout, numbersUnder, readSections, sectionOf } from './note-sections.ts';

const cases = path.join(import.meta.dirname, '../../../../../../bench/quality/note-cases');
const written = readdirSync(cases)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .slice(0, 30)
  .map((name, index) => {
    const text = readFileSync(path.join(cases, name), 'utf8');
    return chart(text, { kind: noteKinds[index % noteKinds.length] ?? 'soap' }).rendered.markdown;
  });

const note = `## Knee pain

58-year-old woman

### Subjective

#### History

Fell on **ice**.

#### Allergies

- Sulfa

### Plan

1. Ice

Draft for a clinician's review. Check it.`;

const names = (markdown: string): readonly string[] => readSections(markdown).sections.map(({ name }) => name);

describe('the sections of a note', () => {
  it('are its headings in reading order, after what stands before the first', () => {
    expect(names(note)).toEqual(['', 'Knee pain', 'Subjective', 'History', 'Allergies', 'Plan']);
    expect(readSections(note).sections.map(({ role }) => role)).toEqual([
      'beginning',
      'title',
      'part',
      'section',
      'section',
      'part',
    ]);
    expect(names('Words.\n\n### A *b* \\# c\n\n```\n# no heading\n```')).toEqual(['', 'A b # c']);
  });

  it('hold what stands under them, with or without the heading, and never the line about the draft', () => {
    const read = readSections(note);
    const whole = { withHeading: true };
    expect(sectionOf(read, 1, { withHeading: false })).toBe('58-year-old woman');
    expect(sectionOf(read, 2, whole)).toBe(
      '### Subjective\n\n#### History\n\nFell on **ice**.\n\n#### Allergies\n\n- Sulfa',
    );
    expect(sectionOf(read, 2, { withHeading: false, isAlone: true })).toBe('');
    expect(sectionOf(read, 3, { withHeading: false })).toBe('Fell on **ice**.');
    expect(sectionOf(read, 5, whole)).toBe('### Plan\n\n1. Ice');
    expect(sectionOf(read, 9, whole)).toBe('');
    expect(numbersUnder(read, 2)).toEqual([2, 3, 4]);
    expect(numbersUnder(read, 1)).toEqual([1]);
  });

  it('can stay behind, and nothing else does', () => {
    const read = readSections(note);
    expect(noteWithout(read, new Set([3]))).toBe(
      '## Knee pain\n\n58-year-old woman\n\n### Subjective\n\n#### Allergies\n\n- Sulfa\n\n### Plan\n\n1. Ice',
    );
    expect(noteWithout(read, new Set([0, 1, 2, 3, 4, 5]))).toBe('');
  });

  it.each(['\r\n', '\r'])('are the same with line ends %j', (end) => {
    const read = readSections(note.replaceAll('\n', end));
    expect(read.sections).toEqual(readSections(note).sections);
  });

  it('put together again are every note that the engine writes', () => {
    const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
    for (const markdown of written) {
      const read = readSections(markdown);
      expect(read.sections.length).toBeGreaterThan(2);
      expect(words(noteWithout(read, new Set()))).toEqual(words(read.text));
      const alone = read.sections.map((_, index) => sectionOf(read, index, { withHeading: true, isAlone: true }));
      expect(words(alone.join('\n\n'))).toEqual(words(read.text));
    }
  });
});
