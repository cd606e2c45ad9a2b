/** One decision of a tree: a row goes left where its value is at most the threshold. A leaf has feature -1 and its score. */
export interface TreeNode {
  readonly feature: number;
  readonly threshold: number;
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

export interface Trees {
  readonly start: number;
  readonly trees: readonly (readonly TreeNode[])[];
}

/** How probable it is that a coder gives the code, from 0 to 1. */
export function judgeRow({ start, trees }: Trees, row: Float64Array): number {
  let odds = start;
  for (const tree of trees) {
    let node = tree[0];
    while (node && node.feature >= 0) {
      node = tree[(row[node.feature] ?? 0) <= node.threshold ? node.left : node.right];
    }
    odds += node?.score ?? 0;
  }
  return 1 / (1 + Math.exp(-odds));
}
