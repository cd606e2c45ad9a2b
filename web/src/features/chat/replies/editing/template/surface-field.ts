import { closeHistory } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PhraseField } from '../../../phrases/phrase-field.ts';
import { markType, nodeType } from '../document/schema.ts';
import { toPasted } from '../surface/paste-words.ts';
import { flatText } from './flat-text.ts';
import { nextTemplateId, templateAtCaret } from './template-texts.ts';

/** A note that is edited as a field of phrases: what is inserted is marked as template text until it is confirmed. */
export const surfaceField = (view: EditorView): PhraseField => ({
  read: () => {
    const { doc, selection } = view.state;
    return { text: flatText(doc), selection: { start: selection.from, end: selection.to } };
  },
  replace: ({ start, end }, words, isPhrase) => {
    const { doc, tr } = view.state;
    const $at = doc.resolve(start);
    const typed = markType('typed').create();
    const template = markType('template');
    // What a choice became stays part of its phrase.
    const around = isPhrase
      ? template.create({ id: nextTemplateId(doc) })
      : template.isInSet(doc.nodeAt(start)?.marks ?? []);
    const isOneLine = $at.parent.type !== nodeType('paragraph');
    const text = isOneLine ? words.replace(/\s*\n\s*/g, ' ') : words;
    const slice = toPasted(text, around === undefined ? [typed] : [typed, around]);
    tr.setSelection(TextSelection.create(doc, start, end)).replaceSelection(slice);
    const to = tr.mapping.map(end);
    // A step of undo for itself: neither with the letters before nor with those after it.
    view.dispatch(closeHistory(tr).scrollIntoView());
    view.dispatch(closeHistory(view.state.tr));
    return { start, end: to };
  },
  isInPhrase: () => templateAtCaret(view.state)?.hasBlank === true,
  select: ({ start, end }) => {
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(TextSelection.create(doc, start, end)).scrollIntoView());
    // Once more when what is listed below the note is drawn: the thread keeps its end in sight as it grows.
    const showAgain = (): void => {
      if (!view.isDestroyed && view.hasFocus()) view.dispatch(view.state.tr.scrollIntoView());
    };
    requestAnimationFrame(() => requestAnimationFrame(showAgain));
  },
});
