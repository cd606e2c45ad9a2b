import { parseSync } from 'rolldown/utils';

/** A node of a parsed module, with where it stands in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes in a field of a node: none, one or a list. */
export const nodesIn = (value: unknown): readonly Node[] => [value].flat().filter(isNode);

/** The statements of a module. */
export function parseModule(path: string, source: string): readonly Node[] {
  const { program, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const [first] = errors;
  if (first !== undefined) throw new Error(`${path}: ${first.message}`);
  return nodesIn((program as unknown as Node)['body']);
}

/** What a string is; null for any other node. */
export const stringOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

/** What an identifier, a key the last part of `a.b` and `a[b]`, or the first of `a ?? b` is called; null where it has no name. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'LogicalExpression') return nameOf(node['left']);
  return stringOf(node);
}
