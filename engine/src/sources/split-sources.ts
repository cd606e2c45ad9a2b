import type { SourcePart } from '../model/source-part.ts';
import type { Span } from '../model/span.ts';
import type { OlderKind } from '../knowledge/source-words.ts';

/** A source of before the visit, with its own words. */
export interface OlderText extends Span {
  readonly kind: OlderKind;
  readonly date: string | null;
  readonly text: string;
}

/** An input with what is of the visit apart from what is older. */
export interface SplitInput {
  /** The beginning of the input, so that every range of it is one of the input. */
  readonly current: string;
  /** The newest first; undated ones last. */
  readonly older: readonly OlderText[];
}

const isOlder = (part: SourcePart): part is SourcePart & { readonly kind: OlderKind } => part.kind !== 'current';

const byDay = (one: OlderText, other: OlderText): number => (other.date ?? '').localeCompare(one.date ?? '');

/**
 * Cuts an input where what is older begins; what is of the visit stands first in it.
 * @param sources what it is joined from; without them all of it is of the visit
 */
export function splitSources(input: string, sources: readonly SourcePart[] = []): SplitInput {
  const old = sources.filter(isOlder);
  if (old.length === 0) return { current: input, older: [] };
  const current = Math.max(0, ...sources.filter(({ kind }) => kind === 'current').map(({ end }) => end));
  const older = old.map(({ kind, date, start, end }) => ({ kind, date, start, end, text: input.slice(start, end) }));
  return { current: input.slice(0, current), older: older.toSorted(byDay) };
}
