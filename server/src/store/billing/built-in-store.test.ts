import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { createBuiltInStore } from './built-in-store.ts';
import type { BuiltInStore, NewPaper, StoredPaper } from './built-in-store.ts';

describe.each(testDatabaseKinds)('papers of the built-in provider on $name', ({ open }) => {
  let test: TestDatabase;
  let store: BuiltInStore;
  beforeAll(async () => {
    test = await open();
    store = createBuiltInStore(test.database);
  });
  afterAll(() => test.remove());

  const paperOf = (values: Partial<NewPaper> = {}): NewPaper => ({
    id: uuidv7(),
    kind: 'invoice',
    customerId: 'cus_1',
    createdAt: 1000,
    dueAt: null,
    content: {},
    ...values,
  });

  async function add(values: Partial<NewPaper> = {}): Promise<StoredPaper> {
    const paper = paperOf(values);
    expect(await store.insert(paper)).toBe(true);
    return { ...paper, version: 1 };
  }

  it('gives back what was kept, and keeps the first of two under one id', async () => {
    const paper = await add({ content: { words: 'Zoë “‘<&>’” 𝒳', list: [1, null, true] } });
    expect(await store.find(paper.id)).toEqual(paper);
    expect(await store.insert({ ...paper, content: 'another' })).toBe(false);
    expect(await store.find(paper.id)).toEqual(paper);
    expect(await store.find(uuidv7())).toBeNull();
  });

  it('refuses a change and a removal by whoever has read an older version', async () => {
    const paper = await add();
    expect(await store.update({ ...paper, dueAt: 5, content: 'first' })).toBe(true);
    expect(await store.update({ ...paper, dueAt: 6, content: 'late' })).toBe(false);
    expect(await store.remove(paper)).toBe(false);
    const now = await store.find(paper.id);
    expect(now).toEqual({ ...paper, dueAt: 5, content: 'first', version: 2 });
    expect(await store.remove({ id: paper.id, version: 2 })).toBe(true);
    expect(await store.remove({ id: paper.id, version: 2 })).toBe(false);
    expect(await store.update({ ...paper, version: 2 })).toBe(false);
    expect(await store.find(paper.id)).toBeNull();
  });

  it('lets one of many win who change it at the same time', async () => {
    const paper = await add();
    const won = await Promise.all(Array.from({ length: 8 }, (_, index) => store.update({ ...paper, content: index })));
    expect(won.filter((isWon) => isWon)).toHaveLength(1);
  });

  it('lists a customer’s of one kind, newest first, and nothing of another', async () => {
    const customerId = uuidv7();
    const [first, second, third] = [
      await add({ customerId, createdAt: 1 }),
      await add({ customerId, createdAt: 3 }),
      await add({ customerId, createdAt: 2 }),
    ];
    await add({ customerId, kind: 'event', createdAt: 2 });
    await add({ customerId: uuidv7(), createdAt: 2 });
    const ids = async (since?: number): Promise<readonly string[]> =>
      (await store.listOf(customerId, 'invoice', since)).map(({ id }) => id);
    expect(await ids()).toEqual([second.id, third.id, first.id]);
    expect(await ids(2)).toEqual([second.id, third.id]);
  });

  it('lists what is due, the longest due first', async () => {
    const [late, later] = [await add({ kind: 'checkout', dueAt: 10 }), await add({ kind: 'checkout', dueAt: 20 })];
    await add({ kind: 'checkout', dueAt: null });
    await add({ kind: 'checkout', dueAt: 31 });
    await add({ kind: 'event', dueAt: 5 });
    expect((await store.listDue('checkout', 30, 10)).map(({ id }) => id)).toEqual([late.id, later.id]);
    expect((await store.listDue('checkout', 30, 1)).map(({ id }) => id)).toEqual([late.id]);
    expect(await store.listDue('checkout', 9, 10)).toEqual([]);
  });
});
