import { stated, type Assertion } from '../document/assertion.ts';
import type { ClauseFact, Fact, FactBase } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import { noteWords } from '../note/note-language.ts';
import type { PlacedClause } from './placed-clause.ts';

/** What a reader of facts works on: the text, a clause of it, and how a fact of that clause is begun. */
export interface ClauseReading {
  readonly text: string;
  readonly clause: PlacedClause;
}

/** A fact without the name that it has in its document. */
export type Draft = Fact extends infer One ? (One extends Fact ? Omit<One, 'id'> : never) : never;

/** What every fact of a clause has. */
export function begin({ clause }: ClauseReading, span: Span, assertion: Partial<Assertion> = {}): Omit<FactBase, 'id'> {
  const { subject, problem, problemAt, time } = clause;
  const heading = problemAt ? [{ start: problemAt.start, end: problemAt.end }] : [];
  return {
    evidence: [{ start: span.start, end: span.end }, ...heading],
    assertion: { ...stated, ...assertion },
    subject,
    problem,
    time,
  };
}

const edges = /^[\s,;:.|+>*•·–—=-]+(?!\d)|[\s,;:|–—-]+$/g;

/** Stands for an arrow while abbreviations are written out: a change of dose must stay one. */
const arrow = '\uE000';

/** The words of a range as a note has them: abbreviations of one meaning written out, its list marks left out. */
export function wordsOf(text: string, { start, end }: Span): string {
  const words = text
    .slice(start, end)
    .replace(edges, '')
    .replace(/\s*(?:-+>|=>|→)\s*/g, ` ${arrow} `);
  return noteWords(words).replaceAll(arrow, '→').replace(/\.$/, '');
}

/** The writer's own clause, kept in its place. */
export function keepClause(reading: ClauseReading, span: Span = reading.clause): Omit<ClauseFact, 'id'> {
  return { ...begin(reading, span), type: 'clause', text: wordsOf(reading.text, span), label: reading.clause.label };
}
