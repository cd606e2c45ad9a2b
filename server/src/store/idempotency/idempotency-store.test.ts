import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { IdempotencyLostError, staleAfter } from './idempotency-store.ts';

const time = 1_790_000_000_000;
const route = 'POST /chat/create_chat/';

describe.each(testDatabaseKinds)('idempotency keys and drafts on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  it('lets one of many begin, and answers the rest with the first result', async () => {
    const [user, key] = [uuidv7(), uuidv7()];
    const other = await test.openOther();
    const begun = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? test : other).store.idempotency.begin(user, route, key, 'hash', time),
      ),
    );
    await other.close();
    expect(begun.filter(({ state }) => state === 'new')).toHaveLength(1);
    expect(begun.filter(({ state }) => state === 'running')).toHaveLength(11);
    expect(await test.store.idempotency.begin(user, route, key, 'another', time)).toEqual({ state: 'mismatch' });
    await test.store.idempotency.finish(user, route, key, { chatId: 'c', ids: ['a', 'b'] });
    expect(await test.store.idempotency.begin(user, route, key, 'hash', time)).toEqual({
      state: 'done',
      result: { chatId: 'c', ids: ['a', 'b'] },
    });
    expect(await test.store.idempotency.begin(user, route, key, 'another', time)).toEqual({ state: 'mismatch' });
    await test.store.idempotency.release(user, route, key);
    expect(await test.store.idempotency.begin(user, route, key, 'hash', time)).toMatchObject({ state: 'done' });
    expect(await test.store.idempotency.begin(uuidv7(), route, key, 'x', time)).toEqual({ state: 'new' });
    expect(await test.store.idempotency.begin(user, 'POST /other/', key, 'x', time)).toEqual({ state: 'new' });
  });

  it('can be tried again after a release, and is taken over when its process is gone', async () => {
    const [user, key] = [uuidv7(), uuidv7()];
    const begin = (now: number) => test.store.idempotency.begin(user, route, key, 'hash', now);
    expect(await begin(time)).toEqual({ state: 'new' });
    await test.store.idempotency.release(user, route, key);
    expect(await begin(time)).toEqual({ state: 'new' });
    expect(await begin(time + staleAfter)).toEqual({ state: 'running' });
    const late = await Promise.all([
      begin(time + staleAfter + 1),
      begin(time + staleAfter + 1),
      begin(time + staleAfter + 1),
    ]);
    expect(late.map(({ state }) => state).sort()).toEqual(['new', 'running', 'running']);
  });

  it('undoes the change of the second of two that finish under one key', async () => {
    const owner = newOwner();
    const key = uuidv7();
    await test.store.idempotency.begin(owner.userId, route, key, 'hash', time);
    const create = async (): Promise<string> => {
      const id = uuidv7();
      await test.store.transaction(async (store) => {
        await store.chats.create(owner, { id, title: 'Once', now: time });
        await store.messages.add(owner, id, userMessage());
        await store.idempotency.finish(owner.userId, route, key, { id });
      });
      return id;
    };
    const results = await Promise.allSettled([create(), create()]);
    const kept = results.filter((result) => result.status === 'fulfilled');
    const lost = results.filter((result) => result.status === 'rejected');
    expect([kept.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]?.reason).toBeInstanceOf(IdempotencyLostError);
    const listed = await test.store.chats.list(owner, { filter: 'all', limit: 5 });
    expect(listed.items.map(({ id }) => id)).toEqual(kept.map(({ value }) => value));
  });

  it('forgets old keys', async () => {
    const [user, key] = [uuidv7(), uuidv7()];
    await test.store.idempotency.begin(user, route, key, 'hash', time);
    await test.store.idempotency.finish(user, route, key, null);
    await test.store.idempotency.removeBefore(time);
    expect(await test.store.idempotency.begin(user, route, key, 'hash', time)).toEqual({ state: 'done', result: null });
    await test.store.idempotency.removeBefore(time + 1);
    expect(await test.store.idempotency.begin(user, route, key, 'hash', time)).toEqual({ state: 'new' });
  });

  it('keeps a draft per chat and one for the chat home', async () => {
    const owner = newOwner();
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
    expect(await test.store.drafts.read(owner, null)).toBe('');
    await test.store.drafts.save(owner, null, 'at home', time);
    await test.store.drafts.save(owner, chatId, 'in the chat', time);
    await test.store.drafts.save(owner, chatId, 'in the chat, longer', time + 1);
    expect(await test.store.drafts.read(owner, null)).toBe('at home');
    expect(await test.store.drafts.read(owner, chatId)).toBe('in the chat, longer');
    const stranger = newOwner(owner.tenantId);
    await test.store.drafts.save(stranger, chatId, 'mine', time);
    expect(await test.store.drafts.read(stranger, chatId)).toBe('');
    expect(await test.store.drafts.read(owner, chatId)).toBe('in the chat, longer');
    await test.store.drafts.save(owner, chatId, '', time + 2);
    expect(await test.store.drafts.read(owner, chatId)).toBe('');
    expect(await test.store.drafts.read(owner, null)).toBe('at home');
  });
});
