import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice, type Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { toDocument, type NoteStatement, type ReadNote } from '../document/to-document.ts';
import { writePieces } from '../document/write-document.ts';
import { editorKeys, typingRules } from './commands.ts';
import { statementPlaces } from './statement-places.ts';
import { broughtIn, typedWords } from './typed-words.ts';

/**
 * The state that a note is edited from.
 * @param read the note, read with its statements
 * @param done what Escape and Ctrl+Enter do
 */
export function openState(read: ReadNote, statements: readonly NoteStatement[], done: () => void): EditorState {
  return EditorState.create({
    doc: read.doc,
    plugins: [typingRules(), keymap(editorKeys(done)), history(), typedWords(), statementPlaces(read.doc, statements)],
  });
}

/** How many pieces at the beginning, or at the end, are the same. */
function countSame(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && a[count] === b[count]) count += 1;
  return count;
}

const sizeOf = (doc: Node, from: number, to: number): number => {
  let size = 0;
  for (let index = from; index < to; index += 1) size += doc.child(index).nodeSize;
  return size;
};

/**
 * A change that puts another text in place of the pieces that differ from it, and can be undone; null where nothing does.
 * @param read the note as it was opened
 */
export function changeTo(state: EditorState, read: ReadNote, markdown: string): Transaction | null {
  const { doc } = state;
  const next = toDocument(markdown, []).doc;
  const before = writePieces(doc, read);
  const after = writePieces(next, read);
  const head = countSame(before, after);
  const tail = countSame(before.slice(head).reverse(), after.slice(head).reverse());
  if (head + tail >= before.length && before.length === after.length) return null;
  const from = sizeOf(doc, 0, head);
  const to = doc.content.size - sizeOf(doc, doc.childCount - tail, doc.childCount);
  const nextTo = next.content.size - sizeOf(next, next.childCount - tail, next.childCount);
  return state.tr
    .replace(from, to, new Slice(next.slice(sizeOf(next, 0, head), nextTo).content, 0, 0))
    .setMeta(broughtIn, true);
}
