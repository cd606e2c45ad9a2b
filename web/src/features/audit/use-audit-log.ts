import { authenticationApp, type ResponseOf } from '@notewright/contract';
import { useInfiniteQuery, useQuery, type InfiniteData, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, type CallProblem } from '../../lib/call.ts';
import { toQuery, type AuditFilter } from './audit-filter.ts';

type Page = ResponseOf<typeof authenticationApp.readAuditLog>;
export type AuditLine = Page['data'][number];
export type Chain = ResponseOf<typeof authenticationApp.checkAuditLog>;
export type Person = ResponseOf<typeof authenticationApp.listAuditPeople>['data'][number];

export interface AuditPages {
  readonly lines: readonly AuditLine[];
  readonly isLoading: boolean;
  /** Other lines are on their way than those that are shown. */
  readonly isChanging: boolean;
  readonly problem: CallProblem | null;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the last try to load more failed. */
  readonly moreProblem: CallProblem | null;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** The audit log by a filter, newest first, a page at a time. Each page that is read is kept in the log itself. */
export function useAuditLog(filter: AuditFilter): AuditPages {
  const query = useInfiniteQuery<
    Page,
    CallProblem,
    InfiniteData<Page>,
    readonly ['audit-log', AuditFilter],
    string | undefined
  >({
    queryKey: ['audit-log', filter],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === undefined ? {} : { cursor: pageParam };
      return call(authenticationApp.readAuditLog, { query: { ...toQuery(filter), ...cursor }, signal });
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: (before) => before,
    // A log goes on: what was read under a filter before is read anew.
    staleTime: 0,
    // Coming back to the window would be one more reading in the log.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const pages = query.data?.pages;
  const lines = useMemo(() => (pages ?? []).flatMap((page) => page.data), [pages]);
  const hasFailed = query.isError && !query.isFetchNextPageError;
  return {
    lines,
    isLoading: query.isPending,
    isChanging: query.isPlaceholderData,
    problem: hasFailed ? query.error : null,
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreProblem: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}

/** Whom the log names, for the filter. */
export function useAuditPeople(): readonly Person[] {
  const { data } = useQuery<{ data: Person[] }, CallProblem>({
    queryKey: ['audit-people'],
    queryFn: ({ signal }) => call(authenticationApp.listAuditPeople, { signal }),
  });
  return data?.data ?? [];
}

/** The state of the log's chain; asked again until the check has reached its end. */
export function useChain(): UseQueryResult<Chain, CallProblem> {
  return useQuery<Chain, CallProblem>({
    queryKey: ['audit-chain'],
    queryFn: ({ signal }) => call(authenticationApp.checkAuditLog, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'checking' ? 500 : 30_000),
  });
}
