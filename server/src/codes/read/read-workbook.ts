import { defineMessage } from '@notewright/engine/message';
import { ImportProblem } from '@notewright/engine/import-problem';
import { decodeReferences } from '../../documents/child/xml/xml-tags.ts';
import { unpacksTooLarge, type Archive } from './open-archive.ts';

/** Where every workbook keeps the list of its sheets (ECMA-376 part 1, 12.3.23). */
const workbookPart = 'xl/workbook.xml';
/** The longest row that is waited for; a table of codes has rows of a few hundred characters. */
const longestRow = 4 * 1024 * 1024;
const mostColumns = 256;
/**
 * What the text of a workbook, and the lines of its sheet, may come to. A text that is kept once can be named by every cell:
 * a few kilobytes of a file would be gigabytes, outside the heap that its thread may take.
 */
const mostText = 256 * 1024 * 1024;

/** True for an archive that is a workbook of Excel (.xlsx). */
export function isWorkbook(archive: Archive): boolean {
  return archive.names.includes(workbookPart);
}

/**
 * The first sheet of a workbook as lines with a tab between the cells. Numbers stand as they are kept; a day that Excel
 * shows as a date would be its number, but the publishers write days as digits (20260101).
 * @throws ImportProblem when the workbook is damaged
 */
export async function readFirstSheet(name: string, archive: Archive): Promise<Uint8Array> {
  const part = await findFirstSheet(name, archive);
  const shared = await readSharedStrings(name, archive);
  const lines: Buffer[] = [];
  let widest = 0;
  // Excel writes no empty cells behind the last full one; without them a row would seem cut off.
  const widen = (cells: readonly string[]): string => {
    widest = Math.max(widest, cells.length);
    return cells.join('\t') + '\t'.repeat(widest - cells.length);
  };
  let room = mostText;
  for await (const rows of readRows(name, archive.stream(part))) {
    for (const row of rows) {
      const line = Buffer.from(`${widen(readRow(name, row, shared))}\n`);
      room -= line.length;
      if (room < 0) throw unpacksTooLarge(name);
      lines.push(line);
    }
  }
  if (lines.length === 0)
    throw new ImportProblem(defineMessage('codes.emptySheet', 'The first sheet of {name} has no rows.', { name }));
  return Buffer.concat(lines);
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s(?:\\w{1,20}:)?${name}="([^"]{0,500})"`).exec(tag)?.[1] ?? null;

/** The opening tags of one name, without what is in them. */
function* tagsOf(xml: string, name: string): Generator<string> {
  for (let at = xml.indexOf(`<${name} `); at >= 0; at = xml.indexOf(`<${name} `, at + 1))
    yield xml.slice(at, xml.indexOf('>', at));
}

async function readText(name: string, archive: Archive, part: string): Promise<string> {
  const blocks: Uint8Array[] = [];
  let room = mostText;
  for await (const block of archive.stream(part)) {
    room -= block.length;
    if (room < 0) throw unpacksTooLarge(name);
    blocks.push(block);
  }
  return new TextDecoder().decode(Buffer.concat(blocks));
}

async function findFirstSheet(name: string, archive: Archive): Promise<string> {
  const [sheet = ''] = tagsOf(await readText(name, archive, workbookPart), 'sheet');
  const id = /\s\w{1,20}:id="([^"]{1,100})"/.exec(sheet)?.[1];
  const links = tagsOf(await readText(name, archive, 'xl/_rels/workbook.xml.rels'), 'Relationship');
  const target = [...links].find((tag) => attribute(tag, 'Id') === id);
  const path = target === undefined ? '' : (attribute(target, 'Target') ?? '');
  const part = path.startsWith('/') ? path.slice(1) : `xl/${path}`;
  if (!archive.names.includes(part))
    throw new ImportProblem(
      defineMessage('codes.workbookWithoutSheet', '{name} is a workbook without a sheet.', { name }),
    );
  return part;
}

/** Texts are kept once and named by their number; most sheets of the publishers keep all of theirs so. */
async function readSharedStrings(name: string, archive: Archive): Promise<readonly string[]> {
  const part = archive.names.find((one) => /(?:^|\/)sharedStrings\.xml$/i.test(one));
  if (part === undefined) return [];
  const xml = await readText(name, archive, part);
  const strings: string[] = [];
  for (let at = findTag(xml, 'si', 0); at >= 0; at = findTag(xml, 'si', at)) {
    const end = xml.indexOf('>', at);
    const close = xml[end - 1] === '/' ? end : xml.indexOf('</si>', end);
    strings.push(readTexts(xml.slice(end + 1, Math.max(end + 1, close))));
    at = close < 0 ? xml.length : close;
  }
  return strings;
}

/** Where an opening tag of a name begins, from `at` on; -1 when there is none. */
function findTag(xml: string, name: string, at: number): number {
  for (let start = xml.indexOf(`<${name}`, at); start >= 0; start = xml.indexOf(`<${name}`, start + 1)) {
    const after = xml[start + name.length + 1];
    if (after === '>' || after === '/' || after === ' ' || after === '\n' || after === '\r' || after === '\t')
      return start;
  }
  return -1;
}

/** All texts of a string in a row: one that is set in several typefaces is kept in pieces. */
function readTexts(xml: string): string {
  let text = '';
  for (let at = findTag(xml, 't', 0); at >= 0; at = findTag(xml, 't', at + 1)) {
    const start = xml.indexOf('>', at) + 1;
    if (xml[start - 2] === '/') continue;
    const end = xml.indexOf('</t>', start);
    if (end < 0) break;
    text += xml.slice(start, end);
  }
  return decodeReferences(text);
}

/** The rows of a sheet, a block at a time: a sheet of a hundred megabytes is never one string. */
async function* readRows(name: string, blocks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const block of blocks) {
    rest += decoder.decode(block, { stream: true });
    const end = rest.lastIndexOf('</row>');
    if (end < 0 && rest.length > longestRow) throw rowTooLong(name);
    if (end < 0) continue;
    const rows = rest.slice(0, end).split('</row>');
    rest = rest.slice(end + 6);
    yield rows.map((row) => row.slice(Math.max(0, findTag(row, 'row', 0))));
  }
}

function rowTooLong(name: string): ImportProblem {
  return new ImportProblem(
    defineMessage('codes.rowTooLongTable', '{name} has a row that is too long for a table.', { name }),
  );
}

/** `A` is 0, `Z` 25, `AA` 26. */
function columnOf(letters: string): number {
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}

function readRow(name: string, xml: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  let length = 0;
  for (let at = findTag(xml, 'c', 0); at >= 0; at = findTag(xml, 'c', at + 1)) {
    const tagEnd = xml.indexOf('>', at);
    const tag = xml.slice(at, tagEnd);
    const letters = /\sr="([A-Z]{1,3})\d/.exec(tag)?.[1];
    const column = letters === undefined ? cells.length : columnOf(letters);
    if (column >= mostColumns) break;
    while (cells.length < column) cells.push('');
    const close = tag.endsWith('/') ? tagEnd : xml.indexOf('</c>', tagEnd);
    const cell = readCell(tag, xml.slice(tagEnd + 1, Math.max(tagEnd + 1, close)), shared);
    length += cell.length;
    if (length > longestRow) throw rowTooLong(name);
    cells[column] = cell;
    at = Math.max(at, close);
  }
  return cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' '));
}

function readCell(tag: string, content: string, shared: readonly string[]): string {
  const type = /\st="(\w{1,20})"/.exec(tag)?.[1];
  if (type === 'inlineStr') return readTexts(content);
  const start = content.indexOf('<v>') + 3;
  const end = content.indexOf('</v>', start);
  if (start < 3 || end < 0) return '';
  const value = content.slice(start, end);
  return type === 's' ? (shared[Number(value)] ?? '') : decodeReferences(value);
}
