import type { Annotation, Block } from '@notewright/engine/annotation';
import type { Span } from '@notewright/engine';

/** What the words of a piece carry. `quiet`: headings, list marks, spaces; nothing is lost with them. */
export type Carried = 'typed' | 'kept' | 'left' | 'quiet';

/** A piece of the text on which the same facts rest from its first letter to its last. */
export interface Piece extends Span {
  readonly words: string;
  readonly carried: Carried;
  /** Ids of the facts that rest on it. */
  readonly facts: readonly string[];
}

const spansOf = ({ start, end, label, children }: Block): Span[] => [
  { start, end },
  ...(label ? [label] : []),
  ...children.flatMap(spansOf),
];

/** The text in pieces without a gap, cut where evidence, blocks and what is left out begin and end. */
export function cutText({ text, blocks, facts, coverage: { leftAt } }: Annotation): Piece[] {
  const opens = new Map<number, Set<string>>();
  const closes = new Map<number, Set<string>>();
  const cuts = new Set([0, text.length]);
  const note = (at: Map<number, Set<string>>, place: number, id: string): void => {
    at.set(place, (at.get(place) ?? new Set()).add(id));
  };
  const kept = new Set(facts.filter(({ type }) => type === 'clause').map(({ id }) => id));
  const depth = new Map<string, number>();
  for (const { id, evidence } of facts)
    evidence.forEach((span, at) => {
      // A fact may rest on the same words twice.
      note(opens, span.start, `${id}#${at}`);
      note(closes, span.end, `${id}#${at}`);
    });
  for (const span of [...spansOf(blocks), ...leftAt]) cuts.add(span.start).add(span.end);
  for (const place of [...opens.keys(), ...closes.keys()]) cuts.add(place);
  const places = [...cuts].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  let left = 0;
  for (const [at, start] of places.entries()) {
    for (const key of closes.get(start) ?? []) step(depth, key, -1);
    for (const key of opens.get(start) ?? []) step(depth, key, 1);
    const end = places[at + 1];
    if (end === undefined) break;
    while (left < leftAt.length && (leftAt[left]?.end ?? 0) <= start) left += 1;
    const isLeft = (leftAt[left]?.start ?? Infinity) <= start;
    const own = [...depth.keys()];
    const carried = own.some((id) => !kept.has(id)) ? 'typed' : own.length > 0 ? 'kept' : isLeft ? 'left' : 'quiet';
    pieces.push({ start, end, words: text.slice(start, end), carried, facts: own });
  }
  return pieces;
}

function step(depth: Map<string, number>, key: string, by: number): void {
  const [id = ''] = key.split('#');
  const next = (depth.get(id) ?? 0) + by;
  if (next > 0) depth.set(id, next);
  else depth.delete(id);
}

/** The pieces within a range whose ends are cuts; found in time logarithmic in the pieces. */
export function piecesIn(pieces: readonly Piece[], { start, end }: Span): readonly Piece[] {
  return pieces.slice(firstFrom(pieces, start), firstFrom(pieces, end));
}

function firstFrom(pieces: readonly Piece[], place: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
