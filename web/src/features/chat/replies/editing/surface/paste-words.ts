import { Fragment, Slice, type Mark, type Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { markType, nodeType, schema } from '../document/schema.ts';

const entry = /^\s*(?:[-*+•]|\d{1,9}[.)])\s+/;

/**
 * Pasted text as the lines that it is: entries of lists where it says so, paragraphs else. Formatting of other programs is left out.
 * @param marks what its words are marked with
 */
export function toPasted(text: string, marks: readonly Mark[] = [markType('typed').create()]): Slice {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const words = (line: string): Node => schema.text(line, marks);
  const blocks: Node[] = [];
  for (const line of lines) {
    const isEntry = lines.length > 1 && entry.test(line) && line.replace(entry, '') !== '';
    const paragraph = nodeType('paragraph').create(null, words(isEntry ? line.replace(entry, '').trim() : line.trim()));
    const last = blocks.at(-1);
    if (!isEntry) blocks.push(paragraph);
    else {
      const item = nodeType('list_item').create(null, paragraph);
      if (last?.type === nodeType('bullet_list')) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
      else blocks.push(nodeType('bullet_list').create(null, item));
    }
  }
  if (lines.length === 1 && lines[0] !== undefined) return new Slice(Fragment.from(words(lines[0])), 0, 0);
  const isOpen = (block: Node | undefined): number => (block?.type === nodeType('paragraph') ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

/**
 * Puts what was pasted or dropped into the note, as plain text. The library's own way would read markup, for which the page's
 * policy of trusted types has no place.
 */
export function takeText(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  if (data === null || [...data.types].includes('Files')) return false;
  event.preventDefault();
  const text = data.getData('text/plain');
  if (text.trim() === '') return true;
  const { tr } = view.state;
  const isInCell = tr.selection.$from.parent.type === nodeType('table_cell');
  const slice = toPasted(isInCell ? text.replace(/\s*[\r\n]+\s*/g, ' ') : text);
  view.dispatch(tr.replaceSelection(slice).scrollIntoView());
  return true;
}
