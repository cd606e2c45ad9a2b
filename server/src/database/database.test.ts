import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localKeyService } from '../keys/installation-key.ts';
import { newKeyBytes } from '../keys/data-key.ts';
import { openKeyring } from '../keys/keyring.ts';
import { everyDatabaseKind } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';

describe.each(everyDatabaseKind)('the database on $name', ({ name, open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.remove());

  it('keeps all of a transaction or nothing', async () => {
    const { database } = test;
    const insert = (id: string) =>
      database.kysely.insertInto('installation_keys').values({ id, wrapped: Uint8Array.of(1) });
    await insert('kept').execute();
    const failing = database.transaction(async (inner) => {
      await inner.kysely
        .insertInto('installation_keys')
        .values({ id: 'lost', wrapped: Uint8Array.of(2) })
        .execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    const rows = await database.kysely.selectFrom('installation_keys').selectAll().execute();
    expect(rows.map((row) => [row.id, [...row.wrapped]])).toEqual([['kept', [1]]]);
    await database.kysely.deleteFrom('installation_keys').execute();
  });

  it('runs tasks after the commit, and none after a rollback', async () => {
    const done: string[] = [];
    await test.database.transaction(async (inner) => {
      inner.afterCommit(() => done.push('first'));
      await inner.transaction(async (nested) => nested.afterCommit(() => done.push('nested')));
      expect(done).toEqual([]);
    });
    const failing = test.database.transaction(async (inner) => {
      inner.afterCommit(() => done.push('never'));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(done).toEqual(['first', 'nested']);
  });

  it('opens at the same time from several places', async () => {
    const opened = await Promise.all([test.reopen(), test.reopen(), test.reopen()]);
    for (const database of opened) {
      const row = await sql<{ count: number }>`select count(*) as count from applied_migrations`.execute(
        database.kysely,
      );
      expect(row.rows[0]?.count).toBeGreaterThan(1);
    }
    await Promise.all(opened.map((database) => database.close()));
  });

  it('answers times beyond 32 bits as numbers', async () => {
    const row = await sql<{ time: number }>`select cast(1790000000123 as bigint) as time`.execute(test.database.kysely);
    expect(row.rows[0]?.time).toBe(1_790_000_000_123);
  });

  it('runs many transactions at once without losing one', async () => {
    const { database } = test;
    await database.kysely
      .insertInto('installation_keys')
      .values({ id: 'counter', wrapped: Uint8Array.of(0) })
      .execute();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(async ({ kysely }) => {
          const locked = name === 'postgres' ? sql` for update` : sql``;
          const read = await sql<{
            wrapped: Uint8Array;
          }>`select wrapped from installation_keys where id = 'counter'${locked}`.execute(kysely);
          const next = Uint8Array.of((read.rows[0]?.wrapped[0] ?? 0) + 1);
          await kysely.updateTable('installation_keys').set({ wrapped: next }).where('id', '=', 'counter').execute();
        }),
      ),
    );
    const row = await database.kysely
      .selectFrom('installation_keys')
      .select('wrapped')
      .where('id', '=', 'counter')
      .executeTakeFirstOrThrow();
    expect([...row.wrapped]).toEqual([20]);
    await database.kysely.deleteFrom('installation_keys').execute();
  });

  it('refuses a wrong installation key with one sentence', async () => {
    const right = localKeyService(newKeyBytes());
    const first = await openKeyring(test.database, right);
    const second = await openKeyring(test.database, right);
    expect(second.blindIndex('a@example.com')).toBe(first.blindIndex('a@example.com'));
    await expect(openKeyring(test.database, localKeyService(newKeyBytes()))).rejects.toThrow(
      'The installation key does not fit this database.',
    );
  });
});
