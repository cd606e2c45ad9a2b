import { plainestParts } from '../tables/billable-in.ts';
import { codeWeights } from './code-weights.data.ts';
import type { CodeCounts, Link } from './counts.ts';
import type { TermFilter } from './read-words.ts';
import { flattenTrees, type FlatTrees, type TreeNode } from './trees.ts';

/** The data file as it is written; the model of it for tests. */
export interface PackedWeights {
  readonly documents: number;
  readonly start: number;
  /** `code,charts`, parted by spaces; categories likewise. */
  readonly codes: string;
  readonly categories: string;
  /** A line a term: its words, in how many charts (base 36), and `number of the code,charts[,sixths of likeness]` for each link. */
  readonly terms: string;
  /** A line a known term: its key, in how many charts, and in how many of them the code was given. */
  readonly known: string;
  /** A line a tree, in preorder: `feature<threshold`, its left side, its right side; a leaf is its score. */
  readonly trees: string;
}

/** The code of the newest table: what was counted under one that was split since is counted for the plainest of its parts. */
const codeOfToday = (code: string): string => plainestParts.get(code) ?? code;

const readCounts = (row: string): Map<string, number> =>
  new Map(
    row.split(' ').map((entry) => {
      const [code = '', count = '0'] = entry.split(',');
      return [codeOfToday(code), Number(count)];
    }),
  );

/** The key of a known term: its code and its words. */
function keyOfToday(key: string): string {
  const [code = '', ...words] = key.split(' ');
  return [codeOfToday(code), ...words].join(' ');
}

function readLink(entry: string, codes: readonly string[]): Link {
  const [code = '0', documents = '0', likeness = '0'] = entry.split(',');
  return {
    code: codes[Number.parseInt(code, 36)] ?? '',
    documents: Number.parseInt(documents, 36),
    likeness: Number(likeness) / 6,
  };
}

function readTree(line: string): TreeNode[] {
  const parts = line.split(' ');
  const tree: TreeNode[] = [];
  let next = 0;
  const grow = (): number => {
    const part = parts[next++] ?? '0';
    const at = tree.length;
    const cut = part.indexOf('<');
    if (cut < 0) {
      tree.push({ feature: -1, threshold: 0, left: -1, right: -1, score: Number(part) });
      return at;
    }
    const node = { feature: Number(part.slice(0, cut)), threshold: Number(part.slice(cut + 1)), score: 0 };
    tree.push({ ...node, left: -1, right: -1 });
    const left = grow();
    tree[at] = { ...node, left, right: grow() };
    return at;
  };
  grow();
  return tree;
}

export interface LearnedWeights {
  readonly counts: CodeCounts;
  readonly trees: FlatTrees;
  /** The terms that were counted. */
  readonly filter: TermFilter;
}

/** Reads packed weights. */
export function readWeights(packed: PackedWeights): LearnedWeights {
  const codes = readCounts(packed.codes);
  const names = [...codes.keys()];
  const words = new Set<string>();
  const inThree = new Set<string>();
  const terms = packed.terms.split('\n').map((line) => {
    const [key = '', documents = '0', links = ''] = line.split('|');
    const parts = key.split(' ');
    for (const word of parts) words.add(word);
    if (parts.length > 2) for (const word of parts) inThree.add(word);
    return [
      key,
      { documents: Number.parseInt(documents, 36), links: links.split(' ').map((entry) => readLink(entry, names)) },
    ] as const;
  });
  const known = packed.known.split('\n').map((line) => {
    const [key = '', documents = '0', coded = '0'] = line.split('|');
    return [keyOfToday(key), { documents: Number(documents), coded: Number(coded) }] as const;
  });
  const byKey = new Map(terms);
  return {
    filter: {
      has: (key) => byKey.has(key),
      hasWord: (word) => words.has(word),
      hasInThree: (word) => inThree.has(word),
    },
    counts: {
      documents: packed.documents,
      codes,
      categories: readCounts(packed.categories),
      terms: byKey,
      known: new Map(known),
    },
    trees: flattenTrees({ start: packed.start, trees: packed.trees.split('\n').map(readTree) }),
  };
}

let kept: LearnedWeights | null = null;

/** The weights that come with the product, read once. */
export const learnedWeights = (): LearnedWeights => (kept ??= readWeights(codeWeights));
