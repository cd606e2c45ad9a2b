import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { newOwner, openTestStore, type TestStore } from '../store/test-store.ts';
import type { Owner } from '../store/store.ts';
import { createRecordingSweep } from './sweep-recordings.ts';

const day = 86_400_000;

describe.each(testDatabaseKinds)('the sweep of recordings on $name', (kind) => {
  let test: TestStore;
  let owner: Owner;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    for (const table of ['recordings', 'audit_events', 'tenants'] as const)
      await test.database.kysely.deleteFrom(table).execute();
    owner = newOwner();
  });

  const sweep = () => createRecordingSweep({ store: test.store, clock: test.clock }).run(new AbortController().signal);
  const keepFor = (recording_days: number) =>
    test.database.kysely
      .insertInto('tenants')
      .values({ id: owner.tenantId, kind: 'company', created_at: 1, name: null, retention_days: null, recording_days })
      .execute();
  /** One with a part of one piece; done when it is to be. */
  async function record({ isDone = false, who = owner } = {}): Promise<string> {
    const id = uuidv7();
    const now = test.clock.now();
    const { recordings } = test.store;
    await recordings.begin(who, { id, chatId: null, sessionId: 's', language: 'en-US' }, now);
    await recordings.addPiece(who, id, { part: 0, number: 0, bytes: Buffer.from('sound') }, now);
    await recordings.closePart(who, id, { part: 0, pieces: 1, seconds: 2, hasSound: true }, now);
    if (!isDone) return id;
    const claimed = await recordings.claimPart('w', now, now + 1);
    if (claimed !== null) await recordings.writeText(claimed, 'Chest pain.', now);
    await recordings.finish(who, id, { parts: 1, withoutFailed: false }, now);
    return id;
  }
  const find = (id: string) => test.store.recordings.find(owner, id);
  const listKept = () => test.store.recordings.listAll(owner);
  const lines = async () =>
    (
      await test.database.kysely
        .selectFrom('audit_events')
        .select(['action', 'object_id', 'tenant_id', 'actor_id'])
        .orderBy('object_id')
        .execute()
    ).map((row) => [row.action, row.object_id, row.tenant_id, row.actor_id]);

  it('leaves what somebody may come back to', async () => {
    const [open, done] = [await record(), await record({ isDone: true, who: newOwner(owner.tenantId) })];
    test.clock.time += 7 * day;
    await sweep();
    expect(await find(open)).not.toBeNull();
    expect((await test.database.kysely.selectFrom('recordings').select('id').execute()).map(({ id }) => id)).toContain(
      done,
    );
    expect(await lines()).toEqual([]);
  });

  it('removes what nobody has come back to for a week, by the dozens, and says so', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 45; count += 1) ids.push(await record({ who: newOwner(owner.tenantId) }));
    const done = await record({ isDone: true });
    test.clock.time += 7 * day + 1;
    await sweep();
    for (const table of ['recordings', 'recording_parts', 'recording_pieces'] as const)
      expect(await test.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await lines()).toEqual([...ids, done].map((id) => ['recording.expire', id, owner.tenantId, null]));
  });

  it('removes sound when the days of its company are over, and its text when nobody took it', async () => {
    await keepFor(10);
    const id = await record({ isDone: true });
    test.clock.time += 7 * day + 1;
    await sweep();
    expect(await find(id)).toBeNull();
    expect(await listKept()).toMatchObject([{ id, hasSound: true, parts: [{ text: null }] }]);
    test.clock.time += 3 * day;
    await sweep();
    expect(await listKept()).toEqual([]);
    expect(await lines()).toEqual([
      ['recording.expire', id, owner.tenantId, null],
      ['recording.sound_expire', id, owner.tenantId, null],
    ]);
  });

  it('follows a company that keeps sound no longer', async () => {
    await keepFor(30);
    const id = await record({ isDone: true });
    test.clock.time += day;
    await sweep();
    expect(await find(id)).toMatchObject({ hasSound: true });
    await test.database.kysely.updateTable('tenants').set({ recording_days: 0 }).execute();
    await sweep();
    expect(await find(id)).toMatchObject({ hasSound: false, parts: [{ text: 'Chest pain.' }] });
  });
});
