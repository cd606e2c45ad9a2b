import type { HistoryItem } from '@notewright/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys, type ChatPages, type HistoryPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { changeFlags, renameChat } from './change-chats.ts';

interface Asked {
  readonly chatId: string;
  readonly answer: PromiseWithResolvers<unknown>;
}

const asked: Asked[] = [];
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (_endpoint: unknown, { params }: { readonly params: { readonly chatId: string } }) => {
    const answer = Promise.withResolvers();
    asked.push({ chatId: params.chatId, answer });
    return answer.promise;
  },
}));

const listKey = chatKeys.list('all', '');
const item = (id: string): HistoryItem => ({ id, title: id, is_pinned: false, is_saved: false }) as HistoryItem;
const pinned = (): readonly string[] =>
  (queryClient.getQueryData<HistoryPages>(listKey)?.pages ?? [])
    .flatMap(({ data }) => data)
    .filter((one) => one.is_pinned)
    .map(({ id }) => id);
const contentKey = chatKeys.content('a');
const pages = (title: string): ChatPages =>
  ({ pages: [{ data: { id: 'a', title, messages: [] } }], pageParams: [undefined] }) as unknown as ChatPages;
const listed = (): string | undefined => queryClient.getQueryData<HistoryPages>(listKey)?.pages[0]?.data[0]?.title;
const headed = (): string | undefined => queryClient.getQueryData<ChatPages>(contentKey)?.pages[0]?.data.title;
const isReadAgain = (): boolean | undefined => queryClient.getQueryState(contentKey)?.isInvalidated;
const asking = (count: number): Promise<void> => vi.waitFor(() => expect(asked).toHaveLength(count), 60_000);

beforeEach(() => {
  asked.length = 0;
  queryClient.setQueryData<HistoryPages>(listKey, {
    pages: [{ data: [item('a'), item('b')], next_cursor: null }],
    pageParams: [undefined],
  });
});
afterEach(() => queryClient.clear());

describe('two changes of chats at once', () => {
  it('read the lists after the last of them: before, they would come without it', async () => {
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    const first = changeFlags('a', { is_pinned: true });
    const second = changeFlags('b', { is_pinned: true });
    await asking(2);
    asked[0]?.answer.resolve({});
    await first;
    expect(invalidate).not.toHaveBeenCalled();
    asked[1]?.answer.resolve({});
    await second;
    expect(invalidate).toHaveBeenCalledOnce();
    invalidate.mockRestore();
  });

  it('keep the second in sight when the first is refused', async () => {
    const first = changeFlags('a', { is_pinned: true });
    await asking(1);
    const second = changeFlags('b', { is_pinned: true });
    await asking(2);
    asked[0]?.answer.reject(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    expect(pinned()).toEqual(['b']);
    asked[1]?.answer.resolve({});
    await second;
  });
});

describe('renameChat', () => {
  it('keeps the new title of the open chat although that was being read', async () => {
    const held: PromiseWithResolvers<void>[] = [];
    let title = 'before';
    const stop = new QueryObserver(queryClient, {
      queryKey: contentKey,
      initialData: pages('before'),
      staleTime: Infinity,
      queryFn: async () => {
        const answer = pages(title);
        const letGo = Promise.withResolvers<void>();
        held.push(letGo);
        await letGo.promise;
        return answer;
      },
    }).subscribe(() => undefined);
    void queryClient.refetchQueries({ queryKey: contentKey });
    const renaming = renameChat(item('a'), 'after');
    await asking(1);
    title = 'after';
    asked[0]?.answer.resolve({});
    await renaming;
    held[0]?.resolve();
    await vi.waitFor(() => expect(held).toHaveLength(2), 60_000);
    held[1]?.resolve();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 60_000);
    stop();
    expect(headed()).toBe('after');
  });

  it('takes a refused title back, and reads which one the chat has', async () => {
    queryClient.setQueryData(contentKey, pages('a'));
    const renaming = renameChat(item('a'), 'first');
    await asking(1);
    expect([listed(), headed()]).toEqual(['first', 'first']);
    asked[0]?.answer.reject(new Error('refused'));
    await expect(renaming).rejects.toThrow('refused');
    expect([listed(), headed()]).toEqual(['a', 'a']);
    expect(isReadAgain()).toBe(true);
  });
});

describe('two titles for one chat at once', () => {
  const renameTwice = async (): Promise<readonly [Promise<void>, Promise<void>]> => {
    queryClient.setQueryData(contentKey, pages('a'));
    const first = renameChat(item('a'), 'first');
    await asking(1);
    const second = renameChat({ ...item('a'), title: 'first' }, 'second');
    await asking(2);
    return [first, second];
  };

  it('show the second when the first is refused before it', async () => {
    const [first, second] = await renameTwice();
    asked[0]?.answer.reject(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    expect([listed(), headed()]).toEqual(['second', 'second']);
    asked[1]?.answer.resolve({});
    await second;
    expect([listed(), headed()]).toEqual(['second', 'second']);
  });

  it('show the second when the first is refused after it', async () => {
    const [first, second] = await renameTwice();
    asked[1]?.answer.resolve({});
    await second;
    asked[0]?.answer.reject(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    expect(headed()).toBe('second');
    // The lists say so as soon as they are read.
    expect([isReadAgain(), queryClient.getQueryState(listKey)?.isInvalidated]).toEqual([true, true]);
  });
});
