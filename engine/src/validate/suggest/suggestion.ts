import type { Span } from '../../model/span.ts';

/** A code that the chart's words support, with where they stand. */
export interface Suggestion {
  readonly code: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly evidence: readonly Span[];
}
