const most = 48;

/** Rows as columns of small whole numbers: where each value stands among the edges of its column. */
export interface Binned {
  readonly columns: readonly Uint8Array[];
  readonly edges: readonly Float64Array[];
}

/** Edges at even shares of the values; every distinct value where there are few. */
function cutColumn(values: Float64Array): Float64Array {
  const distinct = [...new Set(values)];
  if (distinct.length <= most) return Float64Array.from(distinct.slice(0, -1));
  const edges = new Set<number>();
  const highest = values.at(-1) ?? 0;
  for (let share = 1; share < most; share++) {
    const value = values[Math.floor((share * values.length) / most)] ?? highest;
    if (value < highest) edges.add(value);
  }
  return Float64Array.from(edges);
}

/** How many edges lie below a value. */
function placeOf(value: number, edges: Float64Array): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Sorts the values of each column into at most 48 bins. */
export function binRows(rows: readonly Float64Array[]): Binned {
  const width = rows[0]?.length ?? 0;
  const edges = Array.from({ length: width }, (_, at) =>
    cutColumn(Float64Array.from(rows, (row) => row[at] ?? 0).sort()),
  );
  const columns = edges.map((cuts, at) => Uint8Array.from(rows, (row) => placeOf(row[at] ?? 0, cuts)));
  return { columns, edges };
}
