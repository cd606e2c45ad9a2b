import { chat, type ResponseOf } from '@notewright/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type CallProblem } from '../../api/call.ts';
import { cosignatureKeys } from '../../api/cosignatures.ts';
import { usePagedLines, type PagedLines } from '../../hooks/use-paged-lines.ts';

type Page = ResponseOf<typeof chat.listCosignatures>;
export type AskedNote = ResponseOf<typeof chat.readCosignature>['data'];

const linesOf = ({ data }: Page): readonly chat.CosignatureItem[] => data;

/** What waits for somebody, what they asked, or what they answered. */
export function useRequests(box: chat.CosignatureBox): PagedLines<chat.CosignatureItem> {
  return usePagedLines<Page, chat.CosignatureItem>({
    queryKey: cosignatureKeys.box(box),
    read: (cursor, signal) =>
      call(chat.listCosignatures, { query: { box, ...(cursor === undefined ? {} : { cursor }) }, signal }),
    cursorAfter: (page) => page.next_cursor,
    linesOf,
  });
}

/** The version that a request puts before somebody. Each reading is noted, and nothing of it stays once it is off the screen. */
export function useAskedNote(requestId: string): UseQueryResult<AskedNote, CallProblem> {
  const client = useQueryClient();
  const key = ['asked-note', requestId];
  useEffect(() => () => client.removeQueries({ queryKey: ['asked-note', requestId] }), [client, requestId]);
  return useQuery<AskedNote, CallProblem>({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(chat.readCosignature, { params: { requestId }, signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
