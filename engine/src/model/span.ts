/**
 * A half-open range of UTF-16 code units, so that `text.slice(start, end)` is the quoted text.
 * Whether it points into the input or into the written markdown is said where it is used.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True when the two ranges share at least one code unit. */
export function spansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
