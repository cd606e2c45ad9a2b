import { boxOfQuads, sizeOf, type Point, type Quad } from '../../image/redact/quad.ts';
import type { Mark, PlacedRun } from '../../image/redact/placed-text.ts';
import type { DrawnGlyph } from './drawn-glyph.ts';
import type { ShownText } from './page-content.ts';

/** Where the line on which letters stand lies in their box, from below, as a share of its height. */
const baseline = 0.22;
/** Rows of letters of right-to-left scripts are drawn in the order in which they are seen. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The runs of text of what a page shows; text that is drawn twice on the same place, to look bold, is one run. Linear. */
export function runsOfTexts(texts: readonly ShownText[]): DirectedRun[] {
  const runs: DirectedRun[] = [];
  const places = new PlacesOfRuns();
  for (const run of texts.flatMap(({ glyphs }) => splitAtGaps(glyphs)).map(runOf)) {
    const first = places.find(run);
    if (first === undefined) {
      places.add(run, runs.length);
      runs.push(run);
    } else addPlaces(first, run);
  }
  return runs;
}

/** A square and the eight around it. */
const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

interface Placed {
  readonly run: DirectedRun;
  readonly at: number;
}

/**
 * Runs by where they stand: alike ones in squares as wide as they may lie apart, which are of as many sizes as there are
 * sizes of type, by powers of two. A square holds a few at most, since two in it would be one run.
 */
class PlacesOfRuns {
  readonly #squares = new Map<string, Placed[]>();
  readonly #sizes = new Set<number>();

  add(run: DirectedRun, at: number): void {
    const size = 2 ** Math.ceil(Math.log2(nearOf(run)));
    this.#sizes.add(size);
    const key = keyOf(run, size, 0, 0);
    const square = this.#squares.get(key);
    if (square === undefined) this.#squares.set(key, [{ run, at }]);
    else square.push({ run, at });
  }

  /** The first run that is drawn again by this one. */
  find(run: DirectedRun): DirectedRun | undefined {
    let first: Placed | undefined;
    for (const size of this.#sizes)
      for (const placed of around.flatMap(([right, down]) => this.#squares.get(keyOf(run, size, right, down)) ?? []))
        if (placed.at < (first?.at ?? Infinity) && isSamePlace(placed.run, run)) first = placed;
    return first?.run;
  }
}

function keyOf({ text, direction, x, y }: DirectedRun, size: number, right: number, down: number): string {
  return `${size} ${Math.floor(x / size) + right} ${Math.floor(y / size) + down} ${direction} ${text}`;
}

function splitAtGaps(glyphs: readonly DrawnGlyph[]): DrawnGlyph[][] {
  const pieces: DrawnGlyph[][] = [];
  for (const glyph of glyphs) {
    const last = pieces.at(-1);
    if (last !== undefined && glyph.follows) last.push(glyph);
    else pieces.push([glyph]);
  }
  return pieces;
}

interface OpenMark extends Mark {
  quads: Quad[];
}

/** A run with its direction; its place and size are as if it were turned to be upright, around the corner of the page. */
export interface DirectedRun extends PlacedRun {
  readonly direction: number;
  readonly marks: readonly OpenMark[];
}

function runOf(glyphs: readonly DrawnGlyph[]): DirectedRun {
  const marks = glyphs.map(({ text, quad }) => ({ text: plain(text), quads: [quad] }));
  const ordered = glyphs.some(({ text }) => rightToLeft.test(text)) ? marks.toReversed() : marks;
  const quads = glyphs.map(({ quad }) => quad);
  const direction = directionOf(quads[0]);
  const { left, right, bottom } = boxOfQuads(direction === 0 ? quads : quads.map((quad) => turnQuad(quad, -direction)));
  const height = Math.max(...quads.map((quad) => sizeOf(quad).height));
  return {
    text: ordered.map(({ text }) => text).join(''),
    marks: ordered,
    direction,
    x: left,
    y: bottom - height * baseline,
    width: right - left,
    // Boxes of letters reach beyond the letters; lines are distinguished by about the size of the type.
    height: height * 0.85,
    upright: true,
  };
}

/** Whole degrees clockwise from left to right, 0 for upright text. */
function directionOf(quad: Quad | undefined): number {
  const [[x1, y1], [x2, y2]] = quad ?? [
    [0, 0],
    [1, 0],
  ];
  const degrees = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

function turnQuad(quad: Quad, degrees: number): Quad {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turn = ([x, y]: Point): Point => [x * cosine - y * sine, x * sine + y * cosine];
  return [turn(quad[0]), turn(quad[1]), turn(quad[2]), turn(quad[3])];
}

/** Runs of one direction, which are read together, from left to right as they are read. */
export interface RunGroup {
  readonly direction: number;
  readonly runs: readonly PlacedRun[];
  /** How far they reach along their lines. */
  readonly width: number;
}

/** Runs by the direction in which they are read, upright ones first; the places of turned ones are as if turned back. */
export function groupByDirection(runs: readonly DirectedRun[]): RunGroup[] {
  const directions = [...new Set(runs.map(({ direction }) => direction))].toSorted((a, b) => a - b);
  return directions.map((direction) => {
    const own = runs.filter((run) => run.direction === direction);
    const left = direction === 0 ? 0 : Math.min(...own.map(({ x }) => x));
    const moved = own.map((run) => ({ ...run, x: run.x - left }));
    return { direction, runs: moved, width: Math.max(...moved.map(({ x, width }) => x + width)) };
  });
}

/** Without control characters, and with letters that a typeface draws as one (such as ffi) written out. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u00a0]/gu, ' ')
    .replace(/[\ufb00-\ufdff\ufe70-\ufefc]/gu, (part) => part.normalize('NFKC'));
}

/** How far apart two drawings of one run lie at most. */
function nearOf({ height }: DirectedRun): number {
  return Math.max(height, 1) * 0.25;
}

function isSamePlace(one: DirectedRun, other: DirectedRun): boolean {
  const near = nearOf(one);
  const close = Math.abs(one.x - other.x) < near && Math.abs(one.y - other.y) < near;
  return close && one.direction === other.direction;
}

function addPlaces(run: DirectedRun, again: DirectedRun): void {
  for (const [index, mark] of run.marks.entries()) mark.quads.push(...(again.marks[index]?.quads ?? []));
}
