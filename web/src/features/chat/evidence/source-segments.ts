import { locateSource, type InputSource } from '@notewright/contract';
import type { Span } from '@notewright/engine';
import type { Evidenced } from './evidence-of.ts';

export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Where a statement's sources stand in what a person gave. */
export interface PartedSources {
  /** In what was typed. */
  readonly message: readonly Span[];
  /** In each of the other sources, by its place. */
  readonly others: readonly (readonly Span[])[];
}

/** Sorts a statement's ranges by the source they point into; ranges are merged, in order, and never empty. */
export function partSources(
  statement: Evidenced | undefined,
  message: string,
  sources: readonly InputSource[],
): PartedSources {
  const located = (statement?.sources ?? []).map((range) => locateSource(range, message, sources));
  return {
    message: mergeSpans(located.filter(({ index }) => index === null)),
    others: sources.map((_source, at) => mergeSpans(located.filter(({ index }) => index === at))),
  };
}

/** Ranges in order, without overlap. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (span.end <= span.start) continue;
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

/** Cuts a text into marked and plain pieces. @param spans in order, without overlap */
export function cutSegments(text: string, spans: readonly Span[]): readonly Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    if (start >= text.length) break;
    if (start > done) segments.push({ text: text.slice(done, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    done = Math.min(end, text.length);
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false });
  return segments;
}
