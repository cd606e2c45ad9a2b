import type { Point } from '../../image/redact/quad.ts';

/** A transformation as PDF writes it: (x, y) becomes (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** A matrix from whatever holds six numbers; null for anything else. */
export function toMatrix(value: unknown): Matrix | null {
  if (typeof value !== 'object' || value === null) return null;
  const numbers = value as ArrayLike<unknown>;
  const at = (index: number): number => Number(numbers[index]);
  const matrix: Matrix = [at(0), at(1), at(2), at(3), at(4), at(5)];
  return matrix.every((number) => Number.isFinite(number)) ? matrix : null;
}

/** First the inner transformation, then the outer one. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a1, b1, c1, d1, e1, f1] = outer;
  const [a2, b2, c2, d2, e2, f2] = inner;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
