import type { Span } from './span.ts';

/** What a statement that did not reach a note can do by its absence, the most severe first. */
export const leftOutRisks = ['medication-or-allergy', 'red-flag', 'plan', 'other'] as const;
export type LeftOutRisk = (typeof leftOutRisks)[number];

/** A clinical statement of the input that the note does not hold. Its words are those of the input at `sources`. */
export interface LeftOut {
  readonly risk: LeftOutRisk;
  /** Ranges of the input, in order: of a visit, the question and its answer. Never empty. */
  readonly sources: readonly Span[];
}
