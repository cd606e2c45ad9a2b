import type { HistoryItem } from '@notewright/contract';
import { clearCurrentChat, useCurrentChat } from '../../../api/chat-queries.ts';
import { chatPath, paths } from '../../../routes/paths.ts';
import { toastError, toastSuccess, toastWithAction } from '../../../ui/toast.ts';
import { changeFailed } from '../words.ts';
import { changeFlags, deleteChat, renameChat, restoreChat } from './change-chats.ts';
import * as words from './words.ts';

/** How long the toasts of the history stand, in milliseconds (specification section 9). */
const toastTime = 1000;
/** How long a deleted chat can be brought back by one click, in milliseconds. */
const undoTime = 8000;

export interface Changes {
  /** False when the name was refused and the field should stay open. */
  readonly rename: (item: HistoryItem, name: string) => boolean;
  readonly togglePinned: (item: HistoryItem) => void;
  readonly toggleSaved: (item: HistoryItem) => void;
  readonly remove: (item: HistoryItem) => void;
}

/**
 * What can be done to the chats of the history, each with its toasts.
 * @param tell what went wrong, to stand in the sidebar; null when something else is tried @param go to a page
 */
export function changesOf(tell: (problem: string | null) => void, go: (path: string) => void): Changes {
  const attempt = (work: Promise<void>, sentence: string, onDone: () => void): void => {
    tell(null);
    work.then(onDone, () => {
      tell(sentence);
      toastError(sentence, toastTime);
    });
  };
  const restore = (chatId: string, goBack: boolean): void => {
    const { pathname } = location;
    attempt(restoreChat(chatId), words.restoreFailed, () => {
      // Whoever has opened another page meanwhile stays there.
      if (goBack && location.pathname === pathname) go(chatPath(chatId));
    });
  };
  return {
    rename: (item, name) => {
      const title = name.trim();
      if (title === '') {
        toastError(words.emptyName, toastTime);
        return false;
      }
      if (title !== item.title)
        attempt(renameChat(item, title), words.renameFailed, () => toastSuccess(words.renamed, toastTime));
      return true;
    },
    togglePinned: (item) =>
      attempt(changeFlags(item.id, { is_pinned: !item.is_pinned }), changeFailed, () => undefined),
    toggleSaved: (item) => attempt(changeFlags(item.id, { is_saved: !item.is_saved }), changeFailed, () => undefined),
    remove: (item) => {
      const wasOpen = useCurrentChat.getState().chatId === item.id;
      attempt(deleteChat(item.id), words.deleteFailed, () => {
        toastWithAction(words.deleted, { label: words.undo, onAct: () => restore(item.id, wasOpen) }, undoTime);
        if (!wasOpen || useCurrentChat.getState().chatId !== item.id) return;
        clearCurrentChat();
        go(paths.chatHome);
      });
    },
  };
}
