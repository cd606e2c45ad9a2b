import { emr, type EmrContext, type EmrLaunch } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../call.ts';
import { emrKeys } from './keys.ts';

/** Each look at a record is noted in the audit log: none is taken by itself. */
const calmly = { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY } as const;

/** A record that is open: whose, and what may be read. */
export function useLaunch(launchId: string): UseQueryResult<EmrLaunch, CallProblem> {
  return useQuery<EmrLaunch, CallProblem>({
    queryKey: emrKeys.launch(launchId),
    queryFn: ({ signal }) => call(emr.readLaunch, { params: { launchId }, signal }),
    refetchOnWindowFocus: false,
  });
}

/** What stands in a record. Nothing of it stays once it is off the screen. */
export function useRecordContext(launchId: string): UseQueryResult<EmrContext, CallProblem> {
  return useQuery<EmrContext, CallProblem>({
    queryKey: emrKeys.context(launchId),
    queryFn: ({ signal }) => call(emr.readContext, { params: { launchId }, signal }),
    gcTime: 0,
    ...calmly,
  });
}

/** Has it read again whose a chat is, and how far its notes are, after a record was linked or closed. */
export function useRefetchPatients(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: emrKeys.chats });
    void client.invalidateQueries({ queryKey: emrKeys.writes });
  };
}
