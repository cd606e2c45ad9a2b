import type { HistoryItem } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { WithMessages } from '../language/localizable.ts';
import type { ChatSummary } from '../store/store.ts';

/** The title of a chat; what is said in its place where the row is damaged. */
export function presentTitle(title: string | null): string | Message {
  return title ?? defineMessage('chat.damaged', 'Damaged chat');
}

/** A chat as the history shows it. */
export function presentChat(chat: ChatSummary): WithMessages<HistoryItem, 'title'> {
  return {
    id: chat.id,
    title: presentTitle(chat.title),
    timestamp: new Date(chat.timestamp).toISOString(),
    is_pinned: chat.isPinned,
    is_saved: chat.isSaved,
  };
}
