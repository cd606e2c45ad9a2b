const width = 64;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;

/** The cost of the cell: the cheapest of a letter left out, added, changed, or two changed places. */
function cellCost(a: string, b: string, i: number, j: number, before: Uint8Array, above: Uint8Array, row: Uint8Array) {
  const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
  let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
  const swapped =
    i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
  if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
  return cost;
}

/**
 * How many slips of the finger lie between two words: a letter left out, added or changed, or two neighbours swapped
 * (optimal string alignment). Gives up at once past `most`, and answers `most + 1`; so for words over 63 letters.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length >= width || b.length >= width) return most + 1;
  let [before, above, row] = rows;
  for (let j = 0; j <= b.length; j++) above[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = cellCost(a, b, i, j, before, above, row);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[b.length] ?? most + 1, most + 1);
}
