import type { StreamEvent } from '@notewright/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { chatKeys, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { chatId, delta, makeMessage, makeReply, turnEnd } from '../testing/sample-messages.ts';
import { showStored } from './content-cache.ts';
import { backOff, followReply } from './follow-reply.ts';
import { stopFollowing } from './followed-replies.ts';
import { replyStore } from './reply-store.ts';

interface Script {
  readonly events: readonly StreamEvent[];
  readonly last: 'close' | 'break' | 'gone';
}

const scripts: Script[] = [];
const asked: number[] = [];

vi.mock('../../../api/stream.ts', () => ({
  stream: async function* (_endpoint: unknown, input: { query: { after: number } }) {
    asked.push(input.query.after);
    const script = scripts.shift();
    if (script === undefined) throw new Error('no script');
    for (const event of script.events) yield { id: null, event };
    if (script.last === 'break') throw new CallProblem('network', 0, 'broken');
    if (script.last === 'gone') throw new CallProblem('not_found', 404, 'gone');
  },
}));

const heldReply = () =>
  queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages[0]?.data.messages.find((one) => one.id === 'r1');

beforeEach(() => {
  vi.useFakeTimers();
  showStored(chatId, '', [makeMessage(), makeReply()]);
});

afterEach(() => {
  stopFollowing();
  queryClient.clear();
  scripts.length = 0;
  asked.length = 0;
  vi.useRealTimers();
});

describe('followReply', () => {
  it('takes a reply up again where it broke, and loses and repeats nothing', async () => {
    scripts.push(
      { events: [delta(0, 'one '), delta(1, 'two ')], last: 'break' },
      { events: [delta(1, 'two '), delta(2, 'three')], last: 'close' },
      { events: [turnEnd(3)], last: 'close' },
    );
    const done = followReply(chatId, 'r1');
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await done)?.state).toBe('complete');
    expect(asked).toEqual([-1, 1, 2]);
    expect(heldReply()).toMatchObject({ message_content: 'one two three', state: 'complete' });
    expect(replyStore.getState().running).toEqual({});
  });

  it('forgets what it has when the server says so', async () => {
    scripts.push(
      { events: [delta(0, 'first half')], last: 'break' },
      { events: [{ type: 'turn-reset' }, delta(0, 'the whole reply'), turnEnd(1)], last: 'close' },
    );
    const done = followReply(chatId, 'r1');
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
    expect(heldReply()?.message_content).toBe('the whole reply');
  });

  it('says that it is trying again, and keeps what was shown', async () => {
    scripts.push({ events: [delta(0, 'kept')], last: 'break' }, { events: [turnEnd(1)], last: 'close' });
    const done = followReply(chatId, 'r1');
    await vi.advanceTimersByTimeAsync(110);
    expect(replyStore.getState().running['r1']).toMatchObject({ reconnecting: true, folded: { text: 'kept' } });
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
  });

  it('gives up where trying again cannot help', async () => {
    scripts.push({ events: [], last: 'gone' });
    const done = followReply(chatId, 'r1');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await done).toBeNull();
    expect(replyStore.getState().running).toEqual({});
  });

  it('listens once, however often it is asked', async () => {
    scripts.push({ events: [turnEnd(0, { state: 'failed', problem: 'It failed.' })], last: 'close' });
    const first = followReply(chatId, 'r1');
    expect(await followReply(chatId, 'r1')).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await first)?.state).toBe('failed');
    expect(heldReply()?.problem).toBe('It failed.');
    expect(asked).toHaveLength(1);
  });
});

describe('backOff', () => {
  it('doubles from half a second to fifteen, less up to a third', () => {
    expect([0, 1, 2, 5, 20].map((tries) => backOff(tries, 0))).toEqual([500, 1000, 2000, 15_000, 15_000]);
    expect(backOff(0, 1)).toBeCloseTo(333.3, 0);
  });
});
