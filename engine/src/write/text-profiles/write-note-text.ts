import { readNoteBlocks, type NoteBlock, type NoteItem } from '../note-blocks/read-note-blocks.ts';
import type { TextProfile } from './profiles.ts';
import { toAscii } from './to-ascii.ts';
import { wrapLine } from './wrap-lines.ts';

const oneLine = (text: string): string => text.replaceAll('\n', ' ');

function writeItem({ mark, text, depth }: NoteItem): string {
  const indent = '  '.repeat(depth);
  const lead = `${indent}${mark.startsWith('[') ? `- ${mark}` : mark} `;
  return lead + text.replaceAll('\n', `\n${' '.repeat(lead.length)}`);
}

/** A table of two columns reads "label: value"; a wider one names each value by its column. Empty cells are left out. */
function writeRow(columns: readonly string[], cells: readonly string[]): string {
  const values = cells.map(oneLine);
  if (columns.length <= 2) return values.filter((value) => value !== '').join(': ');
  const named = values.map((value, at) =>
    (columns[at] ?? '') === '' ? value : `${oneLine(columns[at] ?? '')}: ${value}`,
  );
  return named.filter((_, at) => values[at] !== '').join('; ');
}

function writeBlock(block: NoteBlock): string {
  if (block.kind === 'list') return block.items.map(writeItem).join('\n');
  if (block.kind !== 'table') return block.text;
  const rows = block.rows.map((cells) => writeRow(block.columns, cells)).filter((text) => text !== '');
  // A table without rows says what stands in its head.
  return rows.length > 0 ? rows.join('\n') : block.columns.filter((name) => name !== '').join(': ');
}

/** What a block stands close under: its heading, and the list that it goes on with. */
const standsClose = (before: NoteBlock | undefined, block: NoteBlock): boolean =>
  before?.kind === 'heading' ? block.kind !== 'heading' : before?.kind === 'list' && block.kind === 'list';

/**
 * A note, or a part of one, as the text that a record system takes: no mark of markdown is left, a table reads as "label: value"
 * lines, and every word stands in its order.
 * @param markdown As notes keep it (`message_content`), whole or a section of it
 */
export function writeNoteText(markdown: string, { lineWidth, lineEnd, asciiOnly }: TextProfile): string {
  let text = '';
  let before: NoteBlock | undefined;
  for (const block of readNoteBlocks(markdown)) {
    const written = writeBlock(block);
    if (written.trim() === '') continue;
    text += `${before === undefined ? '' : standsClose(before, block) ? '\n' : '\n\n'}${written}`;
    before = block;
  }
  const plain = text.replace(/[\u00a0\u2007\u202f\t]/g, ' ').replace(/[\u200b\u2060\ufeff]/g, '');
  const lines = (asciiOnly ? toAscii(plain) : plain).split('\n');
  return lines.map((line) => wrapLine(line.trimEnd(), lineWidth).replaceAll('\n', lineEnd)).join(lineEnd);
}
