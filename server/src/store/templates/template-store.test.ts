import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SealError } from '../../kernel/seal-error.ts';
import { addTombstones } from '../../database/tombstones.ts';
import { OwnerGoneError } from '../../kernel/owner-gone-error.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { damagedText } from '../../kernel/damage.ts';
import { newOwner, openTestStore } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';

const time = 1_790_000_000_000;
const form = (name: string) => ({ name, headings: [{ title: 'Plan', instruction: 'ünï', takes: ['plan'] as const }] });

describe.each(testDatabaseKinds)('templates on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  const add = async (owner: ReturnType<typeof newOwner>, name: string, isShared = false): Promise<string> => {
    const id = uuidv7();
    await test.store.templates.add(owner, { id, ...form(name), isShared }, time);
    return id;
  };
  const names = async (owner: ReturnType<typeof newOwner>) =>
    (await test.store.templates.list(owner)).map(({ name }) => name);

  it('are those of a person and of their tenant, by name, and nobody else’s', async () => {
    const owner = newOwner();
    const colleague = newOwner(owner.tenantId);
    await add(owner, 'Zoster');
    const shared = await add(owner, 'ankle', true);
    expect(await names(owner)).toEqual(['ankle', 'Zoster']);
    expect(await names(colleague)).toEqual(['ankle']);
    expect(await names(newOwner())).toEqual([]);
    expect(await test.store.templates.find(colleague, shared)).toEqual({
      id: shared,
      ...form('ankle'),
      isShared: true,
      updatedAt: time,
    });
  });

  it('are changed and removed by those who see them alone', async () => {
    const owner = newOwner();
    const colleague = newOwner(owner.tenantId);
    const id = await add(owner, 'Knee');
    for (const other of [colleague, newOwner()]) {
      expect(await test.store.templates.find(other, id)).toBeNull();
      expect(await test.store.templates.update(other, id, form('Theirs'), time)).toBe(false);
      expect(await test.store.templates.remove(other, id)).toBe(false);
    }
    expect(await test.store.templates.update(owner, id, form('Hip'), time + 1)).toBe(true);
    expect(await test.store.templates.find(owner, id)).toMatchObject({ name: 'Hip', updatedAt: time + 1 });
    expect(await test.store.templates.remove(owner, id)).toBe(true);
    expect(await names(owner)).toEqual([]);
  });

  it('do not open in another row', async () => {
    const owner = newOwner();
    const [one, other] = [await add(owner, 'One'), await add(owner, 'Other')];
    const { kysely } = test.database;
    const { body } = await kysely
      .selectFrom('note_templates')
      .select('body')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    await kysely.updateTable('note_templates').set({ body }).where('id', '=', other).execute();
    await expect(test.store.templates.find(owner, other)).rejects.toThrow(SealError);
    expect(await names(owner)).toEqual([damagedText, 'One']);
  });

  it('are made for nobody who is gone', async () => {
    const owner = newOwner();
    await addTombstones(test.database, [owner.userId]);
    await expect(add(owner, 'Late')).rejects.toThrow(OwnerGoneError);
  });
});
