import { chat, type ChatMessage } from '@notewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call, type CallProblem } from '../../../api/call.ts';
import { chatKeys, type ChatPage } from '../../../api/chat-queries.ts';
import { useSession } from '../../../session/session-store.ts';
import { isOpen, shownBranch } from '../sending/content-cache.ts';
import { takeUpReply } from '../sending/take-up-reply.ts';
import { groupTurns, type Turn } from './group-turns.ts';

export interface ChatContent {
  readonly title: string | null;
  readonly turns: readonly Turn[];
  readonly isLoading: boolean;
  readonly problem: CallProblem | null;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** The last try to load older messages failed; the next one is the reader's to make. */
  readonly hasOlderFailed: boolean;
  readonly loadOlder: () => void;
  readonly reload: () => void;
}

const noMessages: readonly ChatMessage[] = [];

/** The newest page comes first; the ones before it are fetched when they are scrolled to. */
function joinPages(pages: readonly ChatPage[] | undefined): readonly ChatMessage[] {
  if (pages === undefined) return noMessages;
  const seen = new Set<string>();
  return pages
    .toReversed()
    .flatMap((page) => page.data.messages)
    .filter((message) => !seen.has(message.id) && seen.add(message.id));
}

/** A chat's messages as turns; a reply that is still being written is taken up again. Fetched only when signed in. */
export function useChatContent(chatId: string): ChatContent {
  const isSignedIn = useSession((session) => session.accessToken !== null);
  const query = useInfiniteQuery<
    ChatPage,
    CallProblem,
    { pages: ChatPage[] },
    ReturnType<typeof chatKeys.content>,
    string | undefined
  >({
    queryKey: chatKeys.content(chatId),
    enabled: isSignedIn,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => {
      const branch = shownBranch(chatId);
      const query = { ...(pageParam === undefined ? {} : { cursor: pageParam }), ...(branch ? { branch } : {}) };
      return call(chat.readChat, { params: { chatId }, query, signal });
    },
    getNextPageParam: (page) => page.data.next_cursor ?? undefined,
  });
  const pages = query.data?.pages;
  const messages = useMemo(() => joinPages(pages), [pages]);
  const turns = useMemo(() => groupTurns(messages), [messages]);
  useEffect(() => {
    for (const message of messages) if (isOpen(message)) takeUpReply(chatId, message.id).catch(() => undefined);
  }, [chatId, messages]);
  return {
    title: pages?.[0]?.data.title ?? null,
    turns,
    isLoading: query.isPending,
    problem: pages === undefined ? query.error : null,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    hasOlderFailed: query.isFetchNextPageError,
    loadOlder: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}
