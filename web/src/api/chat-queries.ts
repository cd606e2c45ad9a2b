import type { chat, ChatMessage, HistoryItem, ResponseOf } from '@notewright/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';

/** What the chat and its history share: the keys of what the server has said, and the chat that is open. */

export type HistoryFilter = 'all' | 'pinned' | 'saved';

export const chatKeys = {
  /** Every list of chats, whatever its filter or search. */
  lists: ['chats', 'list'],
  list: (filter: HistoryFilter, words: string) => ['chats', 'list', filter, words] as const,
  contents: ['chats', 'content'],
  content: (chatId: string) => ['chats', 'content', chatId] as const,
} as const;

export type ChatPage = ResponseOf<typeof chat.readChat>;
export type ChatPages = InfiniteData<ChatPage, string | undefined>;
export type HistoryPage = ResponseOf<typeof chat.listChats>;
export type HistoryPages = InfiniteData<HistoryPage, string | undefined>;

interface CurrentChat {
  /** The open chat; null on the chat home. */
  readonly chatId: string | null;
}

export const useCurrentChat = create<CurrentChat>(() => ({ chatId: null }));

/** Takes a chat as the open one. */
export function openChat(chatId: string): void {
  if (useCurrentChat.getState().chatId !== chatId) useCurrentChat.setState({ chatId });
}

/** New Chat, and a choice of tool on the chat home: no chat is open from now on. */
export function clearCurrentChat(): void {
  if (useCurrentChat.getState().chatId !== null) useCurrentChat.setState({ chatId: null });
}

/** Changes every page of a chat's content that is held. */
export function changeContent(
  client: QueryClient,
  chatId: string,
  change: (page: ChatPage['data']) => ChatPage['data'],
): void {
  client.setQueryData<ChatPages>(chatKeys.content(chatId), (pages) =>
    pages === undefined
      ? pages
      : { ...pages, pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })) },
  );
}

/** Changes one held message of a chat. */
export function changeMessage(
  client: QueryClient,
  chatId: string,
  messageId: string,
  change: (message: ChatMessage) => ChatMessage,
): void {
  changeContent(client, chatId, (page) => ({
    ...page,
    messages: page.messages.map((message) => (message.id === messageId ? change(message) : message)),
  }));
}

/** Changes one chat in every list that holds it; null takes it out. */
export function changeHistoryItem(
  client: QueryClient,
  chatId: string,
  change: (item: HistoryItem) => HistoryItem | null,
): void {
  client.setQueriesData<HistoryPages>({ queryKey: chatKeys.lists }, (pages) =>
    pages === undefined
      ? pages
      : {
          ...pages,
          pages: pages.pages.map((page) => ({
            ...page,
            data: page.data.flatMap((item) => (item.id === chatId ? (change(item) ?? []) : item)),
          })),
        },
  );
}

/** Shows a chat under another title wherever it stands. */
export function showTitle(client: QueryClient, chatId: string, title: string): void {
  changeContent(client, chatId, (page) => ({ ...page, title }));
  changeHistoryItem(client, chatId, (item) => ({ ...item, title }));
}
