import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { EditSheetProps } from './sheet/edit-sheet.tsx';

/** A note that is open in the editor. */
export interface OpenNote {
  /** The version that was opened. */
  readonly openedId: string;
  /** The version that holds what is kept of it by now; its statements are the ones to point at. */
  readonly shownId: string;
  /**
   * What draws it. It is there before a note opens: a part that React fetches itself is shown 300 ms later, however soon it comes.
   */
  readonly Sheet: ComponentType<EditSheetProps>;
}

export interface EditingState {
  /** By what the note answers (`reply_to`): one editor for all versions of an answer. */
  readonly open: Readonly<Record<string, OpenNote>>;
  /** The last thing that a listener is to hear about an edit: another object each time, so that the same words are heard again. */
  readonly said: { readonly words: string } | null;
}

/** Which notes are being edited; what is typed lives in the editor's own part (`note-sessions.ts`), which is fetched with the first. */
export const editingStore = createStore<EditingState>(() => ({ open: {}, said: null }));

export function openEditor(answers: string, openedId: string, Sheet: ComponentType<EditSheetProps>): void {
  editingStore.setState(({ open }) => ({ open: { ...open, [answers]: { openedId, shownId: openedId, Sheet } } }));
}

export function closeEditor(answers: string): void {
  editingStore.setState(({ open }) => {
    const { [answers]: _closed, ...rest } = open;
    return { open: rest };
  });
}

/** The version that holds the edit is there. */
export function showEdited(answers: string, shownId: string): void {
  editingStore.setState(({ open }) => {
    const note = open[answers];
    return note === undefined ? {} : { open: { ...open, [answers]: { ...note, shownId } } };
  });
}

/** Has a listener hear a sentence, once. Never a patient's words. */
export function announce(words: string): void {
  editingStore.setState({ said: { words } });
}

/** Closes every editor; what was typed and not kept is gone. */
export function forgetEditors(): void {
  editingStore.setState({ open: {}, said: null });
}
