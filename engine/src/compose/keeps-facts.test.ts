import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Span } from '../model/span.ts';
import { describe, expect, it } from 'vitest';
import { makeFact, type FactParts } from '../document/make-fact.ts';
import type { Fact } from '../document/fact.ts';
import { noteKinds } from '../model/result.ts';
import { composeNote } from './compose-note.ts';
import { templateOf } from '../note/template-of.ts';

interface Written {
  readonly id: string;
  readonly input: string;
  readonly facts: readonly Readonly<Record<string, unknown>>[];
}

const folder = path.join(import.meta.dirname, '../../../bench/quality/note-facts');
const notes = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Written);

/** The attributes of an assertion stand beside those of the fact in what was written by hand. */
const assertionNames = ['polarity', 'certainty', 'temporality', 'experiencer', 'condition', 'onlyIf'] as const;

function factsOf({ input, facts }: Written): Fact[] {
  return facts.map((fact, at) => {
    const quotes = [fact['quote']].flat() as string[];
    const evidence = quotes.map((quote) => ({ start: input.indexOf(quote), end: input.indexOf(quote) + quote.length }));
    const assertion = Object.fromEntries(
      assertionNames.filter((name) => name in fact).map((name) => [name, fact[name]]),
    );
    return makeFact({ ...fact, id: `f${at}`, evidence, assertion } as unknown as FactParts);
  });
}

/** The ranges that the note rests on. */
const sourcesOf = (facts: readonly Fact[], kind: (typeof noteKinds)[number]): readonly Span[] =>
  composeNote(facts, templateOf(kind)).sections.flatMap(({ statements }) =>
    statements.flatMap(({ sources }) => sources),
  );

describe('notes composed from facts by hand', () => {
  it.each(notes.map((note) => [note.id, note] as const))('%s: every fact stands in every kind of note', (_id, note) => {
    const facts = factsOf(note);
    for (const kind of noteKinds) {
      const said = sourcesOf(facts, kind);
      const isSaid = (one: Span): boolean => said.some(({ start, end }) => start <= one.start && one.end <= end);
      const lost = facts.filter(({ evidence }) => !evidence.some(isSaid));
      expect(lost.map(({ id, subject }) => `${kind}: ${id} ${subject}`)).toEqual([]);
    }
  });

  it.each(notes.map((note) => [note.id, note] as const))('%s: says each number as it is written', (_id, note) => {
    const facts = factsOf(note);
    const text = composeNote(facts, templateOf('soap'))
      .sections.flatMap(({ statements }) => statements.map(({ text: words }) => words))
      .join('\n');
    const numbers = facts.flatMap((fact) =>
      fact.type === 'measurement'
        ? [fact.value]
        : fact.type === 'medication' && fact.dose !== undefined
          ? [fact.dose]
          : [],
    );
    const lost = numbers
      .map((value) => value.replace(/^\./, '0.'))
      .filter((value) => !text.includes(value.replace(/(?<![\d.])\.(?=\d)/g, '0.')));
    expect(lost).toEqual([]);
  });
});
