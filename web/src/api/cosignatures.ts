import { chat, companyUserManagement, type PersonName } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from './call.ts';

/** What the pages know of co-signatures; everything of it goes when the workspace changes. */
export const cosignatureKeys = {
  all: ['cosignatures'],
  waiting: ['cosignatures', 'waiting'],
  box: (box: chat.CosignatureBox) => ['cosignatures', 'box', box],
  colleagues: ['cosignatures', 'colleagues'],
} as const;

/** How many notes wait for somebody's co-signature. */
export function useWaitingCount(): number {
  const query = useQuery<number, CallProblem>({
    queryKey: cosignatureKeys.waiting,
    queryFn: async ({ signal }) => (await call(chat.countCosignatures, { signal })).data.waiting,
  });
  return query.data ?? 0;
}

/** The colleagues who can be asked, by name. */
export function useColleagues(): UseQueryResult<readonly PersonName[], CallProblem> {
  return useQuery<readonly PersonName[], CallProblem>({
    queryKey: cosignatureKeys.colleagues,
    queryFn: async ({ signal }) =>
      (await call(companyUserManagement.listColleagues, { signal })).data.toSorted((a, b) =>
        a.name.localeCompare(b.name),
      ),
    staleTime: 0,
  });
}

/** Has lists and the count read again after something was asked, taken back or answered. */
export function useRefetchCosignatures(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: cosignatureKeys.all });
}
