import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { toDocument, type NoteStatement } from '../document/to-document.ts';
import { markType } from '../document/schema.ts';

const key = new PluginKey<DecorationSet>('statement-places');

/** Whether a note holds what the source does not, and nobody stands by it. */
export const isUnsupported = (
  one: Pick<NoteStatement, 'support'> & { readonly confirmed?: string | undefined },
): boolean => one.support === 'unsupported' && one.confirmed === undefined;

/**
 * Where each statement of a kept note stands in its document.
 * @param read the kept note, read with these statements
 * @param doc the document as it is now
 */
function place(read: Node, statements: readonly NoteStatement[], doc: Node): DecorationSet {
  // Only a document of the same letters has its statements at the same places.
  if (read.content.size !== doc.content.size) return DecorationSet.empty;
  const decorations: Decoration[] = [];
  read.descendants((node, at) => {
    const id = Number(markType('statement').isInSet(node.marks)?.attrs['id'] ?? -1);
    const statement = statements[id];
    if (!node.isInline || statement === undefined) return;
    const attributes = isUnsupported(statement) ? { class: 'nw-statement-unsupported' } : {};
    decorations.push(Decoration.inline(at, at + node.nodeSize, attributes, { statement: id }));
  });
  return DecorationSet.create(doc, decorations);
}

/** Keeps where the statements stand that the server placed last: at first those that `read` was read with. */
export const statementPlaces = (read: Node, statements: readonly NoteStatement[]): Plugin =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, state) => place(read, statements, state.doc),
      apply: (tr, places) => (tr.getMeta(key) as DecorationSet | undefined) ?? places.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => key.getState(state) },
  });

/** The state with the statements of an answer, where the document is still what was answered. */
export function placeAgain(state: EditorState, markdown: string, statements: readonly NoteStatement[]): EditorState {
  const places = place(toDocument(markdown, statements).doc, statements, state.doc);
  return state.apply(state.tr.setMeta(key, places).setMeta('addToHistory', false));
}

/** The number of the statement that the caret stands in; null for none. */
export function statementAtCaret(state: EditorState): number | null {
  const { from, empty } = state.selection;
  const found = empty ? key.getState(state)?.find(from, from)[0] : undefined;
  const spec = found?.spec as { readonly statement?: number } | undefined;
  return spec?.statement ?? null;
}
