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

/** The same trees in one row of numbers: for each node its feature, its threshold or score, and where its two sides stand. */
export interface FlatTrees {
  readonly start: number;
  readonly roots: readonly number[];
  readonly nodes: Float64Array;
}

const nodeWidth = 4;

/** Lays trees out flat, so that a row is judged without following objects. */
export function flattenTrees({ start, trees }: Trees): FlatTrees {
  const nodes = new Float64Array(nodeWidth * trees.reduce((sum, tree) => sum + tree.length, 0));
  const roots: number[] = [];
  let next = 0;
  for (const tree of trees) {
    const root = next;
    roots.push(root);
    for (const { feature, threshold, left, right, score } of tree) {
      nodes.set([feature, feature < 0 ? score : threshold, root + nodeWidth * left, root + nodeWidth * right], next);
      next += nodeWidth;
    }
  }
  return { start, roots, nodes };
}

/** How probable it is that a coder gives the code, from 0 to 1. */
export function judgeRow({ start, roots, nodes }: FlatTrees, row: Float64Array): number {
  let odds = start;
  for (const root of roots) {
    let at = root;
    let feature = nodes[at] ?? -1;
    while (feature >= 0) {
      at = nodes[at + ((row[feature] ?? 0) <= (nodes[at + 1] ?? 0) ? 2 : 3)] ?? 0;
      feature = nodes[at] ?? -1;
    }
    odds += nodes[at + 1] ?? 0;
  }
  return 1 / (1 + Math.exp(-odds));
}
