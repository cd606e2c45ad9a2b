import type { Box } from './box.ts';

/** A point; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Four corners of something written, as it is read: lower left, lower right, upper right, upper left. */
export type Quad = readonly [Point, Point, Point, Point];

/** The corners of an upright rectangle. */
export function quadOfBox({ left, top, right, bottom }: Box): Quad {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** The smallest upright rectangle around some quads. */
export function boxOfQuads(quads: readonly Quad[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const quad of quads) {
    for (const [x, y] of quad) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, right, bottom };
}

/** Whether it is read from left to right along the page. */
export function isUpright([from, to]: Quad): boolean {
  return to[0] >= from[0] && Math.abs(to[1] - from[1]) <= Math.abs(to[0] - from[0]) * 0.01;
}

/** The quad from where one begins to where another of the same straight line ends. */
export function joinQuads(first: Quad, last: Quad): Quad {
  return [first[0], last[1], last[2], first[3]];
}

/** Grown to all four sides, by the same length. */
export function growQuad(quad: Quad, by: number): Quad {
  const [from, to, , above] = quad;
  const along = unit(from, to, [1, 0]);
  const up = unit(from, above, [0, -1]);
  const move = ([x, y]: Point, right: number, higher: number): Point => [
    x + by * (along[0] * right + up[0] * higher),
    y + by * (along[1] * right + up[1] * higher),
  ];
  return [move(quad[0], -1, -1), move(quad[1], 1, -1), move(quad[2], 1, 1), move(quad[3], -1, 1)];
}

/** Length of the lower side, and of the left side. */
export function sizeOf([from, to, , above]: Quad): { width: number; height: number } {
  return { width: distance(from, to), height: distance(from, above) };
}

function unit(from: Point, to: Point, otherwise: Point): Point {
  const length = distance(from, to);
  return length > 0 ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : otherwise;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}
