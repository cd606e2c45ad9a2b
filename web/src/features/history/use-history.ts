import { chat, type HistoryItem } from '@notewright/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call, type CallProblem } from '../../api/call.ts';
import { chatKeys, type HistoryFilter, type HistoryPage } from '../../api/chat-queries.ts';
import { useSession } from '../../session/session-store.ts';

export interface History {
  readonly items: readonly HistoryItem[];
  readonly isLoading: boolean;
  /** What is shown belongs to an earlier filter or search; the new one is on its way. */
  readonly isStale: boolean;
  readonly problem: CallProblem | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The last try to load more failed; the next one is the reader's to make. */
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

function fetchPage(
  filter: HistoryFilter,
  words: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const from = cursor === undefined ? {} : { cursor };
  // A person's search words never stand in an address.
  return words === ''
    ? call(chat.listChats, { query: { filter, ...from }, signal })
    : call(chat.searchChats, { body: { q: words, filter, ...from }, signal });
}

/** The chats that a filter and a search leave, a page at a time. Fetched only with an access token. */
export function useHistory(filter: HistoryFilter, words: string, isWanted = true): History {
  const isSignedIn = useSession((session) => session.accessToken !== null);
  const query = useInfiniteQuery<
    HistoryPage,
    CallProblem,
    { pages: HistoryPage[] },
    ReturnType<typeof chatKeys.list>,
    string | undefined
  >({
    queryKey: chatKeys.list(filter, words),
    enabled: isSignedIn && isWanted,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => fetchPage(filter, words, pageParam, signal),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const items = useMemo(() => {
    const seen = new Set<string>();
    return (pages ?? []).flatMap((page) => page.data).filter((item) => !seen.has(item.id) && seen.add(item.id));
  }, [pages]);
  return {
    items,
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    problem: pages === undefined ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}

export interface PinnedChats {
  /** Null where no group of pinned chats stands above the days. */
  readonly items: readonly HistoryItem[] | null;
  readonly isLoading: boolean;
}

/**
 * The pinned chats for the group above the days: all of them, however old. What a search finds is grouped by itself, and
 * the filter of pinned chats has no such group.
 */
export function usePinned(filter: HistoryFilter, words: string): PinnedChats {
  const isWanted = filter !== 'pinned' && words === '';
  const { items, isLoading, hasMore, isLoadingMore, hasMoreFailed, loadMore } = useHistory('pinned', '', isWanted);
  useEffect(() => {
    if (isWanted && hasMore && !isLoadingMore && !hasMoreFailed) loadMore();
  }, [isWanted, hasMore, isLoadingMore, hasMoreFailed, loadMore]);
  const shown = useMemo(() => {
    if (filter === 'pinned') return null;
    if (!isWanted) return [];
    return filter === 'saved' ? items.filter((item) => item.is_saved) : items;
  }, [filter, isWanted, items]);
  return { items: shown, isLoading: isWanted && isLoading };
}
