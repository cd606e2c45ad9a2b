import { QueryClient } from '@tanstack/react-query';
import { CallProblem } from './call-problem.ts';

/** A second try can help only where the server did not answer or could not just then. */
function mayRetry(failures: number, error: unknown): boolean {
  const isPassing = error instanceof CallProblem && (error.code === 'network' || error.status >= 502);
  return isPassing && failures < 2;
}

/** The one cache of what the server has said. Emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: mayRetry,
      // Someone who comes back may have written in another tab a moment ago.
      refetchOnWindowFocus: 'always',
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
