import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { DamagedRow } from '../../kernel/damage.ts';
import { createStore } from '../index.ts';
import type { Owner, Store } from '../store.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';

const time = 1_790_000_000_000;
const words = [{ type: 'text-delta', seq: 0, text: 'Made-up words' }] as const;

describe.each(testDatabaseKinds)('a reply whose worker is gone on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  /** Another process, which has opened nothing of the chat yet. */
  let store: Store;
  let noted: DamagedRow[];
  beforeAll(async () => {
    test = await openTestStore(kind);
    owner = newOwner();
  });
  beforeEach(() => {
    noted = [];
    store = createStore(test.database, test.keys, test.clock, { note: (row) => void noted.push(row) });
  });
  afterAll(() => test.remove());

  async function addReply(): Promise<{ readonly id: string; readonly chatId: string }> {
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
    const message = await test.store.messages.add(owner, chatId, userMessage());
    const { id } = await test.store.messages.add(owner, chatId, queuedReply(message.id));
    await test.store.journal.append([{ messageId: id, events: words }]);
    return { id, chatId };
  }

  it('is read from its journal', async () => {
    const { id } = await addReply();
    expect(await store.journal.readAbandoned(id)).toEqual({ events: words, isWhole: true });
    expect(await store.journal.readAbandoned(uuidv7())).toBeNull();
    expect(noted).toEqual([]);
  });

  it('has no events where they were changed outside, which is noted', async () => {
    const { id } = await addReply();
    const { kysely } = test.database;
    const last = kysely.selectFrom('reply_heads').select('last_event_id').where('message_id', '=', id);
    const body = Buffer.from('changed outside');
    await kysely.updateTable('reply_events').set({ body }).where('id', '=', last).execute();
    expect(await store.journal.readAbandoned(id)).toEqual({ events: [], isWhole: false });
    expect(noted).toEqual([{ table: 'reply_events', rowId: id }]);
  });

  it('is read as far as its journal opens', async () => {
    const { id } = await addReply();
    await test.store.journal.append([{ messageId: id, events: [{ type: 'text-delta', seq: 1, text: ' and more' }] }]);
    const { kysely } = test.database;
    const last = kysely.selectFrom('reply_heads').select('last_event_id').where('message_id', '=', id);
    await kysely
      .updateTable('reply_events')
      .set({ body: Buffer.from('changed') })
      .where('id', '=', last)
      .execute();
    expect(await store.journal.readAbandoned(id)).toEqual({ events: words, isWhole: false });
    expect(noted).toEqual([{ table: 'reply_events', rowId: id }]);
  });

  it('has nothing where the key of its chat was changed outside, which is noted, and ends all the same', async () => {
    const { id, chatId } = await addReply();
    await test.store.journal.claim(id, 'worker', time);
    const details = Buffer.from('What was whole.');
    await test.database.kysely.updateTable('messages').set({ details }).where('id', '=', id).execute();
    const wrapped_key = Buffer.from('changed outside');
    await test.database.kysely.updateTable('chats').set({ wrapped_key }).where('id', '=', chatId).execute();
    expect(await store.journal.readAbandoned(id)).toBeNull();
    expect(noted).toEqual([{ table: 'chats', rowId: chatId }]);
    expect(await store.messages.findWhole(id)).toBeNull();

    expect(await store.journal.endUnopened(id, 'another')).toBe(false);
    expect(await store.journal.endUnopened(id, 'worker')).toBe(true);
    expect(await store.journal.endUnopened(id, 'worker')).toBe(false);
    const row = await test.database.kysely
      .selectFrom('messages')
      .select(['state', 'is_running', 'worker', 'lease_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'interrupted', is_running: 0, worker: null, lease_until: null });
  });

  it('leaves no journal behind once it has ended, and none of another goes with it', async () => {
    const [ended, running] = [await addReply(), await addReply()];
    await test.store.journal.claim(ended.id, 'worker', time);
    await store.journal.endUnopened(ended.id, 'worker');
    await store.journal.clearEnded();
    const heads = await test.database.kysely.selectFrom('reply_heads').select('message_id').execute();
    const ids = new Set(heads.map((row) => row.message_id));
    expect([ids.has(ended.id), ids.has(running.id)]).toEqual([false, true]);
    expect(await store.journal.readAfter(running.id, -1)).toEqual(words);
  });

  it('is not taken for one that lives by the other replies of its worker', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await addReply()).id);
    const [lost = '', ...live] = ids;
    for (const id of ids) await test.store.journal.claim(id, 'worker', time + 1_000);
    // More names than one statement takes.
    const unknown = Array.from({ length: 600 }, () => uuidv7());
    await store.journal.renew('worker', [...live.slice(0, 1), ...unknown, ...live.slice(1)], time + 9_000);
    await store.journal.renew('another', [lost], time + 9_000);
    const listed = (await store.journal.listAbandoned(time + 5_000, 100)).filter(({ messageId }) =>
      ids.includes(messageId),
    );
    expect(listed).toEqual([{ messageId: lost, isStopRequested: false }]);
    await store.journal.requestStop(owner, lost);
    expect(await store.journal.listAbandoned(time + 5_000, 100)).toContainEqual({
      messageId: lost,
      isStopRequested: true,
    });
  });
});
