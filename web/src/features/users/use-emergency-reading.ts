import { companyUserManagement, type ResponseOf } from '@notewright/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call, type CallProblem } from '../../api/call.ts';

type ChatsPage = ResponseOf<typeof companyUserManagement.listEmergencyChats>;
type ChatPage = ResponseOf<typeof companyUserManagement.readEmergencyChat>;
type Pages<T> = { readonly pages: T[] };
type Key = readonly string[];

const readingKey = (accessId: string): Key => ['emergency-reading', accessId];

/** Nothing that was read in an emergency stays in memory once it is off the screen. */
const forgotten = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

/** The chats that an access opens, a page at a time, and the access itself. */
export function useEmergencyChats(accessId: string) {
  const client = useQueryClient();
  const query = useInfiniteQuery<ChatsPage, CallProblem, Pages<ChatsPage>, Key, string | undefined>({
    queryKey: [...readingKey(accessId), 'chats'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(companyUserManagement.listEmergencyChats, {
        params: { accessId },
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    ...forgotten,
  });
  useEffect(() => () => client.removeQueries({ queryKey: readingKey(accessId) }), [client, accessId]);
  const pages = query.data?.pages;
  const chats = useMemo(() => (pages ?? []).flatMap(({ data }) => data), [pages]);
  return { query, access: pages?.[0]?.access ?? null, chats };
}

/** One of these chats, newest exchanges first to come. */
export function useEmergencyChat(accessId: string, chatId: string) {
  const query = useInfiniteQuery<ChatPage, CallProblem, Pages<ChatPage>, Key, string | undefined>({
    queryKey: [...readingKey(accessId), 'chat', chatId],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(companyUserManagement.readEmergencyChat, {
        params: { accessId, chatId },
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    getNextPageParam: (page) => page.data.next_cursor ?? undefined,
    ...forgotten,
  });
  const pages = query.data?.pages;
  const messages = useMemo(() => (pages ?? []).toReversed().flatMap(({ data }) => data.messages), [pages]);
  // The newest page was asked for first.
  return { query, messages, choices: pages?.[0]?.data.flag_choices ?? [] };
}
