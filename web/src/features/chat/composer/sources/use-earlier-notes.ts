import { chat, type ChatMessage, type HistoryItem } from '@notewright/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call, type CallProblem } from '../../../../api/call.ts';

/** A list that is read page by page. */
export interface Paged<T> {
  readonly items: readonly T[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

function usePages<T>(
  key: readonly string[],
  isWanted: boolean,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>,
): Paged<T> {
  const query = useInfiniteQuery<Page<T>, CallProblem, { pages: Page<T>[] }, readonly string[], string | undefined>({
    queryKey: ['chats', 'earlier', ...key],
    enabled: isWanted,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return {
    items: (query.data?.pages ?? []).flatMap(({ items }) => items),
    isLoading: isWanted && query.isPending,
    isFailed: query.isError,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** One's own chats, newest first, whose title holds the words. */
export function useOwnChats(words: string): Paged<HistoryItem> {
  return usePages(['list', words], true, async (cursor, signal) => {
    const from = cursor === undefined ? {} : { cursor };
    // A person's search words never stand in an address.
    const page =
      words === ''
        ? await call(chat.listChats, { query: from, signal })
        : await call(chat.searchChats, { body: { q: words, ...from }, signal });
    return { items: page.data, next: page.next_cursor };
  });
}

const isNote = ({ sent_by: side, state, tool_result: result }: ChatMessage): boolean =>
  side === 'bot' && state === 'complete' && result !== null && 'noteKind' in result;

/** The finished notes of a chat in all their versions, newest first. */
export function useNotesOf(chatId: string | null): Paged<ChatMessage> {
  return usePages(['notes', chatId ?? ''], chatId !== null, async (cursor, signal) => {
    const params = { chatId: chatId ?? '' };
    const { data } = await call(chat.readChat, { params, query: cursor === undefined ? {} : { cursor }, signal });
    return { items: data.messages.filter(isNote).toReversed(), next: data.next_cursor };
  });
}
