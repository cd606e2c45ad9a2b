import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damagedText } from '../../kernel/damage.ts';
import { OwnerGoneError } from '../../kernel/owner-gone-error.ts';
import { addTombstones } from '../../database/tombstones.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, type TestStore } from '../test-store.ts';

const time = 1_790_000_000_000;

describe.each(testDatabaseKinds)('phrases $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  const content = (name: string) => ({ name, words: `Words of ${name}`, description: '' });
  const add = async (owner: ReturnType<typeof newOwner>, name: string, isShared = false): Promise<string> => {
    const id = uuidv7();
    await test.store.phrases.addAll(owner, [{ id, ...content(name) }], isShared, time);
    return id;
  };
  const names = async (owner: ReturnType<typeof newOwner>) =>
    (await test.store.phrases.list(owner)).map(({ name }) => name);

  it('are those of a person and of their tenant, by name, and nobody else’s', async () => {
    const owner = newOwner();
    const colleague = newOwner(owner.tenantId);
    await add(owner, 'zoster');
    const shared = await add(owner, 'ankle', true);
    expect(await names(owner)).toEqual(['ankle', 'zoster']);
    expect(await test.store.phrases.list(colleague)).toEqual([
      { id: shared, ...content('ankle'), isShared: true, updatedAt: time },
    ]);
    expect(await names(newOwner())).toEqual([]);
  });

  it('are kept by the hundred', async () => {
    const owner = newOwner();
    const many = Array.from({ length: 250 }, (_none, at) => ({ id: uuidv7(), ...content(`p${at}`) }));
    await test.store.phrases.addAll(owner, many, false, time);
    expect(await names(owner)).toHaveLength(250);
  });

  it('are changed and removed by those who see them alone', async () => {
    const owner = newOwner();
    const id = await add(owner, 'knee');
    for (const other of [newOwner(owner.tenantId), newOwner()]) {
      expect(await test.store.phrases.update(other, id, content('theirs'), time)).toBe(false);
      expect(await test.store.phrases.remove(other, id)).toBe(false);
    }
    expect(await test.store.phrases.update(owner, id, content('hip'), time + 1)).toBe(true);
    expect(await test.store.phrases.list(owner)).toMatchObject([{ name: 'hip', updatedAt: time + 1 }]);
    expect(await test.store.phrases.remove(owner, id)).toBe(true);
    expect(await names(owner)).toEqual([]);
  });

  it('do not open in another row', async () => {
    const owner = newOwner();
    const [one, other] = [await add(owner, 'one'), await add(owner, 'other')];
    const { kysely } = test.database;
    const { body } = await kysely.selectFrom('phrases').select('body').where('id', '=', one).executeTakeFirstOrThrow();
    await kysely.updateTable('phrases').set({ body }).where('id', '=', other).execute();
    expect(await names(owner)).toEqual([damagedText, 'one']);
  });

  it('are made for nobody who is gone', async () => {
    const owner = newOwner();
    await addTombstones(test.database, [owner.userId]);
    await expect(add(owner, 'late')).rejects.toThrow(OwnerGoneError);
  });
});
