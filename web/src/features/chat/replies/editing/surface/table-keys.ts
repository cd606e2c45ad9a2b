import type { ResolvedPos } from 'prosemirror-model';
import { Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { nodeType } from '../document/schema.ts';

/** How deep the cell around a place lies; null outside of tables. */
function cellDepth($at: ResolvedPos): number | null {
  for (let depth = $at.depth; depth > 0; depth -= 1) if ($at.node(depth).type === nodeType('table_cell')) return depth;
  return null;
}

/** To the next cell or the one before; false at the ends of a table, where the key goes on to the page. */
const goToCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = cellDepth($from);
    if (depth === null) return false;
    const edge = step > 0 ? $from.after(depth) : $from.before(depth);
    const target = Selection.findFrom(state.doc.resolve(edge), step, true);
    const table = $from.before(depth - 2);
    const end = table + $from.node(depth - 2).nodeSize;
    if (target === null || target.from <= table || target.from >= end) return false;
    dispatch?.(state.tr.setSelection(target).scrollIntoView());
    return true;
  };

/** Enter in a table: a new row below the one it stands in. */
const addRow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = cellDepth($from);
  if (depth === null) return false;
  const width = $from.node(depth - 2).firstChild?.childCount ?? 1;
  const cells = Array.from({ length: width }, () => nodeType('table_cell').create());
  const at = $from.after(depth - 1);
  const tr = state.tr.insert(at, nodeType('table_row').create(null, cells));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView());
  return true;
};

/** Takes an empty row out, never the head; with the last row of two the table stays. */
const removeEmptyRow: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const depth = cellDepth($from);
  if (depth === null || !empty) return false;
  const row = $from.node(depth - 1);
  if (row.textContent !== '' || $from.index(depth - 2) === 0) return false;
  const at = $from.before(depth - 1);
  const tr = state.tr.delete(at, at + row.nodeSize);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at), -1)).scrollIntoView());
  return true;
};

const isAcrossCells = ({ selection: { $from, $to } }: EditorState): boolean => {
  const [first, last] = [cellDepth($from), cellDepth($to)];
  if (first === null || last === null) return false;
  return $from.before(first) !== $to.before(last) && $from.before(first - 2) === $to.before(last - 2);
};

/** Empties the cells of a selection over several; their columns stay. */
const emptyCells: Command = (state, dispatch) => {
  if (!isAcrossCells(state)) return false;
  const { from, to } = state.selection;
  const { tr } = state;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.type !== nodeType('table_cell')) return true;
    const [start, end] = [Math.max(from, at + 1), Math.min(to, at + 1 + node.content.size)];
    if (end > start) tr.delete(tr.mapping.map(start), tr.mapping.map(end));
    return false;
  });
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(from)))).scrollIntoView());
  return true;
};

const first =
  (...commands: readonly Command[]): Command =>
  (state, dispatch, view) =>
    commands.some((command) => command(state, dispatch, view));

/** The keys of tables. */
export const tableKeys: Readonly<Record<string, Command>> = {
  Tab: goToCell(1),
  'Shift-Tab': goToCell(-1),
  Enter: addRow,
  Backspace: first(emptyCells, removeEmptyRow),
  Delete: first(emptyCells, removeEmptyRow),
};
