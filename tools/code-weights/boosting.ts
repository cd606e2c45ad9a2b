import type { TreeNode, Trees } from '../../engine/src/codes/learned/trees.ts';
import { binRows, type Binned } from './bins.ts';

export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** The least sum of second derivatives in a leaf. */
  readonly leafWeight: number;
  readonly ridge: number;
}

/** First and second derivatives of the loss, row by row. */
interface Slopes {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

interface Sums {
  readonly first: number;
  readonly second: number;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
}

const at = (values: Float64Array | Uint8Array, place: number): number => values[place] ?? 0;

function sum(members: Int32Array, { first, second }: Slopes): Sums {
  let [a, b] = [0, 0];
  for (const row of members) {
    a += at(first, row);
    b += at(second, row);
  }
  return { first: a, second: b };
}

/** The best place to cut one column. */
function splitColumn(
  column: Uint8Array,
  bins: number,
  members: Int32Array,
  slopes: Slopes,
  total: Sums,
  { leafWeight, ridge }: BoostingOptions,
): Omit<Split, 'feature'> {
  const first = new Float64Array(bins + 1);
  const second = new Float64Array(bins + 1);
  for (const row of members) {
    const bin = at(column, row);
    first[bin] = at(first, bin) + at(slopes.first, row);
    second[bin] = at(second, bin) + at(slopes.second, row);
  }
  const worth = (a: number, b: number): number => (a * a) / (b + ridge);
  const whole = worth(total.first, total.second);
  let best = { gain: 1e-3, bin: -1 };
  let [a, b] = [0, 0];
  for (let bin = 0; bin < bins; bin++) {
    a += at(first, bin);
    b += at(second, bin);
    if (b < leafWeight || total.second - b < leafWeight) continue;
    const gain = worth(a, b) + worth(total.first - a, total.second - b) - whole;
    if (gain > best.gain) best = { gain, bin };
  }
  return best;
}

function bestSplit(
  { columns, edges }: Binned,
  members: Int32Array,
  slopes: Slopes,
  total: Sums,
  options: BoostingOptions,
): Split | null {
  let best: Split | null = null;
  for (const [feature, column] of columns.entries()) {
    const { gain, bin } = splitColumn(column, edges[feature]?.length ?? 0, members, slopes, total, options);
    if (bin >= 0 && gain > (best?.gain ?? 0)) best = { gain, feature, bin };
  }
  return best;
}

/** Grows one tree in preorder, and adds its scores to those of the rows. */
function growTree(binned: Binned, scores: Float64Array, slopes: Slopes, options: BoostingOptions): TreeNode[] {
  const tree: TreeNode[] = [];
  const grow = (members: Int32Array, depth: number): number => {
    const place = tree.length;
    const total = sum(members, slopes);
    const split = depth > 0 ? bestSplit(binned, members, slopes, total, options) : null;
    const score = (options.rate * total.first) / (total.second + options.ridge);
    tree.push({ feature: -1, threshold: 0, left: -1, right: -1, score });
    const column = split && binned.columns[split.feature];
    if (!split || !column) {
      for (const row of members) scores[row] = at(scores, row) + score;
      return place;
    }
    const threshold = binned.edges[split.feature]?.[split.bin] ?? 0;
    const left = grow(
      members.filter((row) => at(column, row) <= split.bin),
      depth - 1,
    );
    const right = grow(
      members.filter((row) => at(column, row) > split.bin),
      depth - 1,
    );
    tree[place] = { feature: split.feature, threshold, left, right, score: 0 };
    return place;
  };
  grow(
    Int32Array.from(scores, (_, row) => row),
    options.depth,
  );
  return tree;
}

/** Gradient boosting of small trees for a yes-or-no answer (logistic loss, second order, histograms). Deterministic. */
export function boost(rows: readonly Float64Array[], answers: Uint8Array, options: BoostingOptions): Trees {
  const binned = binRows(rows);
  const share = answers.reduce((count, answer) => count + answer, 0) / rows.length;
  const start = Math.log(share / (1 - share));
  const scores = new Float64Array(rows.length).fill(start);
  const slopes = { first: new Float64Array(rows.length), second: new Float64Array(rows.length) };
  const trees = Array.from({ length: options.trees }, () => {
    for (let row = 0; row < rows.length; row++) {
      const probability = 1 / (1 + Math.exp(-at(scores, row)));
      slopes.first[row] = at(answers, row) - probability;
      slopes.second[row] = probability * (1 - probability);
    }
    return growTree(binned, scores, slopes, options);
  });
  return { start, trees };
}
