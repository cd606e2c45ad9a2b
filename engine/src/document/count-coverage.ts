import type { Span } from '../model/span.ts';
import { mergeSpans } from '../compose/join-same.ts';

/** What the words of a text carry. Each word counts once: `words` is the sum of the other four. */
export interface Coverage {
  readonly words: number;
  /** Words on which a fact of a type of its own rests. */
  readonly typed: number;
  /** Words on which nothing rests but a clause that stayed the writer's own. */
  readonly kept: number;
  /** Words of headings, and those that ask for a kind of note, on which no fact rests. */
  readonly structure: number;
  /** Words on which nothing rests: what a note of this text leaves out. */
  readonly left: number;
  /** Where those stand, runs of them as one; in order, without overlap. */
  readonly leftAt: readonly Span[];
}

/** What each kind of coverage rests on; ranges of the text, in any order. */
export interface CoveredBy {
  readonly typed: readonly Span[];
  readonly kept: readonly Span[];
  readonly structure: readonly Span[];
}

/** Whether ranges that come in order touch any of the given ones; linear over all calls. */
function touching(spans: readonly Span[]): (word: Span) => boolean {
  const merged = mergeSpans(spans);
  let at = 0;
  return ({ start, end }) => {
    while (at < merged.length && (merged[at]?.end ?? 0) <= start) at += 1;
    return (merged[at]?.start ?? Infinity) < end;
  };
}

/** How many words of a text facts rest on. A word counts as the best of what touches it. */
export function countCoverage(text: string, by: CoveredBy): Coverage {
  const kinds = (['typed', 'kept', 'structure'] as const).map((kind) => [kind, touching(by[kind])] as const);
  const counts = { words: 0, typed: 0, kept: 0, structure: 0, left: 0 };
  const leftAt: Span[] = [];
  let open: Span | undefined;
  const flush = (): void => {
    if (open) leftAt.push(open);
    open = undefined;
  };
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const span = { start: index, end: index + word.length };
    const kind = kinds.find(([, touches]) => touches(span))?.[0] ?? 'left';
    counts.words += 1;
    counts[kind] += 1;
    if (kind === 'left') open = { start: open?.start ?? span.start, end: span.end };
    else flush();
  }
  flush();
  return { ...counts, leftAt };
}
