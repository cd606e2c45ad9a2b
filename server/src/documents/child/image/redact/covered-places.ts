import type { PlacedText, PlacedUnit } from './placed-text.ts';
import { boxOfQuads, isUpright, joinQuads, quadOfBox, type Quad } from './quad.ts';

/** A stretch of a text, in UTF-16 units. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a stretch of text is drawn, whole marks at a time: one quad for each line, over the spaces between its words too,
 * so that their number and lengths do not show; and any further places of marks that are drawn twice.
 */
export function placesOf({ units }: PlacedText, { start, end }: Span): Quad[] {
  const lines: PlacedUnit[][] = [];
  let open: PlacedUnit[] = [];
  for (const unit of units.slice(start, end)) {
    const last = open.at(-1);
    if (unit === null) continue;
    if (last !== undefined && !isOnLineOf(last, unit)) {
      lines.push(open);
      open = [];
    }
    open.push(unit);
  }
  return [...lines, open].filter((line) => line.length > 0).flatMap(placesOfLine);
}

function isOnLineOf({ run: one }: PlacedUnit, { run: other }: PlacedUnit): boolean {
  if (one === other) return true;
  const shared = Math.min(one.y, other.y) - Math.max(one.y - one.height, other.y - other.height);
  return one.upright && other.upright && shared >= Math.min(one.height, other.height) * 0.5 && other.x >= one.x;
}

function placesOfLine(units: readonly PlacedUnit[]): Quad[] {
  const marks = [...new Set(units.map(({ mark }) => mark))];
  const first = marks.flatMap(({ quads }) => quads.slice(0, 1));
  const again = marks.flatMap(({ quads }) => quads.slice(1));
  const [from, to] = [first[0], first.at(-1)];
  if (from === undefined || to === undefined) return again;
  if (first.every(isUpright)) return [quadOfBox(boxOfQuads(first)), ...again];
  // Words of one slanting line differ in height; each is covered by itself too.
  return [joinQuads(from, to), ...first, ...again];
}
