import type { FaultKind } from './faults.ts';
import type { Span } from './span.ts';

/**
 * How a statement stands to the input.
 * - `supported`: the input says it (word for word, or in note language).
 * - `unsupported`: the input does not hold it, or says it otherwise (`faults`); only a model's or a clinician's words can be this.
 * - `structural`: the tool's own words (a heading, a disclaimer, "Not documented"), which claim nothing about the patient.
 */
export type Support = 'supported' | 'unsupported' | 'structural';

/** One sentence, list item or table row of a result, with the words of the input it rests on. */
export interface Statement {
  readonly text: string;
  /** Ranges of the input; empty for structural statements only. */
  readonly sources: readonly Span[];
  readonly support: Support;
  /** What the check found wrong, in the order of the words; absent where it found nothing. */
  readonly faults?: readonly FaultKind[] | undefined;
  /** Ids of the facts of its note that it says; absent where it was not written from facts. */
  readonly facts?: readonly string[] | undefined;
}

/** How a section's statements are laid out. A `table` row separates its cells with a tab. */
export type SectionLayout = 'paragraph' | 'list' | 'table';

export interface Section {
  /** Stable name in kebab-case, for example `chief-complaint`, `medications`, `plan`. */
  readonly id: string;
  readonly title: string;
  /** 2 for a part of the note (Subjective), 3 for a section in it (Medications). */
  readonly level: 2 | 3;
  readonly layout: SectionLayout;
  /** Column titles of a `table`. */
  readonly columns?: readonly string[] | undefined;
  readonly statements: readonly Statement[];
}

/** A statement as it stands in the written markdown: `at` is its range there, `sources` its ranges in the input. */
export interface PlacedStatement extends Statement {
  readonly at: Span;
  /** Of an edited note: `edited` where the clinician changed it, `typed` where it is theirs alone. Absent where nobody touched it. */
  readonly origin?: 'edited' | 'typed' | undefined;
  /** Why the clinician stands by it though the input does not hold it. */
  readonly confirmed?: string | undefined;
}

/** What the page shows: clean markdown, and where in it each statement stands. */
export interface RenderedDocument {
  readonly markdown: string;
  readonly statements: readonly PlacedStatement[];
}
