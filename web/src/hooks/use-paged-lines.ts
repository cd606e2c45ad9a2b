import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallProblem } from '../api/call-problem.ts';

/** A list that is read a page at a time. */
export interface PagedLines<Line> {
  readonly lines: readonly Line[];
  readonly isLoading: boolean;
  /** Other lines are on their way than those that are shown. */
  readonly isChanging: boolean;
  /** Why there is nothing to show. */
  readonly problem: CallProblem | null;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the last try to load more failed. */
  readonly moreProblem: CallProblem | null;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

export interface PagedQuery<Page, Line> {
  readonly queryKey: QueryKey;
  /** Reads the page that a cursor names; the first without one. */
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** The cursor of the page after this one, if there is one. */
  readonly cursorAfter: (page: Page) => string | null | undefined;
  /** Stands outside of the component, so that it stays the same. */
  readonly linesOf: (page: Page) => readonly Line[];
  readonly isEnabled?: boolean;
  /** Shows the lines of the key before until those of this one are there. */
  readonly keepsBefore?: boolean;
  /** Reading is an event of its own: it is not done again only because the window came to the front. */
  readonly isNoted?: boolean;
}

type Pages<Page> = InfiniteData<Page, string | undefined>;

/** Reads a list a page at a time; it is fetched again whenever it is shown. `first` is for what a page says beside its lines. */
export function usePagedLines<Page, Line>({
  queryKey,
  read,
  cursorAfter,
  linesOf,
  isEnabled = true,
  keepsBefore = false,
  isNoted = false,
}: PagedQuery<Page, Line>): PagedLines<Line> & { readonly first: Page | undefined } {
  const query = useInfiniteQuery<Page, CallProblem, Pages<Page>, QueryKey, string | undefined>({
    queryKey,
    enabled: isEnabled,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (page) => cursorAfter(page) ?? undefined,
    staleTime: 0,
    ...(keepsBefore ? { placeholderData: (before: Pages<Page> | undefined) => before } : {}),
    ...(isNoted ? { refetchOnWindowFocus: false, refetchOnReconnect: false } : {}),
  });
  const pages = query.data?.pages;
  const lines = useMemo(() => (pages ?? []).flatMap(linesOf), [pages, linesOf]);
  const hasFailed = query.isError && !query.isFetchNextPageError;
  return {
    first: pages?.[0],
    lines,
    isLoading: query.isPending,
    isChanging: query.isPlaceholderData,
    // Lines of the same key stay in view when a refetch fails; those of another key would be taken for what was asked.
    problem: hasFailed && (keepsBefore || pages === undefined) ? query.error : null,
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreProblem: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}
