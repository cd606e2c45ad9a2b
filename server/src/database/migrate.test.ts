import { expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** A database of which every statement fails so. */
function failingDatabase(error: Error): { readonly database: Database; readonly createTable: () => never } {
  const createTable = vi.fn<() => never>(() => {
    throw error;
  });
  return { database: { kysely: { schema: { createTable } } } as unknown as Database, createTable };
}

it('does not wait again where SQLite has waited for the lock of another process', async () => {
  const busy = Object.assign(new Error('database is locked'), { errcode: 5 });
  const { database, createTable } = failingDatabase(busy);
  await expect(migrate(database)).rejects.toBe(busy);
  expect(createTable).toHaveBeenCalledTimes(1);
});

it('tries again where PostgreSQL was asked twice at the same moment', async () => {
  const { database, createTable } = failingDatabase(Object.assign(new Error('exists'), { code: '23505' }));
  await expect(migrate(database)).rejects.toThrow('exists');
  expect(createTable).toHaveBeenCalledTimes(5);
});
