import { undo } from 'prosemirror-history';
import { TextSelection, type Command, type EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { markType, nodeType } from '../document/schema.ts';
import { toDocument, type ReadNote } from '../document/to-document.ts';
import { writeNote } from '../document/write-document.ts';
import { editorKeys } from './commands.ts';
import { changeTo, openState } from './editor-state.ts';
import { toPasted } from './paste-words.ts';
import { placeAgain, statementAtCaret } from './statement-places.ts';

const markdown = '## Note\n\nPain 6/10. No fever.\n\n- one\n- two\n\n| Drug | Dose |\n| --- | --- |\n| a | b |';
const sentence = { text: 'Pain 6/10.', at: { start: 9, end: 19 }, sources: [], support: 'supported' as const };

const open = (): { read: ReadNote; state: EditorState } => {
  const read = toDocument(markdown, [sentence]);
  return { read, state: openState(read, [sentence], () => undefined) };
};

/** The caret behind some words. */
function standAfter(state: EditorState, words: string): EditorState {
  let at = -1;
  state.doc.descendants((node, place) => {
    const found = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (at < 0 && found >= 0) at = place + found + words.length;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
}

const type = (state: EditorState, words: string): EditorState => state.apply(state.tr.insertText(words));

function press(state: EditorState, key: string): EditorState {
  let next = state;
  const command = editorKeys(() => undefined)[key] as Command;
  command(state, (change) => {
    next = state.apply(change);
  });
  return next;
}

function typedOf(state: EditorState): string {
  let text = '';
  state.doc.descendants((node) => {
    if (node.isText && markType('typed').isInSet(node.marks) !== undefined) text += node.text;
  });
  return text;
}

describe('what is typed', () => {
  it('goes on behind itself where it takes the place of a selection', () => {
    const { state: opened } = open();
    const end = standAfter(opened, 'No fever').selection.from;
    let state = opened.apply(opened.tr.setSelection(TextSelection.create(opened.doc, end - 5, end)));
    const view = {
      get state() {
        return state;
      },
      dispatch: (change: Transaction) => {
        state = state.apply(change);
      },
    } as EditorView;
    for (const letter of 'rash') {
      const { from, to } = state.selection;
      for (const { props } of state.plugins)
        if (props.handleTextInput?.call(state.plugins[0] as Plugin, view, from, to, letter, () => state.tr) === true)
          break;
    }
    expect(state.doc.textBetween(end - 8, end + 1)).toBe('No rash.');
  });

  it('is told from the words around it, in the middle of one too', () => {
    const { read, state } = open();
    const next = type(standAfter(state, 'No fe'), 'XY*');
    expect(typedOf(next)).toBe('XY*');
    expect(writeNote(next.doc, read)).toBe(markdown.replace('No fever', 'No feXY\\*ver'));
  });

  it('is also what is put in from elsewhere in the note', () => {
    const { state } = open();
    const at = standAfter(state, 'No fever').selection.from;
    const copied = state.doc.slice(at - 5, at);
    const next = state.apply(state.tr.replace(at, at, copied));
    expect(typedOf(next)).toBe('fever');
  });

  it('is taken back by undo, with the words as they stood', () => {
    const { read, state } = open();
    let next = type(standAfter(state, 'No fe'), 'XY');
    undo(next, (change) => {
      next = next.apply(change);
    });
    expect(typedOf(next)).toBe('');
    expect(writeNote(next.doc, read)).toBe(markdown);
  });

  it('lets the rest of its sentence keep its letters when it is removed again', () => {
    const { read, state } = open();
    const next = type(standAfter(state, 'No'), 'X');
    const at = next.selection.from;
    const removed = next.apply(next.tr.delete(at - 1, at));
    expect(writeNote(removed.doc, read)).toBe(markdown);
  });
});

describe('statements', () => {
  it('are found at the caret, also after something was typed before them', () => {
    const { state } = open();
    expect(statementAtCaret(standAfter(state, 'Pain'))).toBe(0);
    expect(statementAtCaret(standAfter(state, 'No fe'))).toBeNull();
    expect(statementAtCaret(standAfter(type(standAfter(state, 'Not'), ' it'), 'Pain'))).toBe(0);
  });

  it('are placed by an answer of the server', () => {
    const { state } = open();
    const start = markdown.indexOf('No fever.');
    const other = { ...sentence, text: 'No fever.', at: { start, end: start + 9 } };
    expect(statementAtCaret(standAfter(placeAgain(state, markdown, [sentence, other]), 'No fe'))).toBe(1);
  });
});

describe('what is brought in from elsewhere', () => {
  it('takes the place of what differs, keeps typed words elsewhere, and can be undone', () => {
    const { read, state } = open();
    const mine = type(standAfter(state, 'No fever'), ' today');
    const theirs = writeNote(mine.doc, read).replace('- two', '- two\n- three');
    const change = changeTo(mine, read, theirs);
    let next = mine.apply(change as NonNullable<typeof change>);
    expect(writeNote(next.doc, read)).toBe(theirs);
    expect(typedOf(next)).toBe(' today');
    undo(next, (back) => {
      next = next.apply(back);
    });
    expect(writeNote(next.doc, read)).not.toContain('three');
  });

  it('is nothing where nothing differs', () => {
    const { read, state } = open();
    expect(changeTo(state, read, markdown)).toBeNull();
  });
});

describe('the keys of tables', () => {
  it('go from cell to cell, and out at the last one', () => {
    const { state } = open();
    const cellOf = ({ selection }: EditorState): string => selection.$from.parent.textContent;
    const next = press(standAfter(state, 'Drug'), 'Tab');
    expect(cellOf(next)).toBe('Dose');
    expect(cellOf(press(next, 'Tab'))).toBe('a');
    expect(cellOf(press(next, 'Shift-Tab'))).toBe('Drug');
    const last = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
    expect(press(last, 'Tab').selection.eq(last.selection)).toBe(true);
  });

  it('add a row below, and take an empty one out', () => {
    const { read, state } = open();
    const end = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
    const added = type(press(end, 'Enter'), 'c');
    expect(writeNote(added.doc, read)).toBe(`${markdown}\n| c |  |`);
    const removed = press(press(end, 'Enter'), 'Backspace');
    expect(writeNote(removed.doc, read)).toBe(markdown);
  });

  it('empty the cells of a selection over several, and leave their columns', () => {
    const { read, state } = open();
    const end = state.doc.content.size;
    const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, end - 7, end - 3)));
    expect(writeNote(press(selected, 'Delete').doc, read)).toBe(markdown.replace('| a | b |', '|  |  |'));
  });
});

describe('pasted text', () => {
  it('is words, paragraphs or entries, and never markup', () => {
    expect(toPasted('<b>x</b>').content.firstChild?.text).toBe('<b>x</b>');
    const { content } = toPasted('First\n- a\n- b\n\nLast');
    expect(Array.from({ length: content.childCount }, (_, index) => content.child(index).type)).toEqual([
      nodeType('paragraph'),
      nodeType('bullet_list'),
      nodeType('paragraph'),
    ]);
  });
});
