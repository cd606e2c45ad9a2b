/** Where the divider begins, and how far it goes: percent of the comparison that shows the text before. */
export const dividerStart = 50;
export const dividerEnds = { min: 0, max: 100 } as const;

/**
 * The place of the divider for a pointer, in whole percent of the comparison.
 * @param pointer where the pointer is, along the axis that the divider moves on
 * @param start where the comparison begins on that axis
 * @param size how long it is there; nothing can be divided that has no size
 */
export function dividerAt(pointer: number, start: number, size: number): number {
  if (!(size > 0) || !Number.isFinite(pointer)) return dividerStart;
  const percent = Math.round(((pointer - start) / size) * 100);
  return Math.min(dividerEnds.max, Math.max(dividerEnds.min, percent));
}
