import { chat, type BinItem, type ResponseOf } from '@notewright/contract';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, type CallProblem } from '../../../api/call.ts';
import { chatKeys } from '../../../api/chat-queries.ts';

type BinPage = ResponseOf<typeof chat.listBin>;

const binKey = ['chats', 'bin'] as const;

/** What is in the bin, what was deleted last first, and what can be done with it. Each change throws when it is refused. */
export function useBin() {
  const client = useQueryClient();
  const query = useInfiniteQuery<
    BinPage,
    CallProblem,
    InfiniteData<BinPage, string | undefined>,
    readonly string[],
    string | undefined
  >({
    queryKey: binKey,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      call(chat.listBin, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
  const pages = query.data?.pages;
  const items = useMemo((): readonly BinItem[] => (pages ?? []).flatMap((page) => page.data), [pages]);
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey: binKey });
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } finally {
      await reload();
    }
  };
  return {
    items,
    query,
    isLoaded: pages !== undefined,
    restore: (chatId: string) =>
      change(async () => {
        await call(chat.restoreChat, { params: { chatId } });
        void client.invalidateQueries({ queryKey: chatKeys.lists });
      }),
    destroy: (chatId: string) => change(() => call(chat.destroyBinnedChat, { params: { chatId } })),
    empty: () => change(() => call(chat.emptyBin)),
  };
}
