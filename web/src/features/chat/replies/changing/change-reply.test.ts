import type { ChatMessage } from '@notewright/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKeys, type ChatPages } from '../../../../api/chat-queries.ts';
import { queryClient } from '../../../../api/query.ts';
import { chatId, makeReply } from '../../testing/sample-messages.ts';
import { rate, type Rating } from './change-reply.ts';

type Value = ChatMessage['rating'];

interface Asked {
  readonly rating: Value;
  /** Gives the call its answer: what the server has stored, or a failure. */
  readonly answer: (isStored: boolean) => void;
}

const asked: Asked[] = [];

vi.mock('../../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: (_endpoint: unknown, { body }: { readonly body: { readonly rating: Value } }) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    const answer = (isStored: boolean): void =>
      isStored ? resolve({ data: makeReply({ id: 'r1', rating: body.rating }) }) : reject(new Error('no answer'));
    asked.push({ rating: body.rating, answer });
    return promise;
  },
}));

function shown(): ChatMessage {
  const pages = queryClient.getQueryData<ChatPages>(chatKeys.content(chatId));
  const reply = pages?.pages[0]?.data.messages[0];
  if (reply === undefined) throw new Error('no reply is held');
  return reply;
}

const press = (pressed: Rating): Promise<void> => rate(chatId, shown(), pressed);
const asking = (count: number): Promise<void> => vi.waitFor(() => expect(asked).toHaveLength(count), 60_000);

describe('rate', () => {
  beforeEach(() => {
    asked.length = 0;
    queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), {
      pages: [
        {
          data: {
            id: chatId,
            title: 'A title',
            branch: chatId,
            messages: [makeReply({ id: 'r1', rating: 'dislike' })],
            next_cursor: null,
          },
        },
      ],
      pageParams: [undefined],
    });
  });

  it('keeps showing a dislike that was taken back and given again before the first answer', async () => {
    const presses = [press('dislike'), press('dislike')];
    expect(shown().rating).toBe('dislike');
    await asking(1);
    asked[0]?.answer(true);
    await presses[0];
    expect(shown().rating).toBe('dislike');
    await asking(2);
    asked[1]?.answer(true);
    await Promise.all(presses);
    expect(asked.map(({ rating }) => rating)).toEqual([null, 'dislike']);
    expect(shown().rating).toBe('dislike');
  });

  it('shows what is stored when the last of several presses fails', async () => {
    const presses = [press('like'), press('dislike')];
    await asking(1);
    asked[0]?.answer(true);
    await asking(2);
    asked[1]?.answer(false);
    await Promise.all(presses);
    expect(shown().rating).toBe('like');
  });

  it('stores a press after one that failed', async () => {
    const presses = [press('dislike'), press('like')];
    await asking(1);
    asked[0]?.answer(false);
    await asking(2);
    asked[1]?.answer(false);
    await Promise.all(presses);
    expect(shown().rating).toBe('dislike');
  });
});
