import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { baseUrl, connectionId, newWrite } from '../../emr/write-back/testing/make-write.ts';
import { SealError } from '../../kernel/seal-error.ts';
import type { Owner } from '../store.ts';
import { newOwner, openTestStore, type TestStore } from '../test-store.ts';
import type { ClaimedWrite, ItemResult, NewWrite } from './emr-write-store.ts';

const time = 1_790_000_000_000;
const minute = 60_000;
const written: ItemResult = {
  state: 'written',
  reason: null,
  detail: null,
  reference: 'DocumentReference/1',
  at: time,
};

describe.each(testDatabaseKinds)('write-backs on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  let write: NewWrite;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('emr_write_items').execute();
    await test.database.kysely.deleteFrom('emr_writes').execute();
    owner = newOwner();
    write = await begin('p1');
  });

  const writes = () => test.store.emrWrites;
  const begin = async (patientId: string): Promise<NewWrite> => {
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: 'Chat', now: time });
    const made = newWrite(chatId, patientId);
    expect(await writes().begin(owner, made, time)).toBe(true);
    return made;
  };
  const claim = async (now = time, worker = 'w'): Promise<ClaimedWrite> =>
    (await writes().claim(worker, now, now + minute)) ?? expect.fail('Nothing waits.');
  const find = async (of = write) => (await writes().find(of.messageId)) ?? expect.fail('It is gone.');
  const statesOf = async (of = write): Promise<string[]> => (await find(of)).items.map(({ state }) => state);

  it('take each version once, of however many that ask at the same time', async () => {
    const others = Array.from({ length: 4 }, () => ({ ...newWrite(write.chatId, 'p2'), messageId: write.messageId }));
    expect(await Promise.all(others.map((one) => writes().begin(owner, one, time)))).toEqual(others.map(() => false));
    expect(await find()).toMatchObject({ id: write.id, patientId: 'p1', state: 'waiting' });
  });

  it('give one to one worker, and to another once its lease is over', async () => {
    const claimed = await Promise.all(['a', 'b', 'c'].map((worker) => writes().claim(worker, time, time + minute)));
    expect(claimed.filter((one) => one !== null)).toHaveLength(1);
    expect(await writes().claim('d', time + minute - 1, time + 2 * minute)).toBe(null);
    expect(await writes().claim('d', time + minute, time + 2 * minute)).toMatchObject({ id: write.id });
  });

  it('let nothing be sent by a worker whose lease is over, or whose write is another’s', async () => {
    const slow = await claim();
    expect(await writes().beginItem(slow, 0, time, time + minute)).toBe(true);
    expect(await writes().beginItem(slow, 1, time + minute, time + 2 * minute)).toBe(false);
    const next = await claim(time + minute, 'x');
    expect(await writes().beginItem(slow, 1, time + minute, time + 2 * minute)).toBe(false);
    expect((await writes().open(next))?.items.map(({ isBegun }) => isBegun).slice(0, 2)).toEqual([true, false]);
  });

  it('keep what came of an item once, and forget what was sent', async () => {
    const claimed = await claim();
    await writes().beginItem(claimed, 0, time, time + minute);
    expect(await writes().settleItem(claimed, 0, written)).toBe(true);
    expect(await writes().settleItem(claimed, 0, { ...written, reference: 'DocumentReference/2' })).toBe(false);
    const [document] = (await find()).items;
    expect(document).toMatchObject({ state: 'written', resource: null, result: { reference: 'DocumentReference/1' } });
    expect(await writes().findReference(write.messageId, connectionId)).toBe('DocumentReference/1');
    expect(await writes().findReference(write.messageId, uuidv7())).toBe(null);
  });

  it('cancel what waits of one patient and of nobody else, and keep what is there already', async () => {
    const other = await begin('p2');
    const claimed = await claim();
    const mine = (await find()).leaseUntil > time ? write : other;
    expect(mine).toBe(write);
    await writes().beginItem(claimed, 0, time, time + minute);
    await writes().settleItem(claimed, 0, written);
    await writes().beginItem(claimed, 1, time, time + minute);
    expect(await writes().cancel({ owner, baseUrl, patientId: 'p1' }, time)).toEqual([write.messageId]);
    expect(await statesOf(other)).not.toContain('cancelled');
    expect(await writes().beginItem(claimed, 2, time, time + minute)).toBe(false);
    // What was on its way arrived.
    expect(await writes().settleItem(claimed, 1, { ...written, reference: 'Condition/2' })).toBe(true);
    expect((await statesOf()).slice(0, 4)).toEqual(['written', 'written', 'cancelled', 'cancelled']);
    await writes().postpone(claimed, { state: 'waiting', notBefore: time, isTry: true });
    expect((await find()).state).toBe('cancelled');
    expect(await writes().reopen(owner, write.messageId, time)).toBe(true);
    expect((await statesOf()).slice(0, 4)).toEqual(['written', 'written', 'waiting', 'waiting']);
    expect((await find()).items[2]?.resource).not.toBe(null);
  });

  it('count what waits and what was refused, and wake it', async () => {
    const claimed = await claim();
    await writes().postpone(claimed, { state: 'held', notBefore: time, isTry: true });
    expect(await writes().claim('w', time + minute, time + 2 * minute)).toBe(null);
    expect(await writes().count(connectionId)).toEqual({ waiting: 1, refused: 0, oldestWaiting: time });
    expect(await writes().wake({ connectionId }, time + minute)).toBe(1);
    const again = await claim(time + minute);
    await writes().settleItem(again, 0, { ...written, state: 'refused' });
    await writes().finish(again);
    expect(await writes().count(connectionId)).toEqual({ waiting: 0, refused: 1, oldestWaiting: null });
    expect(await writes().reopen(owner, write.messageId, time)).toBe(false);
  });

  it('are gone with their chat, and are nobody’s who was put into their row from outside', async () => {
    await test.database.kysely
      .updateTable('emr_writes')
      .set({ owner_id: uuidv7() })
      .where('id', '=', write.id)
      .execute();
    await expect(writes().find(write.messageId)).rejects.toThrow(SealError);
    const other = await begin('p2');
    await test.store.chats.moveToBin(owner, other.chatId, time);
    await test.store.bin.destroy(owner, other.chatId);
    expect(await writes().find(other.messageId)).toBe(null);
  });
});
