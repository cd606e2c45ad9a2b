import type { Block } from '../blocks/block.ts';
import { explainPlaces, type Placement } from '../blocks/explain-places.ts';
import { findCorrected } from '../blocks/corrected-words.ts';
import { evenForm } from '../blocks/even-form.ts';
import { nearestEntrySubject, readEntries } from '../blocks/read-entries.ts';
import { readBlocks } from '../blocks/read-blocks.ts';
import { placeClauses } from '../facts/place-clauses.ts';
import type { PlacedClause } from '../facts/placed-clause.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Span } from '../model/span.ts';
import { readRequest, withoutRequest } from '../note/requests/read-request.ts';
import type { Request } from '../note/requests/request.ts';
import { findTalk } from '../note/find-talk.ts';
import { annotateTalk } from './annotate-talk.ts';
import { countCoverage, type Coverage } from './count-coverage.ts';
import type { Fact } from './fact.ts';
import { findMentions, type Mention } from './find-mentions.ts';

/** A clause of the text as it was placed. */
export interface AnnotatedClause extends PlacedClause {
  /** The entries that it is made of, each with what placed it; none for the heading of a problem. */
  readonly placements: readonly Placement[];
  /** What it names, as found. */
  readonly mentions: readonly Mention[];
}

/** All that is read in a typed text, step by step. Every range is of the text as it was given, in UTF-16 units. */
export interface Annotation {
  readonly text: string;
  /** What the text asks for, and the words that ask. They are no part of what is read. */
  readonly asked?: Request | undefined;
  readonly blocks: Block;
  /** In the order of the text. */
  readonly clauses: readonly AnnotatedClause[];
  readonly facts: readonly Fact[];
  readonly coverage: Coverage;
}

/** The words that head a block and those within it. */
const headingsOf = ({ label, children }: Block): Span[] => [...(label ? [label] : []), ...children.flatMap(headingsOf)];

function annotateClauses(text: string): AnnotatedClause[] {
  const placements = explainPlaces(readEntries(text));
  let at = 0;
  return placeClauses(text, nearestEntrySubject).map((clause) => {
    const from = at;
    if (clause.isName !== true) while (at < placements.length && (placements[at]?.start ?? 0) < clause.end) at += 1;
    return { ...clause, placements: placements.slice(from, at), mentions: findMentions(text, clause) };
  });
}

/**
 * Reads a typed text as Chartwright does and keeps every step: its blocks, the clauses with what placed them, what they
 * name, the facts, and the words on which no fact rests. Linear in the length of the text.
 */
export function annotate(input: string): Annotation {
  const asked = readRequest(input);
  const even = evenForm(withoutRequest(input, asked?.spans ?? []));
  const text = withoutRequest(even, findCorrected(even));
  const blocks = readBlocks(text);
  const turns = findTalk(text);
  if (turns.length > 0) return { text: input, asked, blocks, ...annotateTalk(text, turns) };
  const facts = readFacts(text);
  const evidenceOf = (isClause: boolean): Span[] =>
    facts.filter(({ type }) => (type === 'clause') === isClause).flatMap(({ evidence }): readonly Span[] => evidence);
  const coverage = countCoverage(input, {
    typed: evidenceOf(false),
    kept: evidenceOf(true),
    structure: [...headingsOf(blocks), ...(asked?.spans ?? [])],
  });
  return { text: input, asked, blocks, clauses: annotateClauses(text), facts, coverage };
}
