import type { HistoryFilter } from '../../api/chat-queries.ts';
import { plural } from '../../i18n/plural.ts';

export const history = 'Chat history';
export const search = 'Search chats';
export const searchWithKey = 'Search chats (Ctrl+K)';
export const clearSearch = 'Clear search';
export const filter = 'Filter chats';
export const filters: Readonly<Record<HistoryFilter, string>> = { all: 'All', pinned: 'Pinned', saved: 'Saved' };

export const noChats = 'No chats found.';
/** What a listener is told about the result of a search; `hasMore` when not all of it is loaded. */
export const found = (count: number, hasMore: boolean): string =>
  hasMore
    ? plural(count, { one: `More than ${count} chat found`, other: `More than ${count} chats found` })
    : plural(count, { one: `${count} chat found`, other: `${count} chats found` });
export const tryAgain = 'Try again';
export const loadingMore = 'Loading more chats';
export const moreFailed = 'More chats could not be loaded.';

export const untitled = 'Untitled Chat';
export const pinned = 'Pinned';
export const saved = 'Saved';
/** A chat by what tells it from others of its title. */
export const chatAt = (title: string, moment: string): string => `${title}, ${moment}`;
export const actionsFor = (title: string): string => `Actions for ${title}`;
export const rename = 'Rename';
export const pin = 'Pin';
export const unpin = 'Unpin';
export const save = 'Save';
export const unsave = 'Unsave';
export const exportChat = 'Export chat…';
export const remove = 'Delete';
export const dayList = 'Day list';
export const changeFailed = 'The change could not be saved. Please try again.';
