import { undo } from 'prosemirror-history';
import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toDocument, type ReadNote } from '../document/to-document.ts';
import { writeNote } from '../document/write-document.ts';
import { openState } from '../surface/editor-state.ts';
import { surfaceField } from './surface-field.ts';
import { confirmAtCaret, confirmTemplates, listTemplateTexts, markTemplates } from './template-texts.ts';
import { flatText } from './flat-text.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const markdown = '## Note\n\nPain 6/10.\n\n- one\n- two';
let read: ReadNote;
let state: EditorState;
let field: ReturnType<typeof surfaceField>;

function open(words: string): void {
  read = toDocument(words, []);
  state = openState(read, [], () => undefined);
  field = surfaceField({
    get state() {
      return state;
    },
    dispatch: (change: Transaction) => {
      state = state.apply(change);
    },
  } as EditorView);
}
beforeEach(() => open(markdown));

const apply = (change: Transaction | null): void => {
  if (change !== null) state = state.apply(change);
};
const texts = (): readonly string[] => listTemplateTexts(state.doc).map(({ text }) => text);
const endOf = (words: string): number => flatText(state.doc).indexOf(words) + words.length;
function insertAfter(words: string, phrase: string): void {
  const at = endOf(words);
  field.replace({ start: at, end: at }, phrase, true);
}

describe('a phrase that is inserted', () => {
  it('is one step of undo, and written like what is typed', () => {
    apply(state.tr.insertText(' x', endOf('6/10.')));
    insertAfter('6/10. x', ' {a|b} and ***');
    expect(texts()).toEqual(['{a|b} and ***']);
    expect(writeNote(state.doc, read)).toContain(String.raw`Pain 6/10. x {a\|b} and \*\*\*`);
    undo(state, (change) => apply(change));
    expect([texts(), state.doc.textContent]).toEqual([[], 'NotePain 6/10. xonetwo']);
  });

  it('of several lines is one phrase, in paragraphs and entries', () => {
    insertAfter('6/10.', ' First.\n- second\n- third');
    expect(texts()).toEqual(['First.\nsecond\nthird']);
    expect(writeNote(state.doc, read)).toContain('- second\n- third');
  });

  it('goes on to the end of what was inserted, and not to what is typed behind it', () => {
    insertAfter('6/10.', ' Rest.');
    apply(state.tr.setSelection(TextSelection.create(state.doc, endOf('Rest.'))));
    const marks = state.storedMarks ?? state.selection.$from.marks();
    expect(marks.map(({ type }) => type.name)).not.toContain('template');
  });
});

describe('template text', () => {
  it('is confirmed one by one or all at once, but never with a blank in it', () => {
    insertAfter('one', ' First.');
    insertAfter('two', ' Second ***.');
    insertAfter('6/10.', ' Third.');
    expect(texts()).toEqual(['Third.', 'First.', 'Second ***.']);
    apply(state.tr.setSelection(TextSelection.create(state.doc, endOf('Thi'))));
    expect(confirmAtCaret(state, (change) => apply(change))).toBe(true);
    expect(texts()).toEqual(['First.', 'Second ***.']);
    apply(confirmTemplates(state, null));
    expect(texts()).toEqual(['Second ***.']);
    expect(confirmTemplates(state, null)).toBeNull();
    undo(state, (change) => apply(change));
    expect(texts()).toContain('First.');
  });

  it('is found again when a note is opened, each place once, and nothing else is touched', () => {
    open('## Note\n\nSkin intact. Rest.\n\n- Skin intact.\n- First\n- second line');
    apply(markTemplates(state, ['Skin intact.', 'Skin intact.', 'First\nsecond line', 'Gone.']));
    expect(texts()).toEqual(['Skin intact.', 'Skin intact.', 'First\nsecond line']);
    expect(writeNote(state.doc, read)).toBe(read.markdown);
    expect(markTemplates(state, texts())).toBeNull();
  });
});
