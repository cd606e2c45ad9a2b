import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { CompiledQuery, Dialect } from 'kysely';
import { openDatabaseOn } from './open-database.ts';
import type { Database } from './database.ts';
import { openServerDatabase, serverAddress } from '../testing/server-database.ts';
import { placeMigratedDatabase } from '../testing/migrated-database.ts';
import { byTier } from '../testing/test-tier.ts';
import { poolDialect, postgresSeam } from './dialects/postgres.ts';
import { sqliteSeam } from './dialects/sqlite.ts';

/** A database for one test file, with the tables in place and nothing in them. For tests only. */
export interface TestDatabase {
  readonly database: Database;
  /** SQLite only: the folder that holds all of its files. */
  readonly directory: string | null;
  /** Opens the same data again, as another process of the installation would. */
  readonly reopen: () => Promise<Database>;
  /** Closes it and removes what it left. Close reopened ones first. */
  readonly remove: () => Promise<void>;
}

export interface TestDatabaseKind {
  readonly name: 'sqlite' | 'postgres';
  /** `observe` hears of every statement that was run. */
  readonly open: (observe?: (query: CompiledQuery) => void) => Promise<TestDatabase>;
}

export const sqliteKind: TestDatabaseKind = { name: 'sqlite', open: openSqlite };
const postgresKind: TestDatabaseKind = { name: 'postgres', open: openPostgres };

/**
 * SQLite, and PostgreSQL as PGlite in memory; with TEST_DATABASE_URL the PostgreSQL server there alone, since what SQLite does has
 * been seen by then; with TEST_DATABASES=sqlite that alone, where a PostgreSQL server comes next.
 */
export const everyDatabaseKind: readonly TestDatabaseKind[] = chooseKinds();

function chooseKinds(): readonly TestDatabaseKind[] {
  if (serverAddress() !== null) return [postgresKind];
  return process.env['TEST_DATABASES'] === 'sqlite' ? [sqliteKind] : [sqliteKind, postgresKind];
}

/** The databases a store suite runs on: every kind in the whole tier; in the quick one the first, since PGlite is slow. */
export const testDatabaseKinds: readonly TestDatabaseKind[] = byTier(everyDatabaseKind.slice(0, 1), everyDatabaseKind);

type Observer = (query: CompiledQuery) => void;

async function openSqlite(observe?: Observer): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'notewright-test-'));
  await placeMigratedDatabase(directory);
  const reopen = (): Promise<Database> => openDatabaseOn(sqliteSeam(join(directory, 'notewright.sqlite')), observe);
  const database = await reopen();
  const remove = async (): Promise<void> => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { database, directory, reopen, remove };
}

async function openPostgres(observe?: Observer): Promise<TestDatabase> {
  const own = await openServerDatabase(randomUUID());
  if (own === null) return openPglite(observe);
  const reopen = (): Promise<Database> =>
    openDatabaseOn(
      postgresSeam(() => poolDialect(own.url, () => undefined)),
      observe,
    );
  const database = await reopen();
  const remove = async (): Promise<void> => {
    await database.close();
    await own.remove();
  };
  return { database, directory: null, reopen, remove };
}

async function openPglite(observe?: Observer): Promise<TestDatabase> {
  // 20 is bigint, as the pool of the real server reads it.
  const pglite = await PGlite.create({ parsers: { 20: Number } });
  // The engine lives in this process alone, so "another process" is another Kysely over it, which must not close it.
  const shared = sharedPglite(pglite);
  const createDialect = (): Dialect => new PGliteDialect({ pglite: shared });
  const reopen = (): Promise<Database> => openDatabaseOn(postgresSeam(createDialect), observe);
  const database = await reopen();
  const remove = async (): Promise<void> => {
    await database.close();
    await pglite.close();
  };
  return { database, directory: null, reopen, remove };
}

type PgliteOfKysely = Exclude<ConstructorParameters<typeof PGliteDialect>[0]['pglite'], (...args: never[]) => unknown>;

function sharedPglite(pglite: PGlite): PgliteOfKysely {
  return {
    close: () => Promise.resolve(),
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    query: (text, parameters, options) => pglite.query(text, parameters, options),
    transaction: (work) => pglite.transaction(work),
  };
}
