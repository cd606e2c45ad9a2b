import { findFactsSaid } from '../compose/find-facts-said.ts';
import type { Section, Statement } from '../model/document.ts';
import type { NoteKind, NoteResult } from '../model/result.ts';
import { buildNote } from '../note/build-note.ts';
import { findTalk } from '../note/find-talk.ts';
import type { Annotation } from './annotate.ts';
import type { Fact } from './fact.ts';

/**
 * - `composed`: written from facts of types of their own. `kept`: a clause of the writer's own, since no type holds it.
 * - `mixed`: both. `talk`: of a visit's talk, which is not written from facts.
 */
export const statementOrigins = ['composed', 'mixed', 'kept', 'talk'] as const;
export type StatementOrigin = (typeof statementOrigins)[number];

/** A statement of a note with the facts that it says. */
export interface ExplainedStatement extends Statement {
  readonly origin: StatementOrigin;
  /** Ids of the facts. */
  readonly facts: readonly string[];
}

export interface ExplainedSection extends Omit<Section, 'statements'> {
  readonly statements: readonly ExplainedStatement[];
}

/** A note as Chartwright writes it, with where each statement comes from. */
export interface ExplainedNote {
  readonly kind: NoteKind;
  readonly sections: readonly ExplainedSection[];
  /** What a note of this kind needs and the text does not say. */
  readonly missing: readonly string[];
  /** How many statements there are of each origin. */
  readonly origins: Readonly<Record<StatementOrigin, number>>;
  /** How many statements fell back to the writer's words, by what they would have said otherwise. */
  readonly fallbacks: NonNullable<NoteResult['fallbacks']>;
  /** Facts that stand in no statement, by id; every one of them is a loss. Empty for a visit's talk. */
  readonly unsaid: readonly string[];
}

function originOf(facts: readonly Fact[], isTalk: boolean): StatementOrigin {
  if (isTalk) return 'talk';
  const kept = facts.filter(({ type }) => type === 'clause').length;
  if (kept === 0) return 'composed';
  return kept === facts.length ? 'kept' : 'mixed';
}

/** The note that Chartwright writes of an annotated text, as the kind asked for, by the text itself, or else `soap`. */
export function explainNote({ text, asked, facts }: Annotation, wanted?: NoteKind): ExplainedNote {
  const kind = wanted ?? asked?.kinds[0] ?? 'soap';
  const note = buildNote(text, { tool: 'Chartwright', kind });
  const isTalk = findTalk(text).length > 0;
  const statements = note.sections.flatMap((section) => section.statements);
  const said = findFactsSaid(
    statements.map(({ sources }) => sources),
    isTalk ? [] : facts,
  );
  const explained = new Map(
    statements.map((statement, at): [Statement, ExplainedStatement] => {
      const own = said[at] ?? [];
      return [statement, { ...statement, origin: originOf(own, isTalk), facts: own.map(({ id }) => id) }];
    }),
  );
  const sections = note.sections.map((section) => ({
    ...section,
    statements: section.statements.flatMap((statement) => explained.get(statement) ?? []),
  }));
  const origins = { composed: 0, mixed: 0, kept: 0, talk: 0 };
  for (const { origin } of explained.values()) origins[origin] += 1;
  const saidIds = new Set(said.flat());
  const unsaid = isTalk ? [] : facts.filter((fact) => !saidIds.has(fact)).map(({ id }) => id);
  return { kind, sections, missing: note.missing, origins, fallbacks: note.fallbacks ?? {}, unsaid };
}
