import type { Quad } from '../../image/redact/quad.ts';
import { apply, multiply, type Matrix } from './matrix.ts';
import type { TextState } from './text-state.ts';

/** A character that a page draws. */
export interface DrawnGlyph {
  readonly text: string;
  readonly quad: Quad;
  /** Whether it follows the glyph before without a gap. */
  readonly follows: boolean;
}

/** What the library tells of a glyph to be shown; numbers between them are shifts in thousandths of the size. */
export interface ShownGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[] | null;
}

/** A typeface's own numbers are not always right; letters reach at least so far above and below their line. */
const ascent = 0.92;
const descent = 0.26;
/** A shift as wide as a narrow space, in thousandths. */
const gap = 100;

/**
 * Where the glyphs of one operation stand, in the coordinates of the viewport, and moves the state on behind them.
 * @param shown Glyphs and shifts, as the library lists them
 */
export function placeGlyphs(state: TextState, shown: readonly (ShownGlyph | number | null)[]): DrawnGlyph[] {
  const { typeface, size, direction, across } = state;
  if (typeface === null || size === 0) return [];
  const vertical = typeface.vertical;
  const unit = (typeface.fontMatrix?.[0] ?? 0.001) * size;
  const glyphs: DrawnGlyph[] = [];
  const frame = multiply(multiply(state.transform, state.textMatrix), [
    across * direction,
    0,
    0,
    direction,
    state.x,
    state.y + state.rise,
  ]);
  let at = 0;
  let shifted = false;
  for (const glyph of shown) {
    if (glyph === null) continue;
    if (typeof glyph === 'number') {
      at += ((vertical ? 1 : -1) * glyph * size) / 1000;
      if (Math.abs(glyph) > gap) shifted = true;
      continue;
    }
    const space = ((glyph.isSpace ? state.wordSpace : 0) + state.characterSpace) * direction;
    const advance = vertical ? -(glyph.vmetric?.[0] ?? -1000) * unit : glyph.width * unit;
    const quad = vertical ? standing(frame, at, size, advance) : lying(frame, at, advance, heights(state));
    if (glyph.unicode !== '') glyphs.push({ text: glyph.unicode, quad, follows: glyphs.length > 0 && !shifted });
    shifted = false;
    at += vertical ? advance - space : advance + space;
  }
  if (vertical) state.y -= at;
  else state.x += at * across * direction;
  return glyphs;
}

/** How far the glyphs of a typeface reach above and below their line. */
function heights({ typeface, size }: TextState): { above: number; below: number } {
  if (typeface?.isType3Font !== true) return { above: ascent * size, below: descent * size };
  // Its glyphs are drawings of any size; without a box that says which, about as high as the type is.
  const scale = (typeface.fontMatrix?.[3] ?? 0.001) * size;
  const [low, high] = [(typeface.bbox?.[1] ?? 0) * scale, (typeface.bbox?.[3] ?? 0) * scale];
  const stated = high > low && high - low < size * 1000 * Math.abs(typeface.fontMatrix?.[3] ?? 0.001) * 3;
  return stated
    ? { above: Math.max(high, 0), below: Math.max(-low, 0) }
    : { above: ascent * size, below: descent * size };
}

function lying(frame: Matrix, at: number, advance: number, { above, below }: { above: number; below: number }): Quad {
  const [left, right] = advance < 0 ? [at + advance, at] : [at, at + advance];
  return [
    apply(frame, left, -below),
    apply(frame, right, -below),
    apply(frame, right, above),
    apply(frame, left, above),
  ];
}

/** Glyphs set one below the other, around the middle of the column. */
function standing(frame: Matrix, at: number, size: number, advance: number): Quad {
  const [top, bottom] = [-at, -at - Math.abs(advance)];
  const half = size * 0.6;
  return [apply(frame, -half, bottom), apply(frame, half, bottom), apply(frame, half, top), apply(frame, -half, top)];
}
