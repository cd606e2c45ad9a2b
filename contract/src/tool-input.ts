import type { SourceKind, Span } from '@notewright/engine';

const separator = '\n\n';

/** A source of a message as far as its place in the input goes. */
export interface InputSource {
  readonly kind: SourceKind;
  readonly text: string;
}

/** Where a source stands in the joined input. */
export interface PlacedSource extends Span {
  /** Its place among the message's sources; null for what was typed. */
  readonly index: number | null;
}

/**
 * The one order in which a message's sources are read: what was typed, what else is of the visit, then what is older, each with an
 * empty line before it. Empty ones have no place.
 * @returns their ranges in what `joinInput` gives
 */
export function placeSources(message: string, sources: readonly InputSource[]): readonly PlacedSource[] {
  const all = sources.map(({ kind, text }, index) => ({ index, isOld: kind !== 'current', text }));
  const inOrder = [
    { index: null, text: message },
    ...all.filter(({ isOld }) => !isOld),
    ...all.filter(({ isOld }) => isOld),
  ].filter(({ text }) => text !== '');
  let end = -separator.length;
  return inOrder.map(({ index, text }) => {
    const start = end + separator.length;
    end = start + text.length;
    return { index, start, end };
  });
}

/** The one text that a tool reads: what was typed and the other sources, as `placeSources` has them. */
export function joinInput(message: string, sources: readonly InputSource[]): string {
  const textOf = (index: number | null): string => (index === null ? message : (sources[index]?.text ?? ''));
  return placeSources(message, sources)
    .map(({ index }) => textOf(index))
    .join(separator);
}

/** A range within one source. */
export type LocatedSource = PlacedSource;

/**
 * Says in which source a range of the joined input lies, with offsets into that source. A range that crosses a border (none
 * should) is cut to the source in which it begins.
 */
export function locateSource(range: Span, message: string, sources: readonly InputSource[]): LocatedSource {
  const places = placeSources(message, sources);
  const place = places.findLast(({ start }) => start <= range.start) ?? { index: null, start: 0, end: 0 };
  const { index, start, end } = place;
  return { index, start: Math.min(range.start, end) - start, end: Math.min(range.end, end) - start };
}
