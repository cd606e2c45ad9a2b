import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { markType, nodeType } from '../document/schema.ts';
import { confirmAtCaret } from '../template/template-texts.ts';
import { tableKeys } from './table-keys.ts';

/** A heading like the last one before the caret; of a section where there is none. */
function headingLike(state: EditorState): { readonly level: number; readonly role: string } {
  let found = { level: 4, role: 'section' };
  state.doc.nodesBetween(0, state.selection.from, (node) => {
    if (node.type === nodeType('heading') && node.attrs['role'] !== 'title')
      found = { level: Number(node.attrs['level']), role: String(node.attrs['role']) };
    return node.type === nodeType('doc');
  });
  return found;
}

const isInside = (state: EditorState, name: 'heading' | 'bullet_list' | 'ordered_list' | 'table_cell'): boolean => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === nodeType(name)) return true;
  return false;
};

const toggleHeading: Command = (state, dispatch) =>
  isInside(state, 'heading')
    ? setBlockType(nodeType('paragraph'))(state, dispatch)
    : setBlockType(nodeType('heading'), headingLike(state))(state, dispatch);

const toggleList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) =>
    isInside(state, name)
      ? liftListItem(nodeType('list_item'))(state, dispatch)
      : wrapInList(nodeType(name))(state, dispatch);

/** What the tools of the editor do, each with whether it is on where the caret stands. */
export const tools = {
  strong: { run: toggleMark(markType('strong')), isOn: (state: EditorState) => hasMark(state, 'strong') },
  em: { run: toggleMark(markType('em')), isOn: (state: EditorState) => hasMark(state, 'em') },
  heading: { run: toggleHeading, isOn: (state: EditorState) => isInside(state, 'heading') },
  bullets: { run: toggleList('bullet_list'), isOn: (state: EditorState) => isInside(state, 'bullet_list') },
  numbers: { run: toggleList('ordered_list'), isOn: (state: EditorState) => isInside(state, 'ordered_list') },
  undo: { run: undo, isOn: () => false },
  redo: { run: redo, isOn: () => false },
} as const;

export type ToolName = keyof typeof tools;

function hasMark(state: EditorState, name: 'strong' | 'em'): boolean {
  const { empty, from, to, $from } = state.selection;
  if (!empty) return state.doc.rangeHasMark(from, to, markType(name));
  return (state.storedMarks ?? $from.marks()).some((mark) => mark.type === markType(name));
}

const item = nodeType('list_item');

/** The keys of the editor. Tab leaves it but in tables and lists, where it goes to the next cell and indents. */
export function editorKeys(done: () => void): Readonly<Record<string, Command>> {
  const end: Command = () => {
    done();
    return true;
  };
  const chain = (key: string, ...own: readonly Command[]): Command => {
    const table = tableKeys[key];
    const base = baseKeymap[key];
    return chainCommands(...(table ? [table] : []), ...own, ...(base ? [base] : []));
  };
  return {
    ...baseKeymap,
    Tab: chain('Tab', sinkListItem(item)),
    'Shift-Tab': chain('Shift-Tab', liftListItem(item)),
    Enter: chain('Enter', splitListItem(item)),
    Backspace: chain('Backspace', undoInputRule),
    Delete: chain('Delete'),
    'Mod-b': tools.strong.run,
    'Mod-i': tools.em.run,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Alt-Enter': confirmAtCaret,
    'Mod-Enter': end,
    Escape: end,
  };
}

/** What is typed at the head of a line and makes it a heading or a list. */
export const typingRules = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodeType('heading'), (match) => {
        const level = match[1]?.length ?? 4;
        return { level, role: level === 3 ? 'part' : level === 2 ? 'title' : 'section' };
      }),
      wrappingInputRule(/^[-*]\s$/, nodeType('bullet_list')),
      wrappingInputRule(/^(\d{1,3})\.\s$/, nodeType('ordered_list'), (match) => ({ start: Number(match[1]) })),
    ],
  });
