import type { Phrase } from '@notewright/contract';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useId, type ReactNode } from 'react';
import { readPhrases } from '../../../../../api/phrases.ts';
import { findTyped } from '@notewright/engine/phrases';
import { fillFromNote } from '../../../phrases/note-values.ts';
import { PhraseMenu } from '../../../phrases/phrase-menu.tsx';
import { PhraseTyping } from '../../../phrases/phrase-typing.ts';
import { sayActive } from '../../../phrases/say-active.ts';
import type { NoteSession } from '../note-session.ts';
import { surfaceField } from './surface-field.ts';

/** Phrases in one editor. They are fetched with the first name that is typed. */
export interface SurfacePhrases {
  readonly typing: PhraseTyping;
  /** After each change of the document or the selection. */
  readonly look: () => void;
}

/** Cheap enough for every key: whether a name may be being typed at all. */
function mayType({ state: { selection } }: EditorView): boolean {
  const { $from, empty } = selection;
  if (!empty) return false;
  return findTyped($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')) !== null;
}

export function phrasesIn(view: EditorView, session: NoteSession): SurfacePhrases {
  let all: readonly Phrase[] = [];
  let isAsked = false;
  const typing = new PhraseTyping({
    field: surfaceField(view),
    phrases: () => all,
    fill: (words) => fillFromNote(words, session.keeper.store.getState().stored),
  });
  const load = (): void => {
    isAsked = true;
    void readPhrases().then(
      (read) => {
        all = read;
        typing.look();
      },
      // Asked again with the next name.
      () => {
        isAsked = false;
      },
    );
  };
  return {
    typing,
    look: () => {
      if (typing.store.getState().menu === null && !mayType(view)) return;
      if (!isAsked) load();
      typing.look();
    },
  };
}

interface Props {
  readonly view: EditorView;
  readonly typing: PhraseTyping;
}

/** The list of phrases at the caret. */
export function NotePhrases({ view, typing }: Props): ReactNode {
  const id = useId();
  useEffect(() => sayActive(view.dom, typing, id), [view, typing, id]);
  return <PhraseMenu typing={typing} id={id} anchor={() => view.coordsAtPos(view.state.selection.from)} />;
}
