import type { TreeNode, Trees } from '../../engine/src/codes/learned/trees.ts';

export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** The least sum of second derivatives in a leaf. */
  readonly leafWeight: number;
  readonly ridge: number;
}

const bins = 48;

interface Binned {
  readonly columns: readonly Uint8Array[];
  readonly edges: readonly Float64Array[];
}

function bin(rows: readonly Float64Array[], width: number): Binned {
  const columns: Uint8Array[] = [];
  const edges: Float64Array[] = [];
  for (let f = 0; f < width; f++) {
    const values = Float64Array.from(rows, (row) => row[f]!).sort();
    const cut: number[] = [];
    for (let b = 1; b < bins; b++) {
      const value = values[Math.floor((b * values.length) / bins)]!;
      if (cut.at(-1) !== value && value < values.at(-1)!) cut.push(value);
    }
    // Rare values are not lost among equal ones: the distinct ones are cut as far as there is room.
    const distinct = [...new Set(values)];
    if (distinct.length <= bins) cut.splice(0, cut.length, ...distinct.slice(0, -1));
    const edge = Float64Array.from(cut);
    const column = new Uint8Array(rows.length);
    for (let r = 0; r < rows.length; r++) {
      const value = rows[r]![f]!;
      let low = 0;
      let high = edge.length;
      while (low < high) {
        const mid = (low + high) >> 1;
        if (value <= edge[mid]!) high = mid;
        else low = mid + 1;
      }
      column[r] = low;
    }
    columns.push(column);
    edges.push(edge);
  }
  return { columns, edges };
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
}

function bestSplit(
  { columns, edges }: Binned,
  members: Int32Array,
  g: Float64Array,
  h: Float64Array,
  { leafWeight, ridge }: BoostingOptions,
): Split | null {
  let best: Split | null = null;
  let sumG = 0;
  let sumH = 0;
  for (const r of members) {
    sumG += g[r]!;
    sumH += h[r]!;
  }
  const parent = (sumG * sumG) / (sumH + ridge);
  const histG = new Float64Array(bins + 1);
  const histH = new Float64Array(bins + 1);
  for (let f = 0; f < columns.length; f++) {
    const count = edges[f]!.length;
    if (count === 0) continue;
    histG.fill(0);
    histH.fill(0);
    const column = columns[f]!;
    for (const r of members) {
      const b = column[r]!;
      histG[b]! += g[r]!;
      histH[b]! += h[r]!;
    }
    let leftG = 0;
    let leftH = 0;
    for (let b = 0; b < count; b++) {
      leftG += histG[b]!;
      leftH += histH[b]!;
      const rightH = sumH - leftH;
      if (leftH < leafWeight || rightH < leafWeight) continue;
      const rightG = sumG - leftG;
      const gain = (leftG * leftG) / (leftH + ridge) + (rightG * rightG) / (rightH + ridge) - parent;
      if (gain > 1e-3 && gain > (best?.gain ?? 0)) best = { gain, feature: f, bin: b };
    }
  }
  return best;
}

/** Gradient boosting of small trees for a yes-or-no answer (logistic loss, second order, histograms). Deterministic. */
export function boost(rows: readonly Float64Array[], answers: Uint8Array, options: BoostingOptions): Trees {
  const width = rows[0]?.length ?? 0;
  const binned = bin(rows, width);
  const n = rows.length;
  const mean = answers.reduce((sum, a) => sum + a, 0) / n;
  const start = Math.log(mean / (1 - mean));
  const scores = new Float64Array(n).fill(start);
  const g = new Float64Array(n);
  const h = new Float64Array(n);
  const trees: TreeNode[][] = [];
  for (let t = 0; t < options.trees; t++) {
    for (let r = 0; r < n; r++) {
      const p = 1 / (1 + Math.exp(-scores[r]!));
      g[r] = answers[r]! - p;
      h[r] = p * (1 - p);
    }
    const tree: TreeNode[] = [];
    const grow = (members: Int32Array, depth: number): number => {
      const at = tree.length;
      tree.push({ feature: -1, threshold: 0, left: -1, right: -1, score: 0 });
      const split = depth > 0 ? bestSplit(binned, members, g, h, options) : null;
      if (!split) {
        let sumG = 0;
        let sumH = 0;
        for (const r of members) {
          sumG += g[r]!;
          sumH += h[r]!;
        }
        const score = (options.rate * sumG) / (sumH + options.ridge);
        for (const r of members) scores[r]! += score;
        tree[at] = { feature: -1, threshold: 0, left: -1, right: -1, score };
        return at;
      }
      const column = binned.columns[split.feature]!;
      const left = grow(
        members.filter((r) => column[r]! <= split.bin),
        depth - 1,
      );
      const right = grow(
        members.filter((r) => column[r]! > split.bin),
        depth - 1,
      );
      tree[at] = { feature: split.feature, threshold: binned.edges[split.feature]![split.bin]!, left, right, score: 0 };
      return at;
    };
    grow(
      Int32Array.from({ length: n }, (_, r) => r),
      options.depth,
    );
    trees.push(tree);
  }
  return { start, trees };
}
