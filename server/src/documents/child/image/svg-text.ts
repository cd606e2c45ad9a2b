import {
  isElement,
  isHidden,
  parseTree,
  type TreeElement,
  type TreeNode,
  type TreeParent,
} from '../html/parse-tree.ts';

const unseen = new Set([
  'script',
  'style',
  'title',
  'desc',
  'metadata',
  'template',
  'clippath',
  'mask',
  'pattern',
  'marker',
  'symbol',
]);

/**
 * The words written in a drawing: one line for each text element, and for each span that is placed by itself.
 * @throws DocumentProblem file_too_complex
 */
export function svgText(source: string): string {
  const lines: string[] = [];
  walk(parseTree(source), lines, false);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function walk(parent: TreeParent, lines: string[], inText: boolean): void {
  for (const node of parent.childNodes) {
    if (inText && isText(node)) lines.push(`${lines.pop() ?? ''}${node.value}`);
    if (!isElement(node) || unseen.has(localName(node)) || isHidden(node)) continue;
    const name = localName(node);
    if (name === 'text' || name === 'foreignobject' || (inText && startsLine(node, name))) lines.push('');
    walk(node, lines, inText || name === 'text' || name === 'foreignobject');
    if (inText && name !== 'tspan' && name !== 'a') lines.push('');
  }
}

/** A span with a position of its own; inside a foreign object, any block. */
function startsLine(element: TreeElement, name: string): boolean {
  if (name === 'tspan') return element.attrs.some(({ name: key }) => key === 'x' || key === 'y' || key === 'dy');
  return ['div', 'p', 'br', 'li', 'tr', 'h1', 'h2', 'h3'].includes(name);
}

function localName(element: TreeElement): string {
  return element.tagName.slice(element.tagName.indexOf(':') + 1).toLowerCase();
}

function isText(node: TreeNode): node is Extract<TreeNode, { value: string }> {
  return node.nodeName === '#text';
}
