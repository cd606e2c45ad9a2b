import type { PlacedStatement } from '@notewright/engine';
import type { MarkedToken, Token, Tokens } from 'marked';
import type { Node } from 'prosemirror-model';
import { readHeadingRoles, type HeadingRole } from '../../../markdown/heading-roles.ts';
import { lexReply, normaliseLineEnds } from '../../../markdown/lex-reply.ts';
import { cutMarks } from '../../../markdown/marks.ts';
import { createPlacer } from '../../../markdown/placer.ts';
import { readInline, type Reading } from './read-inline.ts';
import { nodeType, schema } from './schema.ts';

/** A statement of a note, with what a clinician made of it. */
export type NoteStatement = PlacedStatement & { readonly origin?: 'edited' | 'typed' | undefined };

/** One top-level piece as it was written, and the empty lines after it. */
export interface WrittenBlock {
  readonly node: Node;
  readonly raw: string;
  readonly gap: string;
}

/** A note that is edited: its document, and how each piece of it was written. */
export interface ReadNote {
  readonly markdown: string;
  readonly doc: Node;
  /** The empty lines before the first piece. */
  readonly lead: string;
  readonly blocks: readonly WrittenBlock[];
}

const verbatimBlock = (raw: string): Node => nodeType('verbatim_block').create({ raw: raw.replace(/\n+$/, '') });

function readItem(item: Tokens.ListItem, reading: Reading): Node {
  const blocks: Node[] = [];
  let line: Token[] = [];
  const endLine = (): void => {
    if (line.length > 0) blocks.push(nodeType('paragraph').create(null, readInline(line, reading)));
    line = [];
  };
  for (const token of item.tokens as MarkedToken[]) {
    if (token.type === 'text' || token.type === 'checkbox') line.push(token);
    else if (token.type !== 'space') {
      endLine();
      blocks.push(readBlock(token, reading, 'section'));
    }
  }
  endLine();
  if (blocks[0]?.type !== nodeType('paragraph')) blocks.unshift(nodeType('paragraph').create());
  return nodeType('list_item').create(null, blocks);
}

function readList(token: Tokens.List, reading: Reading): Node {
  const items = token.items.map((item) => readItem(item, reading));
  const loose = token.loose;
  if (!token.ordered) {
    const marker = /[-*+]/.exec(token.raw)?.[0] ?? '-';
    return nodeType('bullet_list').create({ marker, loose }, items);
  }
  const marker = /\d([.)])/.exec(token.raw)?.[1] ?? '.';
  const start = typeof token.start === 'number' ? token.start : 1;
  return nodeType('ordered_list').create({ start, marker, loose }, items);
}

const usualDelimiter = /^\|(?: --- \|)+$/;

function readTable(token: Tokens.Table, reading: Reading): Node {
  const row = (cells: readonly Tokens.TableCell[], head: boolean): Node =>
    nodeType('table_row').create(
      null,
      cells.map((cell) => nodeType('table_cell').create({ head }, readInline(cell.tokens, reading))),
    );
  const delimiter = token.raw.split('\n')[1] ?? '';
  const head = row(token.header, true);
  // Letters of the line under the head could be taken for words of the rows.
  const end = token.raw.indexOf('\n', token.raw.indexOf('\n') + 1);
  if (end > reading.placer.position()) reading.placer.skipTo(end);
  const rows = token.rows.map((cells) => row(cells, false));
  return nodeType('table').create({ delimiter: usualDelimiter.test(delimiter) ? '' : delimiter }, [head, ...rows]);
}

function readBlock(token: MarkedToken, reading: Reading, role: HeadingRole): Node {
  switch (token.type) {
    case 'heading':
      return nodeType('heading').create({ level: token.depth, role }, readInline(token.tokens, reading));
    case 'paragraph':
      return nodeType('paragraph').create(null, readInline(token.tokens, reading));
    case 'list':
      return readList(token, reading);
    case 'table':
      return readTable(token, reading);
    default:
      return verbatimBlock(token.raw);
  }
}

/**
 * Reads a note as a document that can be edited.
 * @param markdown as it is kept
 * @param statements placed in it, in reading order
 */
export function toDocument(markdown: string, statements: readonly NoteStatement[]): ReadNote {
  const normal = normaliseLineEnds(markdown);
  const placed = statements.map((one) => ({
    ...one,
    at: { start: normal.move(one.at.start), end: normal.move(one.at.end) },
  }));
  const isTyped = (id: number): boolean => statements[id]?.origin !== undefined;
  const lexed = lexReply(normal.text);
  const roleOf = readHeadingRoles(lexed);
  const blocks: WrittenBlock[] = [];
  let lead = '';
  for (const block of lexed) {
    const { raw } = block.token;
    const last = blocks.at(-1);
    if (block.token.type === 'space') {
      if (last === undefined) lead += raw;
      else blocks[blocks.length - 1] = { ...last, gap: last.gap + raw };
      continue;
    }
    const marks = cutMarks(placed, block.start, block.start + raw.length);
    const reading = { placer: createPlacer(raw, marks), marks, isTyped };
    const node = readBlock(block.token as MarkedToken, reading, roleOf(block));
    const gap = /\n*$/.exec(raw)?.[0] ?? '';
    blocks.push({ node, raw: raw.slice(0, raw.length - gap.length), gap });
  }
  const nodes = blocks.map(({ node }) => node);
  const doc = schema.node('doc', null, nodes.length === 0 ? [nodeType('paragraph').create()] : nodes);
  return { markdown, doc, lead, blocks };
}
