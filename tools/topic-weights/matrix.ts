/** Rows of a few columns each. */
export class Matrix {
  readonly columns: number;
  /** Where each row begins in `places` and `values`; one more than there are rows. */
  readonly starts: Int32Array;
  private readonly places: Int32Array;
  private readonly values: Float64Array;

  constructor(rows: readonly (readonly (readonly [column: number, value: number])[])[], columns: number) {
    this.columns = columns;
    this.starts = new Int32Array(rows.length + 1);
    for (const [at, row] of rows.entries()) this.starts[at + 1] = (this.starts[at] ?? 0) + row.length;
    const flat = rows.flat();
    this.places = Int32Array.from(flat, ([column]) => column);
    this.values = Float64Array.from(flat, ([, value]) => value);
  }

  /** The matrix times a table of `width` numbers for each column: `width` numbers for each row. */
  times(table: Float64Array, width: number): Float64Array {
    const out = new Float64Array((this.starts.length - 1) * width);
    this.eachCell((row, column, value) => {
      addTo(out, row * width, table, column * width, width, value);
    });
    return out;
  }

  /** The transposed matrix times a table of `width` numbers for each row: `width` numbers for each column. */
  transposed(table: Float64Array, width: number): Float64Array {
    const out = new Float64Array(this.columns * width);
    this.eachCell((row, column, value) => {
      addTo(out, column * width, table, row * width, width, value);
    });
    return out;
  }

  private eachCell(visit: (row: number, column: number, value: number) => void): void {
    for (let row = 0; row + 1 < this.starts.length; row += 1)
      for (let at = this.starts[row] ?? 0; at < (this.starts[row + 1] ?? 0); at += 1)
        visit(row, this.places[at] ?? 0, this.values[at] ?? 0);
  }
}

/** Adds `factor` times a run of `width` numbers to another. */
function addTo(out: Float64Array, to: number, table: Float64Array, from: number, width: number, factor: number): void {
  for (let at = 0; at < width; at += 1) out[to + at] = (out[to + at] ?? 0) + factor * (table[from + at] ?? 0);
}
