import type { NoteBlock, NoteItem } from '../write/note-blocks/read-note-blocks.ts';

const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as XHTML has them; signs that XML cannot hold are left out. */
const escapeXml = (text: string): string =>
  text
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/[&<>"]/g, (sign) => references[sign] ?? sign);

const withBreaks = (text: string): string => escapeXml(text).replaceAll('\n', '<br/>');

/** Items keep the marks that say something: numbers and boxes. */
const itemOf = ({ mark, text, depth }: NoteItem): string => {
  const indent = '\u00a0\u00a0'.repeat(depth);
  return `<li>${indent}${mark === '-' ? '' : `${escapeXml(mark)} `}${withBreaks(text)}</li>`;
};

const rowOf = (cells: readonly string[], name: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${name}>${withBreaks(cell)}</${name}>`).join('')}</tr>`;

function blockOf(block: NoteBlock): string {
  if (block.kind === 'list') return `<ul>${block.items.map(itemOf).join('')}</ul>`;
  if (block.kind === 'table')
    return `<table><thead>${rowOf(block.columns, 'th')}</thead><tbody>${block.rows.map((cells) => rowOf(cells, 'td')).join('')}</tbody></table>`;
  return block.kind === 'heading' ? `<h3>${withBreaks(block.text)}</h3>` : `<p>${withBreaks(block.text)}</p>`;
}

/**
 * Blocks of a note as the narrative of a resource.
 * @param otherwise What stands there where the blocks say nothing: a narrative is never empty
 */
export function writeNarrative(blocks: readonly NoteBlock[], otherwise: string): { status: 'additional'; div: string } {
  const inside = blocks.map(blockOf).join('');
  const isEmpty = inside.replace(/<[^>]*>/g, '').trim() === '';
  const div = isEmpty ? `<p>${escapeXml(otherwise).trim() || '-'}</p>` : inside;
  return { status: 'additional', div: `<div xmlns="http://www.w3.org/1999/xhtml">${div}</div>` };
}
