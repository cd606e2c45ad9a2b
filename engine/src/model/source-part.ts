import type { Span } from './span.ts';

/** What a source of a message is to the visit: of now, or from before. */
export const sourceKinds = ['current', 'previous_note', 'medication_list', 'problem_list', 'results', 'other'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** One source within the joined input of a message; the range is of that input. */
export interface SourcePart extends Span {
  readonly kind: SourceKind;
  /** As its person calls it; empty where they do not. */
  readonly name: string;
  /** The day it is from, as `2026-03-03`; null where that is not known. */
  readonly date: string | null;
}
