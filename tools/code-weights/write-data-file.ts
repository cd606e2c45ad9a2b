import type { TreeNode } from '../../engine/src/codes/learned/trees.ts';
import type { Learned } from './learn.ts';

const short = (value: number): string => String(Number(value.toPrecision(4)));

/** Five figures, rounded up: what was at most the threshold stays so. */
function atLeast(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 4);
  return String(Number((Math.ceil(value / unit) * unit).toPrecision(6)));
}

function packNode(tree: readonly TreeNode[], at: number): string {
  const node = tree[at];
  if (!node || node.feature < 0) return short(node?.score ?? 0);
  return `${node.feature}<${atLeast(node.threshold)} ${packNode(tree, node.left)} ${packNode(tree, node.right)}`;
}

function packTerms({ counts }: Learned, numbers: ReadonlyMap<string, number>): string {
  return [...counts.terms]
    .map(([key, { documents, links }]) => {
      const packed = links.map(
        ({ code, documents: count, likeness }) =>
          `${(numbers.get(code) ?? 0).toString(36)},${count.toString(36)}${likeness > 0 ? `,${Math.round(likeness * 6)}` : ''}`,
      );
      return `${key}|${documents.toString(36)}|${packed.join(' ')}`;
    })
    .sort()
    .join('\n');
}

/** The source text of the data file. */
export function writeDataFile(learned: Learned): string {
  const { counts, trees } = learned;
  const codes = [...counts.codes].sort(([a], [b]) => (a < b ? -1 : 1));
  const numbers = new Map(codes.map(([code], at) => [code, at]));
  const known = [...counts.known].map(([key, { documents, coded }]) => `${key}|${documents}|${coded}`).sort();
  const rows: Record<string, string> = {
    codes: codes.map(([code, count]) => `${code},${count}`).join(' '),
    categories: [...counts.categories]
      .map(([code, count]) => `${code},${count}`)
      .sort()
      .join(' '),
    terms: packTerms(learned, numbers),
    known: known.join('\n'),
    trees: trees.trees.map((tree) => packNode(tree, 0)).join('\n'),
  };
  return [
    '// Made by tools/train-code-weights.ts from the training part of CodiEsp (Miranda-Escalada et al., 2020, CC BY 4.0). Holds how',
    '// often terms of one to three words and codes stand together, and the trees that weigh them; no text of a document.',
    '',
    '/** What was learned of which words are coded how (see read-weights.ts for how it is written). */',
    'export const codeWeights = {',
    `  documents: ${counts.documents},`,
    `  start: ${short(trees.start)},`,
    ...Object.entries(rows).map(([name, row]) => `  ${name}: ${JSON.stringify(row)},`),
    '} as const;',
    '',
  ].join('\n');
}
