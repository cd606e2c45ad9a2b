import type { Reading } from './read-document.ts';

/** What is pointed at: facts, by id, and statements, by their number in the note. */
export interface Pointed {
  readonly facts: ReadonlySet<string>;
  readonly statements: ReadonlySet<number>;
}

export const nothing: Pointed = { facts: new Set(), statements: new Set() };

/** The statements of a note in order, each under the number by which the page knows it. */
export const statementsOf = ({ note }: Reading) => note.sections.flatMap(({ statements }) => statements);

/** What lights up when facts are pointed at: they, and the statements that say them. */
export function pointAtFacts(reading: Reading, ids: readonly string[]): Pointed {
  const facts = new Set(ids);
  const statements = statementsOf(reading).flatMap((statement, at) =>
    statement.facts.some((id) => facts.has(id)) ? [at] : [],
  );
  return { facts, statements: new Set(statements) };
}

/** What lights up when a statement is pointed at: it, and the facts that it says. */
export const pointAtStatement = (reading: Reading, at: number): Pointed => ({
  facts: new Set(statementsOf(reading)[at]?.facts),
  statements: new Set([at]),
});

/** Of some facts those that are pointed at, as one word; a part of the page that keeps this word is not drawn again. */
export const litAmong = (ids: readonly string[], { facts }: Pointed): string =>
  facts.size === 0 ? '' : ids.filter((id) => facts.has(id)).join(' ');
