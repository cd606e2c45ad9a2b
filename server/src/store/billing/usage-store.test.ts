import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTombstones } from '../../database/tombstones.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { createUsageStore } from './usage-store.ts';
import type { UsageEntry, UsageStore } from './usage-store.ts';

const whole = ['0000-01-01', '9999-12-31'] as const;

describe.each(testDatabaseKinds)('use on $name', ({ open }) => {
  let opened: TestDatabase;
  let store: UsageStore;
  beforeAll(async () => {
    opened = await open();
    store = createUsageStore(opened.database);
  });
  afterAll(() => opened.remove());

  const entry = (change: Partial<UsageEntry> = {}): UsageEntry => ({
    tenantId: makeId(),
    userId: makeId(),
    day: '2026-11-20',
    tool: 'Chartwright',
    replies: 1,
    wordsIn: 10,
    wordsOut: 20,
    ...change,
  });

  it('adds up by day and tool, and a person’s and a company’s apart', async () => {
    const one = entry();
    const { tenantId, userId } = one;
    const other = entry({ tenantId });
    await store.add([one, { ...one, wordsIn: 5 }, other, { ...one, tool: 'Validify' }, { ...one, day: '2026-11-19' }]);
    await store.add([{ ...one, replies: 1, wordsIn: 1, wordsOut: 1 }]);
    await store.add([]);
    expect(await store.list({ tenantId, userId }, ...whole)).toEqual([
      { day: '2026-11-19', tool: 'Chartwright', replies: 1, wordsIn: 10, wordsOut: 20 },
      { day: '2026-11-20', tool: 'Chartwright', replies: 3, wordsIn: 16, wordsOut: 41 },
      { day: '2026-11-20', tool: 'Validify', replies: 1, wordsIn: 10, wordsOut: 20 },
    ]);
    expect(await store.list({ tenantId, userId: null }, '2026-11-20', '2026-11-20')).toEqual([
      { day: '2026-11-20', tool: 'Chartwright', replies: 4, wordsIn: 26, wordsOut: 61 },
      { day: '2026-11-20', tool: 'Validify', replies: 1, wordsIn: 10, wordsOut: 20 },
    ]);
    expect(await store.list({ tenantId: makeId(), userId }, ...whole)).toEqual([]);
    expect(await store.list({ tenantId, userId: makeId() }, ...whole)).toEqual([]);
  });

  it('gives whole numbers, also large ones', async () => {
    const one = entry({ wordsIn: 3_000_000_000, wordsOut: 5_000_000_000 });
    await store.add([one]);
    await store.add([one]);
    expect(await store.list(one, ...whole)).toEqual([
      { day: one.day, tool: one.tool, replies: 2, wordsIn: 6_000_000_000, wordsOut: 10_000_000_000 },
    ]);
  });

  it('loses nothing when several processes count in the same rows at once, in whatever order', async () => {
    const others = await Promise.all([opened.reopen(), opened.reopen()]);
    const tenantId = makeId();
    const people = [makeId(), makeId(), makeId()];
    const rounds = Array.from({ length: 24 }, (_, at) => {
      const database = [opened.database, ...others][at % 3] ?? opened.database;
      const entries = people.map((userId) => entry({ tenantId, userId }));
      const mixed = at % 2 === 0 ? entries : entries.toReversed();
      return database.transaction((tx) => createUsageStore(tx).add(mixed));
    });
    await Promise.all(rounds);
    expect(await store.list({ tenantId, userId: null }, ...whole)).toMatchObject([
      { replies: 72, wordsIn: 720, wordsOut: 1440 },
    ]);
    for (const database of others) await database.close();
  });

  it('keeps nothing of a transaction that did not come to its end', async () => {
    const one = entry();
    const failed = opened.database.transaction(async (tx) => {
      await createUsageStore(tx).add([one]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await store.list(one, ...whole)).toEqual([]);
  });

  it('counts nothing for a person or a company that was destroyed', async () => {
    const [gone, closed] = [entry(), entry()];
    await addTombstones(opened.database, [gone.userId, closed.tenantId]);
    await store.add([gone, closed]);
    expect(await store.list(gone, ...whole)).toEqual([]);
    expect(await store.list(closed, ...whole)).toEqual([]);
  });

  it('forgets what is older than a day', async () => {
    const one = entry();
    await store.add(['2025-10-19', '2025-10-20', '2025-10-21'].map((day) => ({ ...one, day })));
    await store.removeBefore('2025-10-20');
    expect((await store.list(one, ...whole)).map(({ day }) => day)).toEqual(['2025-10-20', '2025-10-21']);
  });
});
