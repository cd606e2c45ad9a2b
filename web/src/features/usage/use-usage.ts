import { subscription } from '@notewright/contract';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../../api/call.ts';
import type { Period, Usage } from './usage-buckets.ts';

/** Whose use, and how far back. */
export interface UsageQuery {
  readonly days: Period;
  readonly of: 'me' | 'company';
}

/** How much the tools were used; while another period is on its way, the one before stays on the page. */
export function useUsage({ days, of }: UsageQuery): UseQueryResult<Usage, CallProblem> {
  return useQuery<Usage, CallProblem>({
    queryKey: ['usage', days, of],
    queryFn: ({ signal }) => call(subscription.readUsage, { query: { days, of }, signal }),
    placeholderData: keepPreviousData,
  });
}
