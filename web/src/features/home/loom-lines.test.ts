import { redact, transcribe } from '@notewright/engine';
import { describe, expect, it } from 'vitest';
import { barred, dictation, loomLines, noteTitle } from './loom-lines.ts';

const result = transcribe(dictation);
if (result.tool !== 'TranscriptX') throw new Error('TranscriptX gave something else');
const written = result.sections.flatMap(({ title, statements }) =>
  statements.map(({ text, sources }) => ({
    title,
    text,
    said: sources.map(({ start, end }) => dictation.slice(start, end)).join(' '),
  })),
);
const plain = (text: string): string => text.replace(/[.,]/g, '').trim().toLowerCase();

describe('the drawing in the hero', () => {
  it('draws all that was said, in its order', () => {
    const said = loomLines.map((line) => [line.struck, line.said].filter(Boolean).join(' ')).filter(Boolean);
    expect(said.join(' ')).toBe(dictation);
  });

  it('draws the title and the lines that TranscriptX writes, under its headings', () => {
    expect(result.title).toBe(noteTitle);
    const [fall, pain, ...others] = loomLines;
    const history = written.filter(({ title }) => title === 'History of present illness');
    expect(history.map(({ text }) => text).join(' ')).toBe(`${barred}${fall?.written} ${pain?.written}`);
    for (const line of others.filter(({ id }) => id !== 'missing')) {
      const ofLine = written.filter(({ said }) => plain(line.said).includes(plain(said)) && said !== '');
      const expected = ofLine.map(({ title, text }) =>
        text.includes('\t') ? text.replace('\t', ': ') : `${title}: ${text}`,
      );
      const drawn = line.written.split(/(?<=\w)\.\s?/).filter(Boolean);
      expect(drawn.map((text) => `${line.heading}: ${text}`)).toEqual(expected);
    }
  });

  it('lists as missing what TranscriptX lists', () => {
    expect(result.missing).toEqual([loomLines.at(-1)?.written]);
  });

  it('bars what Redactify removes, and nothing else of the note', () => {
    const note = result.rendered.markdown;
    const redacted = redact(note);
    if (redacted.tool !== 'Redactify') throw new Error('Redactify gave something else');
    expect(redacted.redacted).toBe(note.replaceAll(barred, 'REDACT'));
    expect(redacted.redacted).not.toBe(note);
  });
});
