import { isHistoryTransaction } from 'prosemirror-history';
import type { Mark, Node } from 'prosemirror-model';
import { Plugin, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { markType } from '../document/schema.ts';

/** Set on a change of which the words are not the clinician's in this tab. */
export const broughtIn = 'brought-in';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where words were put in, counted in the document after all of the changes. */
function insertedRanges(changes: readonly Transaction[]): Range[] {
  const ranges: Range[] = [];
  changes.forEach((change, index) => {
    if (!change.docChanged || isHistoryTransaction(change) || change.getMeta(broughtIn) === true) return;
    change.mapping.maps.forEach((map, step) => {
      map.forEach((_oldFrom, _oldTo, from, to) => {
        const after = change.mapping.slice(step + 1);
        const later = changes.slice(index + 1);
        const move = (at: number, side: number): number =>
          later.reduce((moved, next) => next.mapping.map(moved, side), after.map(at, side));
        ranges.push({ from: move(from, -1), to: move(to, 1) });
      });
    });
  });
  return ranges.filter(({ from, to }) => to > from);
}

/** What the next typed words are marked with: all that the words around them are, but never as the note's own. */
function typedMarks(marks: readonly Mark[]): Mark[] {
  const others = marks.filter((mark) => mark.type !== markType('statement') && mark.type !== markType('typed'));
  return [...others, markType('typed').create()];
}

function holdsOwn(doc: Node, { from, to }: Range): boolean {
  return doc.rangeHasMark(from, to, markType('statement'));
}

/** In the middle of the note's own words, the next ones typed are the clinician's. */
function armTyping(state: EditorState): Transaction | null {
  const { selection, storedMarks } = state;
  if (storedMarks !== null || !selection.empty) return null;
  const around = selection.$from.marks();
  if (!around.some((mark) => mark.type === markType('statement'))) return null;
  return state.tr.setStoredMarks(typedMarks(around)).setMeta('addToHistory', false);
}

/** Tells the clinician's words from those that stood in the note before. */
export const typedWords = (): Plugin =>
  new Plugin({
    appendTransaction: (changes, _before, state) => {
      const ranges = insertedRanges(changes).filter((range) => holdsOwn(state.doc, range));
      if (ranges.length === 0) return armTyping(state);
      const { tr } = state;
      for (const { from, to } of ranges) {
        tr.removeMark(from, to, markType('statement'));
        tr.addMark(from, to, markType('typed').create());
      }
      const marks = typedMarks(state.storedMarks ?? state.selection.$from.marks());
      return tr.setStoredMarks(marks);
    },
    props: {
      handleTextInput: (view, from, to, text) => {
        const marks = typedMarks(view.state.storedMarks ?? view.state.doc.resolve(from).marks());
        const { tr, schema } = view.state;
        tr.replaceWith(from, to, schema.text(text, marks));
        // Behind what was typed, also where it took the place of a selection: the next letter would else replace it.
        tr.setSelection(TextSelection.create(tr.doc, from + text.length));
        view.dispatch(tr.scrollIntoView());
        return true;
      },
    },
  });
