import type { HistoryItem } from '@notewright/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearCurrentChat, useCurrentChat } from '../../lib/chat-queries.ts';
import { chatPath, paths } from '../../lib/paths.ts';
import { toastError, toastSuccess, toastWithAction } from '../../lib/toast.ts';
import { changeFlags, deleteChat, renameChat, restoreChat } from './change-chats.ts';

/** How long the toasts of the history stand, in milliseconds (specification section 9). */
const toastTime = 1000;
/** How long a deleted chat can be brought back by one click, in milliseconds. */
const undoTime = 8000;

export const emptyName = 'Chat name cannot be empty!';
const renameFailed = 'Failed to rename chat. Please try again.';
const deleteFailed = 'Failed to delete chat.';
const flagsFailed = 'The change could not be saved. Please try again.';
const restoreFailed = 'The chat could not be brought back. Please try again.';

export interface ChatChanges {
  /** What went wrong last, to stand in the sidebar as long as nothing else was tried. */
  readonly problem: string | null;
  /** False when the name was refused and the field should stay open. */
  readonly rename: (item: HistoryItem, name: string) => boolean;
  readonly togglePinned: (item: HistoryItem) => void;
  readonly toggleSaved: (item: HistoryItem) => void;
  readonly remove: (item: HistoryItem) => void;
}

/** What can be done to the chats of the history, each with its toasts. */
export function useChatChanges(): ChatChanges {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (sentence: string): void => {
    setProblem(sentence);
    toastError(sentence, toastTime);
  };
  const attempt = (work: Promise<void>, sentence: string, onDone: () => void): void => {
    setProblem(null);
    work.then(onDone, () => fail(sentence));
  };
  const restore = (chatId: string, goBack: boolean): void =>
    attempt(restoreChat(chatId), restoreFailed, () => {
      if (goBack) void navigate(chatPath(chatId));
    });
  return {
    problem,
    rename: (item, name) => {
      const title = name.trim();
      if (title === '') {
        toastError(emptyName, toastTime);
        return false;
      }
      if (title !== item.title)
        attempt(renameChat(item, title), renameFailed, () => toastSuccess('Chat renamed successfully!', toastTime));
      return true;
    },
    togglePinned: (item) => attempt(changeFlags(item.id, { is_pinned: !item.is_pinned }), flagsFailed, () => undefined),
    toggleSaved: (item) => attempt(changeFlags(item.id, { is_saved: !item.is_saved }), flagsFailed, () => undefined),
    remove: (item) => {
      const wasOpen = useCurrentChat.getState().chatId === item.id;
      attempt(deleteChat(item.id), deleteFailed, () => {
        toastWithAction(
          'Chat deleted successfully!',
          { label: 'Undo', onAct: () => restore(item.id, wasOpen) },
          undoTime,
        );
        if (!wasOpen || useCurrentChat.getState().chatId !== item.id) return;
        clearCurrentChat();
        void navigate(paths.chatHome);
      });
    },
  };
}
