import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The modal dialogs that are open, in the order in which they were opened. */
const openModals = createStore<{ readonly dialogs: readonly HTMLDialogElement[] }>(() => ({ dialogs: [] }));

/** Called by every modal as it opens and closes. */
export function noteModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  openModals.setState(({ dialogs }) => {
    const others = dialogs.filter((one) => one !== dialog);
    return { dialogs: isOpen ? [...others, dialog] : others };
  });
}

/** The modal on top, outside of which nothing can be used or heard; null while none is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useStore(openModals, ({ dialogs }) => dialogs.at(-1) ?? null);
}
