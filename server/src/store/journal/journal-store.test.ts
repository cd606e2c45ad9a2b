import type { TurnEvent } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealError } from '../../kernel/seal-error.ts';
import type { Owner, ReplyEnd } from '../store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';

const time = 1_790_000_000_000;
const ended: ReplyEnd = {
  state: 'interrupted',
  content: '',
  statements: [],
  toolResult: null,
  problem: null,
  notice: null,
  writtenBy: null,
};

function deltas(from: number, count: number): TurnEvent[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'text-delta',
    seq: from + index,
    text: `t${from + index} `,
  }));
}

describe.each(testDatabaseKinds)('the journal on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  let chatId: string;
  beforeAll(async () => {
    test = await openTestStore(kind);
    owner = newOwner();
    chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
  });
  afterAll(() => test.remove());

  async function addReply(createdAt = time): Promise<string> {
    const message = await test.store.messages.add(owner, chatId, userMessage({ createdAt }));
    return (await test.store.messages.add(owner, chatId, queuedReply(message.id, { createdAt }))).id;
  }

  it('gives back events in order from any number on, however they came in', async () => {
    const [one, two] = [await addReply(), await addReply()];
    for (let seq = 0; seq < 40; seq += 4) {
      await test.store.journal.append([
        { messageId: one, events: deltas(seq, 4) },
        { messageId: two, events: deltas(seq / 2, 1) },
        { messageId: two, events: deltas(seq / 2 + 1, 1) },
      ]);
    }
    for (const after of [-1, 0, 2, 3, 4, 17, 38, 39, 100]) {
      expect(await test.store.journal.readAfter(one, after)).toEqual(deltas(0, 40).slice(after + 1));
    }
    expect(await test.store.journal.readAfter(two, -1)).toEqual(deltas(0, 20));
    await test.store.journal.clear(one);
    expect(await test.store.journal.readAfter(one, -1)).toEqual([]);
    expect(await test.store.journal.readAfter(two, -1)).toEqual(deltas(0, 20));
  });

  it('is read by another process as soon as it is written', async () => {
    const id = await addReply();
    const other = await test.openOther();
    for (let seq = 0; seq < 5; seq += 1) {
      await test.store.journal.append([{ messageId: id, events: deltas(seq, 1) }]);
      expect(await other.store.journal.readAfter(id, seq - 1)).toEqual(deltas(seq, 1));
    }
    await other.close();
  });

  it('takes a repeated batch once, and nothing for replies that are cleared or unknown', async () => {
    const id = await addReply();
    await test.store.journal.append([{ messageId: id, events: deltas(0, 3) }]);
    await test.store.journal.append([{ messageId: id, events: deltas(1, 4) }]);
    await test.store.journal.append([{ messageId: id, events: [] }]);
    expect(await test.store.journal.readAfter(id, -1)).toEqual(deltas(0, 5));
    await test.store.journal.clear(id);
    await test.store.journal.append([
      { messageId: id, events: deltas(5, 1) },
      { messageId: uuidv7(), events: deltas(0, 1) },
    ]);
    expect(await test.store.journal.readAfter(id, -1)).toEqual([]);
  });

  it('removes rows once no running reply needs them', async () => {
    for (const row of await test.database.kysely.selectFrom('reply_heads').select('message_id').execute())
      await test.store.journal.clear(row.message_id);
    const [slow, quick] = [await addReply(), await addReply()];
    await test.store.journal.append([{ messageId: quick, events: deltas(0, 1) }]);
    await test.store.journal.append([{ messageId: slow, events: deltas(0, 1) }]);
    await test.store.journal.append([{ messageId: quick, events: deltas(1, 1) }]);
    const count = async (): Promise<number> =>
      (await test.database.kysely.selectFrom('reply_events').select('id').execute()).length;
    await test.store.journal.clear(quick);
    expect(await count()).toBe(2);
    await test.store.journal.clear(slow);
    expect(await count()).toBe(0);
  });

  it('keeps the rows of a reply that a process with a slower clock goes on with', async () => {
    const [id, other] = [await addReply(), await addReply()];
    await test.store.journal.append([{ messageId: id, events: deltas(0, 1) }]);
    const { kysely } = test.database;
    await kysely.updateTable('reply_heads').set({ first_event_id: 'f' }).where('message_id', '=', id).execute();
    await test.store.journal.append([{ messageId: id, events: deltas(1, 1) }]);
    await test.store.journal.clear(other);
    expect(await test.store.journal.readAfter(id, 0)).toEqual(deltas(1, 1));
    await test.store.journal.clear(id);
  });

  it('refuses events that were moved to another reply', async () => {
    const [one, two] = [await addReply(), await addReply()];
    await test.store.journal.append([
      { messageId: one, events: deltas(0, 1) },
      { messageId: two, events: deltas(0, 1) },
    ]);
    const { kysely } = test.database;
    const from = await kysely
      .selectFrom('reply_heads')
      .selectAll()
      .where('message_id', '=', one)
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('reply_heads')
      .set({ last_event_id: from.last_event_id })
      .where('message_id', '=', two)
      .execute();
    await expect(test.store.journal.readAfter(two, -1)).rejects.toThrow(SealError);
    await test.store.journal.clear(two);
  });

  it('lets one worker hold a reply, until its lease passes', async () => {
    const id = await addReply();
    test.clock.time = time;
    const other = await test.openOther();
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? test : other).store.journal.claim(id, `worker-${index}`, time + 1000),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    const holder = `worker-${claims.indexOf(true)}`;
    expect(await test.store.journal.claim(id, holder, time + 2000)).toBe(true);
    expect(await test.store.journal.claim(id, 'late', time + 9000)).toBe(false);
    test.clock.time = time + 2001;
    expect(await other.store.journal.claim(id, 'late', time + 9000)).toBe(true);
    expect(await test.store.messages.end(id, ended, holder)).toBe(false);
    expect(await test.store.messages.end(id, ended, 'late')).toBe(true);
    expect(await test.store.journal.claim(id, 'late', time + 9000)).toBe(false);
    expect(await test.store.journal.claim(uuidv7(), 'late', time + 9000)).toBe(false);
    test.clock.time = time;
    await other.close();
  });

  it('lists replies whose worker is gone, and those nobody took', async () => {
    const start = time + 1_000_000;
    const [taken, renewed, unclaimed] = [await addReply(start), await addReply(start), await addReply(start)];
    await test.store.journal.claim(taken, 'gone', start + 5_000);
    await test.store.journal.claim(renewed, 'alive', start + 5_000);
    await test.store.journal.renew('alive', [taken, renewed], start + 60_000);
    const listed = async (now: number): Promise<string[]> => {
      const rows = await test.store.journal.listAbandoned(now, 100);
      return rows.map((row) => row.messageId).filter((id) => [taken, renewed, unclaimed].includes(id));
    };
    expect(await listed(start + 4_000)).toEqual([]);
    expect(await listed(start + 6_000)).toEqual([taken]);
    expect(await listed(start + 30_000)).toEqual([taken, unclaimed]);
    await test.store.messages.end(taken, ended);
    expect(await listed(start + 30_000)).toEqual([unclaimed]);
  });

  it('passes a request to stop on to the worker', async () => {
    const [one, two] = [await addReply(), await addReply()];
    await test.store.journal.claim(one, 'stopper', time + 1000);
    await test.store.journal.claim(two, 'stopper', time + 1000);
    expect(await test.store.journal.listStopRequests('stopper')).toEqual([]);
    expect(await test.store.journal.requestStop(owner, one)).toBe(true);
    expect(await test.store.journal.listStopRequests('stopper')).toEqual([one]);
    expect(await test.store.journal.listStopRequests('another')).toEqual([]);
    await test.store.messages.end(one, { ...ended, state: 'stopped' }, 'stopper');
    expect(await test.store.journal.listStopRequests('stopper')).toEqual([]);
    expect(await test.store.journal.requestStop(owner, one)).toBe(false);
  });
});
