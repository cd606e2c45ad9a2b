import type { Span } from '../../model/span.ts';

/** Spans of a text that do not overlap, for asking often whether another span lies in one of them. */
export class SpanSet {
  readonly #sorted: readonly Span[];

  constructor(spans: readonly Span[]) {
    const sorted = spans.toSorted((a, b) => a.start - b.start);
    this.#sorted = sorted.filter(({ start }, at) => at === 0 || start >= (sorted[at - 1]?.end ?? 0));
  }

  /** True where the span lies within one of the set's. */
  contains(span: Span): boolean {
    return this.#around(span) !== null;
  }

  /** The same, of one that is longer than the span. */
  containsInWider(span: Span): boolean {
    const around = this.#around(span);
    return around !== null && around.end - around.start > span.end - span.start;
  }

  #around({ start, end }: Span): Span | null {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const before = this.#sorted[low - 1];
    return before !== undefined && end <= before.end ? before : null;
  }
}
