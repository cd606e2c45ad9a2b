import { emr, type ResponseOf } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallProblem } from '../../../../../api/call.ts';
import { emrKeys } from '../../../../../api/emr/keys.ts';

export type WriteBack = NonNullable<ResponseOf<typeof emr.readWriteBack>['write_back']>;
export type Preview = ResponseOf<typeof emr.previewWriteBack>;

const often = 1_500;
const seldom = 20_000;

/** How long to wait before it is read again; false where nothing changes by itself. */
export function readAgainIn(written: WriteBack | null, now: number): number | false {
  if (written === null || (written.state !== 'waiting' && written.state !== 'writing')) return false;
  const next = written.next_try_on;
  if (written.state === 'waiting' && next === null) return seldom;
  return next !== null && Date.parse(next) - now > seldom ? seldom : often;
}

/** How far a note is that was sent to its patient's record; read again while it is on its way. */
export function useWriteBack(messageId: string, isWanted: boolean): UseQueryResult<WriteBack | null, CallProblem> {
  return useQuery<WriteBack | null, CallProblem>({
    queryKey: emrKeys.write(messageId),
    queryFn: async ({ signal }) => (await call(emr.readWriteBack, { params: { messageId }, signal })).write_back,
    enabled: isWanted,
    refetchInterval: ({ state }) => readAgainIn(state.data ?? null, Date.now()),
  });
}

/** What the record would take of a note. Asked again whenever the dialog opens, and kept no longer. */
export function usePreview(messageId: string): UseQueryResult<Preview, CallProblem> {
  return useQuery<Preview, CallProblem>({
    queryKey: emrKeys.preview(messageId),
    queryFn: ({ signal }) => call(emr.previewWriteBack, { params: { messageId }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Shows how far a note is, as a call has answered it. */
export function useShowWriteBack(messageId: string): (written: WriteBack) => void {
  const client = useQueryClient();
  return (written) => void client.setQueryData(emrKeys.write(messageId), written);
}
