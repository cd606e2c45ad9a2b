/** How the library writes down the parts of a path. */
const parts = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 };

/**
 * How many curves and slanting lines a path has; straight lines and boxes, as tables have, count nothing.
 * @param values Of one path operation: what to do with it, its parts as numbers, its bounds
 */
export function countStrokes(values: readonly unknown[]): number {
  const [data] = (values[1] ?? []) as (ArrayLike<number> | null | undefined)[];
  if (data === null || data === undefined || typeof data.length !== 'number') return 0;
  let [count, x, y] = [0, 0, 0];
  for (let at = 0; at < data.length;) {
    const part = data[at];
    const coordinates =
      part === parts.curveTo ? 6 : part === parts.quadraticCurveTo ? 4 : part === parts.closePath ? 0 : 2;
    const [nextX, nextY] = [data[at + coordinates - 1] ?? x, data[at + coordinates] ?? y];
    if (part === parts.curveTo || part === parts.quadraticCurveTo) count += 1;
    if (part === parts.lineTo && Math.abs(nextX - x) > 0.01 && Math.abs(nextY - y) > 0.01) count += 1;
    if (coordinates > 0) [x, y] = [nextX, nextY];
    at += coordinates + 1;
  }
  return count;
}
