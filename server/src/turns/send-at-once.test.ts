import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyEnd, Store } from '../store/store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { newOwner, openTestStore, type TestStore } from '../store/test-store.ts';
import { openTurn, type TurnCommand, type SentMessage } from './open-turn.ts';

const end: ReplyEnd = {
  state: 'complete',
  content: 'Made-up words.',
  statements: [],
  toolResult: null,
  problem: null,
  notice: null,
  writtenBy: null,
};

describe.each(testDatabaseKinds)('two sends into one chat at the same time on $name', (kind) => {
  let test: TestStore;
  let other: Awaited<ReturnType<TestStore['openOther']>>;
  beforeAll(async () => {
    test = await openTestStore(kind);
    other = await test.openOther();
  });
  afterAll(async () => {
    await other.close();
    await test.remove();
  });

  const owner = newOwner();
  const newText: TurnCommand['content'] = {
    kind: 'message',
    toolName: 'Chartwright',
    text: 'Cough.',
    files: [],
  };

  /** As another process would send it: its own connections, its own worker. */
  function send(store: Store, chatId: string | null, content: TurnCommand['content']): Promise<SentMessage> {
    const turns = {
      worker: uuidv7(),
      leaseEnd: () => test.clock.now() + 60_000,
      isFull: () => false,
      start: () => undefined,
    };
    const parts = { store, turns, clock: test.clock, newId: () => uuidv7(), storedBytes: 1_000_000_000 };
    return openTurn(parts, { owner, chatId, content, idempotency: null, origin: { ip: '', userAgent: '' } });
  }

  /** How the two ended, and the reply that was opened. */
  async function sendTwice(chatId: string, content: TurnCommand['content']): Promise<readonly [string[], SentMessage]> {
    const results = await Promise.allSettled([send(test.store, chatId, content), send(other.store, chatId, content)]);
    const words = results.map((result) => (result.status === 'fulfilled' ? 'sent' : String(result.reason)));
    const [sent] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    if (sent === undefined) throw new Error(words.join());
    return [words.sort(), sent];
  }

  const once = ['TurnProblem: reply_running', 'sent'];

  it.each([
    ['a new message', (): TurnCommand['content'] => newText],
    ['an answer again', (replyId: string): TurnCommand['content'] => ({ kind: 'regenerate', replyId, toolName: null })],
  ])('%s is taken once, however often they meet', async (_, contentFor) => {
    const first = await send(test.store, null, newText);
    await test.store.messages.end(first.reply.id, end);
    for (let round = 1; round <= 12; round += 1) {
      const [words, sent] = await sendTwice(first.chatId, contentFor(first.reply.id));
      expect(words).toEqual(once);
      await test.store.messages.end(sent.reply.id, end);
    }
    const { items } = await test.store.messages.page(owner, first.chatId, { limit: 100 });
    expect(items.filter((message) => message.sentBy === 'bot')).toHaveLength(13);
  });
});
