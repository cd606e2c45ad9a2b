import { chart, noteKinds, renderSections, transcribe, type RenderedDocument, type Section } from '@notewright/engine';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Fragment, Slice, type Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { toDocument, type ReadNote } from './to-document.ts';
import { markType, nodeType, schema } from './schema.ts';
import { writeAgain, writeNote } from './write-document.ts';

const quality = path.join(import.meta.dirname, '../../../../../../../bench/quality');

const readAll = (folder: string, take: number): string[] => {
  const place = path.join(quality, folder);
  const names = readdirSync(place).filter((name) => name.endsWith('.txt'));
  return names
    .sort()
    .slice(0, take)
    .map((name) => readFileSync(path.join(place, name), 'utf8'));
};

/** What the engine writes of its own cases: typed notes in each kind of note, and talks. */
function writeSamples(): RenderedDocument[] {
  const typed = readAll('note-cases', 60).map(
    (text, index) => chart(text, { kind: noteKinds[index % noteKinds.length] ?? 'soap' }).rendered,
  );
  return [...typed, ...readAll('visits/talks', 12).map((text) => transcribe(text).rendered)];
}

const samples = writeSamples();

/** The same document with some words put in, as a clinician types them. */
function typeAt(doc: Node, at: number, words: string): Node {
  const around = doc.resolve(at).marks();
  const marks = around.filter((mark) => mark.type !== markType('statement'));
  const typed = schema.text(words, [...marks, markType('typed').create()]);
  return doc.replace(at, at, new Slice(Fragment.from(typed), 0, 0));
}

/** Where each piece of words ends. */
function wordEnds(doc: Node): number[] {
  const ends: number[] = [];
  doc.descendants((node, at) => {
    if (node.inlineContent && node.content.size > 0) ends.push(at + 1 + node.content.size);
  });
  return ends;
}

const shownText = (read: ReadNote): string => read.doc.textBetween(0, read.doc.content.size, '\n');

describe('a note that is read as a document and written again', () => {
  it('has enough samples to say something', () => {
    expect(samples.length).toBeGreaterThan(30);
    expect(samples.some(({ markdown }) => markdown.includes('\n| '))).toBe(true);
    expect(samples.some(({ markdown }) => markdown.includes('\\'))).toBe(true);
  });

  it('is byte for byte what the engine wrote, though every piece is written again', () => {
    for (const { markdown, statements } of samples)
      expect(writeAgain(toDocument(markdown, statements).doc)).toBe(markdown);
  });

  it('is byte for byte what it was around words that are typed anywhere', () => {
    fc.assert(
      fc.property(fc.nat({ max: samples.length - 1 }), fc.nat(), (index, place) => {
        const { markdown, statements } = samples[index] as RenderedDocument;
        const read = toDocument(markdown, statements);
        const ends = wordEnds(read.doc);
        const at = ends[place % ends.length] as number;
        const written = writeNote(typeAt(read.doc, at, ' added here'), read);
        expect(written.replace(' added here', '')).toBe(markdown);
        expect(written).not.toBe(markdown);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps whatever sections hold, letter for letter', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ maxLength: 30 }));
    const section = fc.record({
      layout: fc.constantFrom('paragraph' as const, 'list' as const, 'table' as const),
      texts: fc.array(text, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), fc.nat(), (parts, place) => {
        const sections: Section[] = parts.map(({ layout, texts }, index) => ({
          id: `s${index}`,
          title: 'Section',
          level: 2,
          layout,
          statements: texts.map((one) => ({ text: one, sources: [], support: 'supported' as const })),
        }));
        const { markdown, statements } = renderSections({ title: 'Note', sections });
        const read = toDocument(markdown, statements);
        expect(writeNote(read.doc, read)).toBe(markdown);
        const ends = wordEnds(read.doc);
        const written = writeNote(typeAt(read.doc, ends[place % ends.length] as number, ' typed'), read);
        expect(written.replace(' typed', '')).toBe(markdown);
      }),
      { numRuns: 500 },
    );
  });
});

const typedDoc = (text: string): Node =>
  schema.node('doc', null, [schema.node('paragraph', null, [schema.text(text, [markType('typed').create()])])]);

describe('what is typed', () => {
  const empty = toDocument('', []);

  it('is shown letter for letter by whoever reads the note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        const written = writeNote(typedDoc(text), empty);
        const plain = (words: string): string => words.replace(/[\s\u0000-\u001f\u007f]+/g, '');
        expect(plain(shownText(toDocument(written, [])))).toBe(plain(text));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['# x', '- x', '+ x', '1. x', '2) x', '> x', '| a | b |', '**x**', 'a_b_c', '`x`', '&lt;', '===', '[x](y)'])(
    'is no mark of markdown: %s',
    (text) => {
      const again = toDocument(writeNote(typedDoc(text), empty), []);
      expect(again.doc.childCount).toBe(1);
      expect(again.doc.child(0).type).toBe(nodeType('paragraph'));
      expect(shownText(again)).toBe(text);
    },
  );
});

describe('what the editor has no form for', () => {
  const odd =
    '## A\n\n* one `code`\n* two ~~gone~~\n\n> said\n\n```\nx  y\n```\n\n---\n\n<b>raw</b>\n\nSee [guide](https://example.org/g) &amp; more.';

  it('keeps its own way of writing what could be written otherwise', () => {
    const own = 'Title\n===\n\n*   wide\n*   list\n\n|a|b|\n|---|:-:|\n|c|d|\n\nOne &amp; two.\n\n\nEnd.';
    const read = toDocument(own, []);
    const last = wordEnds(read.doc).at(-1) as number;
    expect(writeNote(typeAt(read.doc, last, ' More'), read)).toBe(`${own} More`);
  });

  it('stays as it was written, wherever else something is typed', () => {
    const read = toDocument(odd, []);
    expect(writeNote(read.doc, read)).toBe(odd);
    const heading = wordEnds(read.doc)[0] as number;
    expect(writeNote(typeAt(read.doc, heading, 'B'), read)).toBe(odd.replace('## A', '## AB'));
    const last = wordEnds(read.doc).at(-1) as number;
    expect(writeNote(typeAt(read.doc, last, ' End'), read)).toBe(`${odd} End`);
  });
});
