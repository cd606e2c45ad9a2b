import { authenticationApp, limits, type LoginActivity } from '@notewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, type CallProblem } from '../../lib/call.ts';
import { useSession } from '../../lib/session-store.ts';

const pageLength = limits.signInActivityPage;

export interface LoginActivityPages {
  readonly lines: readonly LoginActivity[];
  readonly isLoading: boolean;
  readonly problem: CallProblem | null;
  readonly isRetrying: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the last try to load more failed. */
  readonly moreProblem: CallProblem | null;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** The signed-in person's own sign-in activity, newest first, a page at a time. */
export function useLoginActivity(): LoginActivityPages {
  const isSignedIn = useSession((session) => session.accessToken !== null);
  const query = useInfiniteQuery<
    LoginActivity[],
    CallProblem,
    { pages: LoginActivity[][] },
    readonly string[],
    string | undefined
  >({
    queryKey: ['login-activity'],
    enabled: isSignedIn,
    initialPageParam: undefined,
    // One line more than is shown tells whether there are more.
    queryFn: ({ pageParam, signal }) =>
      call(authenticationApp.listLoginActivity, {
        query: { limit: pageLength + 1, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
    staleTime: 0,
  });
  const pages = query.data?.pages;
  const lines = useMemo(() => (pages ?? []).flatMap((page) => page.slice(0, pageLength)), [pages]);
  return {
    lines,
    isLoading: query.isPending,
    problem: pages === undefined ? query.error : null,
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreProblem: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}
