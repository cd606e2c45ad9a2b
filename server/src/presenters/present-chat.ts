import type { HistoryItem } from '@notewright/contract';
import type { ChatSummary } from '../store/store.ts';

/** A chat as the history shows it. */
export function presentChat(chat: ChatSummary): HistoryItem {
  return {
    id: chat.id,
    title: chat.title,
    timestamp: new Date(chat.timestamp).toISOString(),
    is_pinned: chat.isPinned,
    is_saved: chat.isSaved,
  };
}
