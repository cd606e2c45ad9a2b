import {
  Schema,
  type DOMOutputSpec,
  type MarkSpec,
  type MarkType,
  type Node,
  type NodeSpec,
  type NodeType,
} from 'prosemirror-model';
import type { HeadingRole } from '../../../markdown/heading-roles.ts';

const attribute = (node: Node | { readonly attrs: Readonly<Record<string, unknown>> }, name: string): string =>
  String(node.attrs[name] ?? '');

const elementOf = (dom: HTMLElement | string): HTMLElement | null => (typeof dom === 'string' ? null : dom);

const heading: NodeSpec = {
  attrs: { level: { default: 4 }, role: { default: 'section' satisfies HeadingRole } },
  content: 'inline*',
  marks: '_',
  group: 'block',
  defining: true,
  parseDOM: [2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (dom) => ({
      level: Number(elementOf(dom)?.dataset['level'] ?? level),
      role: elementOf(dom)?.className.replace('nw-', '') ?? 'section',
    }),
  })),
  toDOM: (node): DOMOutputSpec => [
    `h${Math.max(Number(node.attrs['level']), 2)}`,
    { class: `nw-${attribute(node, 'role')}`, 'data-level': attribute(node, 'level') },
    0,
  ],
};

const bulletList: NodeSpec = {
  attrs: { marker: { default: '-' }, loose: { default: false } },
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag: 'ul' }],
  toDOM: () => ['ul', 0],
};

const orderedList: NodeSpec = {
  attrs: { start: { default: 1 }, marker: { default: '.' }, loose: { default: false } },
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: Number(elementOf(dom)?.getAttribute('start') ?? 1) }) }],
  toDOM: (node) => ['ol', { start: attribute(node, 'start') }, 0],
};

const table: NodeSpec = {
  /** The line under the head as it was written; empty for the usual one. */
  attrs: { delimiter: { default: '' } },
  content: 'table_row+',
  group: 'block',
  isolating: true,
  parseDOM: [{ tag: 'table' }],
  toDOM: () => ['div', { class: 'nw-table' }, ['table', ['tbody', 0]]],
};

const cell: NodeSpec = {
  attrs: { head: { default: false } },
  content: 'inline*',
  isolating: true,
  parseDOM: [
    { tag: 'td', attrs: { head: false } },
    { tag: 'th', attrs: { head: true } },
  ],
  toDOM: (node) => [node.attrs['head'] === true ? 'th' : 'td', 0],
};

/** What the editor shows and does not change: code, quotations, rules, raw markup. It can be taken out. */
const verbatimBlock: NodeSpec = {
  attrs: { raw: {} },
  group: 'block',
  atom: true,
  parseDOM: [{ tag: 'pre[data-raw]', getAttrs: (dom) => ({ raw: elementOf(dom)?.dataset['raw'] ?? '' }) }],
  toDOM: (node) => ['pre', { class: 'nw-verbatim', 'data-raw': attribute(node, 'raw') }, attribute(node, 'raw').trim()],
};

/** The same within a line: links, code, character references. */
const verbatim: NodeSpec = {
  attrs: { raw: {}, text: {} },
  group: 'inline',
  inline: true,
  atom: true,
  leafText: (node) => attribute(node, 'text'),
  parseDOM: [
    {
      tag: 'span[data-raw]',
      getAttrs: (dom) => ({ raw: elementOf(dom)?.dataset['raw'] ?? '', text: elementOf(dom)?.textContent ?? '' }),
    },
  ],
  toDOM: (node) => ['span', { 'data-raw': attribute(node, 'raw') }, attribute(node, 'text')],
};

const hardBreak: NodeSpec = {
  attrs: { raw: { default: '\n' } },
  group: 'inline',
  inline: true,
  selectable: false,
  leafText: () => '\n',
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
};

/**
 * Words that stood in the note when it was opened, and of which statement (-1 for none). They are written as they were, letter
 * for letter; `prefix` is the backslash that stood before each of them.
 */
const statement: MarkSpec = {
  attrs: { id: { default: -1 }, prefix: { default: '' } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'span[data-own]',
      getAttrs: (dom) => ({
        id: Number(elementOf(dom)?.dataset['own'] ?? -1),
        prefix: elementOf(dom)?.dataset['prefix'] ?? '',
      }),
    },
  ],
  toDOM: (mark) => ['span', { 'data-own': attribute(mark, 'id'), 'data-prefix': attribute(mark, 'prefix') }, 0],
};

/** Words of the clinician's. */
const typed: MarkSpec = {
  parseDOM: [{ tag: 'span.nw-typed' }],
  toDOM: () => ['span', { class: 'nw-typed' }, 0],
};

/** Words of a phrase that nobody has confirmed yet, and of which insertion. What is typed behind them is not part of it. */
const template: MarkSpec = {
  attrs: { id: { default: 0 } },
  inclusive: false,
  parseDOM: [
    { tag: 'span.nw-template', getAttrs: (dom) => ({ id: Number(elementOf(dom)?.dataset['template'] ?? 0) }) },
  ],
  toDOM: (mark) => ['span', { class: 'nw-template', 'data-template': attribute(mark, 'id') }, 0],
};

const emphasis = (tag: string, sign: string): MarkSpec => ({
  attrs: { sign: { default: sign } },
  parseDOM: [{ tag, getAttrs: (dom) => ({ sign: elementOf(dom)?.dataset['sign'] ?? sign }) }],
  toDOM: (mark) => [tag, { 'data-sign': attribute(mark, 'sign') }, 0],
});

/** A note as a document: what a clinical note is made of, and nothing else. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading,
    bullet_list: bulletList,
    ordered_list: orderedList,
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    table,
    table_row: { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
    table_cell: cell,
    verbatim_block: verbatimBlock,
    text: { group: 'inline' },
    verbatim,
    hard_break: hardBreak,
  },
  // The first one goes around the others: what is of one phrase is drawn as one.
  marks: { template, strong: emphasis('strong', '**'), em: emphasis('em', '*'), statement, typed },
});

type NodeName =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'table'
  | 'table_row'
  | 'table_cell'
  | 'verbatim_block'
  | 'verbatim'
  | 'hard_break';

/** A kind of node by its name. */
export const nodeType = (name: NodeName): NodeType => schema.nodes[name];
/** A kind of mark by its name. */
export const markType = (name: 'strong' | 'em' | 'statement' | 'typed' | 'template'): MarkType => schema.marks[name];
