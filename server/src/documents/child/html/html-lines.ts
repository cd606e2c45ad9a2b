import { raiseFigures } from '../raised-text.ts';
import { LineWriter } from './line-writer.ts';
import {
  attributeOf,
  isElement,
  isHidden,
  parseTree,
  type TreeElement,
  type TreeNode,
  type TreeParent,
} from './parse-tree.ts';

const unseen = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'iframe',
  'object',
  'audio',
  'video',
  'datalist',
]);

/** Elements that stand on lines of their own. */
const blocks = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'header hgroup html legend main nav option optgroup p pre search section select summary textarea'
  ).split(' '),
);

/** Blocks that are separated by a blank line. */
const spaced = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'hr',
  'blockquote',
  'pre',
  'section',
  'article',
]);

interface Walk {
  out: LineWriter;
  preformatted: boolean;
}

/**
 * What a reader of the page sees, line by line: lists with markers, table rows as one line with tabs between cells,
 * script, style and hidden elements left out.
 * @throws DocumentProblem file_too_complex
 */
export function htmlToLines(source: string): string[] {
  const out = new LineWriter();
  walkChildren(parseTree(source), { out, preformatted: false });
  return out.finish();
}

function walkChildren(parent: TreeParent, walk: Walk): void {
  for (const node of parent.childNodes) walkNode(node, walk);
}

function walkNode(node: TreeNode, walk: Walk): void {
  if (node.nodeName === '#text' && 'value' in node) {
    if (walk.preformatted) walk.out.addPreformatted(node.value);
    else walk.out.addText(node.value);
  } else if (isElement(node) && !unseen.has(node.tagName) && !isHidden(node)) {
    walkElement(node, walk);
  }
}

function walkElement(element: TreeElement, walk: Walk): void {
  const { out } = walk;
  const tag = element.tagName;
  if (tag === 'br') return out.breakLine();
  if (tag === 'hr') return out.separate();
  if (tag === 'sup') return out.addText(raiseFigures(inlineText(element)));
  if (tag === 'input') return out.addText(inputText(element));
  if (tag === 'table') return writeTable(element, walk);
  if (tag === 'ul' || tag === 'ol') return writeList(element, walk);
  const block = blocks.has(tag) || spaced.has(tag);
  if (block) out.endBlock();
  walkChildren(element, { out, preformatted: walk.preformatted || tag === 'pre' || tag === 'textarea' });
  if (spaced.has(tag)) out.separate();
  else if (block) out.endBlock();
}

/** The words of an element that stands within a line. */
function inlineText(element: TreeElement): string {
  const out = new LineWriter();
  walkChildren(element, { out, preformatted: false });
  return out.finish().join(' ');
}

/** What a form field shows. */
function inputText(element: TreeElement): string {
  const type = (attributeOf(element, 'type') ?? 'text').toLowerCase();
  if (type === 'checkbox' || type === 'radio') return attributeOf(element, 'checked') === null ? ' [ ] ' : ' [x] ';
  return type === 'hidden' || type === 'password' ? '' : ` ${attributeOf(element, 'value') ?? ''} `;
}

function writeList(list: TreeElement, walk: Walk): void {
  const { out } = walk;
  const nested = hasAncestor(list, 'li');
  out.endBlock();
  if (nested) out.deepen('  ');
  let number = Number.parseInt(attributeOf(list, 'start') ?? '1', 10) || 1;
  for (const child of list.childNodes) {
    if (isElement(child) && child.tagName === 'li' && !isHidden(child)) {
      out.startItem(list.tagName === 'ol' ? `${number}.` : '-');
      number += 1;
      walkChildren(child, walk);
      out.endItem();
    } else {
      walkNode(child, walk);
    }
  }
  if (nested) out.shallow('  ');
  else out.separate();
}

function hasAncestor(element: TreeElement, tag: string): boolean {
  for (let at = element.parentNode; at !== null && 'tagName' in at; at = at.parentNode)
    if (at.tagName === tag) return true;
  return false;
}

function writeTable(table: TreeElement, walk: Walk): void {
  walk.out.endBlock();
  for (const child of table.childNodes) writeTablePart(child, walk);
  walk.out.separate();
}

function writeTablePart(node: TreeNode, walk: Walk): void {
  if (!isElement(node) || isHidden(node)) return;
  if (node.tagName === 'tr') writeRow(node, walk);
  else if (node.tagName === 'caption') walkNode(node, walk);
  else for (const child of node.childNodes) writeTablePart(child, walk);
}

/**
 * One line with tabs, as long as the cells hold values; cells that hold whole passages (tables used for layout)
 * follow one another instead.
 */
function writeRow(row: TreeElement, walk: Walk): void {
  const cells = row.childNodes.filter((node): node is TreeElement => isElement(node) && !isHidden(node));
  const texts = cells.map((cell) => {
    const out = new LineWriter();
    walkChildren(cell, { out, preformatted: walk.preformatted });
    return out.finish();
  });
  const longestCell = 8;
  const filled = texts.filter((lines) => lines.length > 0);
  if (filled.length <= 1 || filled.some((lines) => lines.length > longestCell)) {
    for (const lines of filled) walk.out.addLines(lines);
    return;
  }
  walk.out.addLines([texts.map((lines) => lines.filter((line) => line !== '').join(' ')).join('\t')]);
}
