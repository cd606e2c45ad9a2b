import type { Span } from '../../model/span.ts';

/** A few places tell as much as all of them. */
const mostEvidence = 3;

/** One more place for a code; the first few are kept. */
export const withPlace = (places: readonly Span[] | undefined, more: readonly Span[]): readonly Span[] =>
  places && places.length >= mostEvidence ? places : [...(places ?? []), ...more].slice(0, mostEvidence);

/** A code that the chart's words support, with where they stand. */
export interface Suggestion {
  readonly code: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly evidence: readonly Span[];
  /** Why it is offered, in one sentence; that the chart names the condition unless given. */
  readonly reason?: string;
}
