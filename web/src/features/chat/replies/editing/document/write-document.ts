import type { Node } from 'prosemirror-model';
import { toDocument, type ReadNote, type WrittenBlock } from './to-document.ts';
import { markType, nodeType } from './schema.ts';
import { writeInline, type Care } from './write-inline.ts';

const indent = (text: string, width: number): string => text.replaceAll('\n', `\n${' '.repeat(width)}`);

function writeItem(item: Node, marker: string, care: Care): string {
  const parts: string[] = [];
  item.forEach((block) => parts.push(writeBlock(block, care)));
  const [first = '', ...rest] = parts;
  const below = rest
    .filter((part) => part !== '')
    .map((part, index) => {
      const isList = item.child(index + 1).type.name.endsWith('_list');
      return (isList ? '\n' : '\n\n') + part;
    });
  const body = first + below.join('');
  return body.trim() === '' ? '' : marker + indent(body, marker.length);
}

function writeList(list: Node, care: Care): string {
  const isOrdered = list.type === nodeType('ordered_list');
  const { start, marker, loose } = list.attrs as { start?: number; marker: string; loose: boolean };
  const items: string[] = [];
  list.forEach((item) => {
    const mark = isOrdered ? `${(start ?? 1) + items.length}${marker} ` : `${marker} `;
    const written = writeItem(item, mark, care);
    if (written !== '') items.push(written);
  });
  return items.join(loose ? '\n\n' : '\n');
}

/** A pipe within a cell always has its backslash. */
const writeCell = (cell: Node, care: Care): string =>
  writeInline(cell, care, false)
    .replaceAll('\n', ' ')
    .replace(/(\\*)\|/g, (whole, slashes: string) => (slashes.length % 2 === 1 ? whole : `${slashes}\\|`));

function writeTable(table: Node, care: Care): string {
  const width = table.firstChild?.childCount ?? 1;
  const rows: string[] = [];
  table.forEach((row) => {
    const cells: string[] = [];
    row.forEach((cell) => cells.push(writeCell(cell, care)));
    while (cells.length < width) cells.push('');
    rows.push(`| ${cells.slice(0, width).join(' | ')} |`);
  });
  const delimiter = String(table.attrs['delimiter']) || `|${' --- |'.repeat(width)}`;
  return [rows[0], delimiter, ...rows.slice(1)].join('\n');
}

function writeBlock(block: Node, care: Care): string {
  switch (block.type.name) {
    case 'heading': {
      const words = writeInline(block, care, false).replaceAll('\n', ' ');
      return words === '' ? '' : `${'#'.repeat(Number(block.attrs['level']))} ${words}`;
    }
    case 'paragraph':
      return writeInline(block, care, true);
    case 'bullet_list':
    case 'ordered_list':
      return writeList(block, care);
    case 'table':
      return writeTable(block, care);
    default:
      return String(block.attrs['raw']);
  }
}

interface Shape {
  readonly type: string;
  readonly level?: unknown;
  readonly inside: readonly (Shape | readonly [text: string, strong: boolean, em: boolean])[];
}

/** What a reader sees of a piece: whose words they are, and how they were written, left out. */
function shapeOf(node: Node): Shape {
  const inside: (Shape | readonly [string, boolean, boolean])[] = [];
  node.forEach((child) => {
    if (!child.isInline) {
      inside.push(shapeOf(child));
      return;
    }
    const text = child.isText ? (child.text ?? '') : (child.type.spec.leafText?.(child) ?? '');
    const has = (name: 'strong' | 'em'): boolean => markType(name).isInSet(child.marks) !== undefined;
    const [strong, em] = [has('strong'), has('em')];
    const last = inside.at(-1);
    if (Array.isArray(last) && last[1] === strong && last[2] === em)
      inside[inside.length - 1] = [last[0] + text, strong, em];
    else inside.push([text, strong, em]);
  });
  return { type: node.type.name, level: node.attrs['level'], inside };
}

/** Blanks that no reader sees are no difference, nor is which side of a mark's border they stand on. */
const sayShape = (node: Node): string => JSON.stringify(shapeOf(node)).replace(/(?:\\n|\s|\u00a0)+/g, '');

/** True where a piece, read again, is what was written. */
function isReadBack(block: Node, written: string): boolean {
  const { doc } = toDocument(written, []);
  return doc.childCount === 1 && sayShape(doc.child(0)) === sayShape(block);
}

function writeCarefully(block: Node): string {
  for (const care of ['kept', 'escaped'] as const) {
    const written = writeBlock(block, care);
    if (written === '' || isReadBack(block, written)) return written;
  }
  return writeBlock(block, 'plain');
}

/** Remembers what was made of a piece: all but the one that is typed in are the same from one save to the next. */
function remember<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { readonly value: Made }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** A piece as markdown that is read back as it is; where that cannot be, its words without emphasis. */
const writeChecked = remember(writeCarefully);

/** What tells a piece from others, with how its words were written; which statement they are of does not. */
const keyOf = remember((node: Node): string =>
  JSON.stringify(node.toJSON(), (key, value: unknown) => {
    if (key === 'role' || key === 'id') return undefined;
    return key === 'marks' && Array.isArray(value)
      ? value.filter((mark: { type: string }) => mark.type !== 'typed' && mark.type !== 'template')
      : value;
  }),
);

const isSameList = (a: Node | null, b: Node): boolean =>
  a !== null && a.type === b.type && (b.type === nodeType('bullet_list') || b.type === nodeType('ordered_list'));

const placesOf = remember((read: ReadNote): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  read.blocks.forEach(({ node }, index) => {
    const key = keyOf(node);
    const known = places.get(key);
    if (known === undefined) places.set(key, [index]);
    else known.push(index);
  });
  return places;
});

/** Finds the pieces of a document that nobody touched, each as it was written. */
function findWritten(read: ReadNote): (node: Node) => number | null {
  const places = placesOf(read);
  let next = 0;
  return (node) => {
    const found = places.get(keyOf(node));
    const index = found?.find((one) => one >= next) ?? found?.[0] ?? null;
    if (index !== null) next = index + 1;
    return index;
  };
}

const hasOneTouched = (before: number | null, now: number | null): boolean => (before === null) !== (now === null);

/** The empty lines between a touched piece and its untouched neighbour, as they stood beside the neighbour. */
function gapBeside(read: ReadNote, before: number | null, now: number | null): string {
  const gap = read.blocks[before ?? (now ?? 0) - 1]?.gap ?? '';
  return gap.includes('\n\n') ? gap : '\n\n';
}

/**
 * A document as markdown. Pieces that nobody touched stand as they were written, byte for byte; in the others, so do the words
 * that stood there before.
 * @param read the note as it was opened
 */
export function writeNote(doc: Node, read: ReadNote): string {
  if (doc.eq(read.doc)) return read.markdown;
  const find = findWritten(read);
  let text = '';
  let before: { readonly node: Node; readonly index: number | null; readonly block: WrittenBlock | undefined } | null =
    null;
  doc.forEach((node) => {
    const index = find(node);
    const block = index === null ? undefined : read.blocks[index];
    const written = block?.raw ?? writeChecked(node);
    if (written === '') return;
    if (before === null) text += index === 0 ? read.lead : '';
    else if (index !== null && before.index === index - 1) text += before.block?.gap ?? '\n\n';
    else if (!isSameList(before.node, node) && hasOneTouched(before.index, index))
      text += gapBeside(read, before.index, index);
    else text += isSameList(before.node, node) ? '\n' : '\n\n';
    text += written;
    before = { node, index, block };
  });
  const last = before as { readonly index: number | null; readonly block: WrittenBlock | undefined } | null;
  const endGap = read.blocks.at(-1)?.gap ?? '';
  return last?.index === read.blocks.length - 1 ? text + endGap : text;
}

/** Each piece of a document as it is written in it. */
export function writePieces(doc: Node, read: ReadNote): readonly string[] {
  const find = findWritten(read);
  const pieces: string[] = [];
  doc.forEach((node) => {
    const index = find(node);
    pieces.push((index === null ? undefined : read.blocks[index]?.raw) ?? writeChecked(node));
  });
  return pieces;
}

/** The same with every piece written again: what the writer itself makes of a note. */
export function writeAgain(doc: Node): string {
  const parts: string[] = [];
  doc.forEach((node) => parts.push(writeChecked(node)));
  return parts.filter((part) => part !== '').join('\n\n');
}
