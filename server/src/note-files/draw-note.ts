import type { NoteBlock, NoteItem } from '@notewright/engine/note-text';
import type { SetLine } from '../typefaces/set-runs.ts';
import { pagePlaces, type NotePaper } from './note-paper.ts';
import { leading, NoteSheet, place, styles, width, type Document, type Structure } from './note-sheet.ts';

const indent = 16;
const gap = 6;
/** A heading stands on the page of what it is over: so much room below it. */
const keptBelow = 3 * leading;

/** Draws all pages of a note, a part at a time, so that other people's requests are answered in between. */
export async function drawNotePages(document: Document, paper: NotePaper): Promise<void> {
  const sheet = new NoteSheet(document);
  await drawHead(sheet, paper);
  for (const block of paper.blocks) await drawBlock(sheet, block);
  sheet.root.end();
  drawEdges(sheet, paper);
}

async function drawHead(sheet: NoteSheet, { organization, states }: NotePaper): Promise<void> {
  sheet.y += 8;
  if (organization !== null) {
    await sheet.lines(sheet.open('P'), await sheet.wrap(organization, styles.letterhead, width), styles.letterhead);
    sheet.y += gap;
  }
  for (const state of states)
    await sheet.lines(sheet.open('P'), await sheet.wrap(state, styles.strong, width), styles.strong);
  drawRule(sheet);
  sheet.y += 2 * gap;
}

function drawRule(sheet: NoteSheet): void {
  const y = sheet.y - leading + gap;
  sheet.artifact(() => {
    sheet.document.moveTo(place.left, y).lineTo(place.right, y).lineWidth(0.6).strokeColor('#cfc7b6').stroke();
  });
}

async function drawBlock(sheet: NoteSheet, block: NoteBlock): Promise<void> {
  if (block.kind === 'heading') return drawHeading(sheet, block);
  if (block.kind === 'list') await drawList(sheet, block.items);
  else if (block.kind === 'table') await drawTable(sheet, [block.columns, ...block.rows]);
  else await sheet.lines(sheet.open('P'), await sheet.wrap(block.text, styles.text, width), styles.text);
  sheet.y += gap;
}

/** The title of a note is a second heading of markdown, and the first of its pages. */
async function drawHeading(sheet: NoteSheet, { level, text }: Extract<NoteBlock, { kind: 'heading' }>): Promise<void> {
  const at = Math.min(Math.max(level - 2, 0), styles.headings.length - 1);
  const style = styles.headings[at] ?? styles.strong;
  sheet.y += gap;
  sheet.makeRoom(keptBelow + style.size);
  await sheet.lines(sheet.open(`H${at + 1}`), await sheet.wrap(text, style, width), style);
  sheet.y += gap / 2;
}

async function drawList(sheet: NoteSheet, items: readonly NoteItem[]): Promise<void> {
  const list = sheet.open('L');
  for (const { mark, text, depth } of items) {
    const x = place.left + indent * Math.min(depth, 8);
    const [label] = await sheet.wrap(mark === '-' ? '•' : mark, styles.text, width);
    const body = x + Math.max(indent, mark.length * 7);
    const lines = await sheet.wrap(text, styles.text, place.right - body);
    sheet.makeRoom(0);
    const item = sheet.open('LI', list);
    const labelled = sheet.open('Lbl', item);
    if (label) sheet.line(labelled, label, styles.text, x);
    labelled.end();
    await sheet.lines(sheet.open('LBody', item), lines, styles.text, body);
    item.end();
  }
  list.end();
}

/** Columns by their longest words: none narrower than half of an even share. */
function columnsOf(rows: readonly (readonly string[])[], count: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, at) =>
    Math.sqrt(Math.max(1, ...rows.slice(0, 200).map((cells) => (cells[at] ?? '').length))),
  );
  const whole = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => (width / 2) * (one / whole + 1 / count));
}

async function drawTable(sheet: NoteSheet, rows: readonly (readonly string[])[]): Promise<void> {
  const count = rows.slice(0, 1000).reduce((most, cells) => Math.max(most, cells.length), 1);
  const columns = columnsOf(rows, count);
  const table = sheet.open('Table');
  for (const [at, cells] of rows.entries()) {
    const style = at === 0 ? styles.strong : styles.text;
    const wrapped: (readonly SetLine[])[] = [];
    for (let column = 0; column < count; column += 1)
      wrapped.push(await sheet.wrap(cells[column] ?? '', style, (columns[column] ?? width) - gap));
    drawRow(sheet, table, { wrapped, columns, isHead: at === 0 });
  }
  table.end();
}

interface TableRow {
  readonly wrapped: readonly (readonly SetLine[])[];
  readonly columns: readonly number[];
  readonly isHead: boolean;
}

/** Line by line over all cells, so that a row may be longer than a page. */
function drawRow(sheet: NoteSheet, table: Structure, { wrapped, columns, isHead }: TableRow): void {
  const row = sheet.open('TR', table);
  const cells = wrapped.map(() => sheet.open(isHead ? 'TH' : 'TD', row));
  const height = Math.max(1, ...wrapped.map((lines) => lines.length));
  for (let at = 0; at < height; at += 1) {
    sheet.makeRoom(0);
    let x: number = place.left;
    for (const [column, lines] of wrapped.entries()) {
      const [line, cell] = [lines[at], cells[column]];
      if (line && cell) sheet.line(cell, line, isHead ? styles.strong : styles.text, x);
      x += columns[column] ?? 0;
    }
    sheet.y += leading;
  }
  for (const cell of cells) cell.end();
  row.end();
  drawRule(sheet);
  sheet.y += gap / 2;
}

/** The state at the foot of every page and at the head of each further one, where the first has it in its words. */
function drawEdges(sheet: NoteSheet, { organization, states, pageWords }: NotePaper): void {
  const { document, setter } = sheet;
  const { start, count } = document.bufferedPageRange();
  const state = states.join('; ');
  const head = organization === null ? state : `${organization}: ${state}`;
  const draw = (
    text: string,
    at: { readonly x: number; readonly y: number; readonly end?: boolean },
    room: number,
  ): void => {
    for (const [index, line] of setter.wrap(text, styles.small, room, 2).entries())
      setter.draw(line, styles.small, { ...at, y: at.y + index * 11 });
  };
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    sheet.artifact(() => {
      if (page > start) draw(head, { x: place.left, y: place.top - 10 }, width);
      draw(state, { x: place.left, y: place.foot }, width - 100);
      const numbered = pageWords.replace(pagePlaces.page, String(page + 1)).replace(pagePlaces.count, String(count));
      draw(numbered, { x: place.right, y: place.foot, end: true }, 100);
    });
  }
}
