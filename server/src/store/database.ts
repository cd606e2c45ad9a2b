import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { CompiledQuery, LogEvent, Transaction } from 'kysely';
import { poolDialect, postgresSeam } from './dialects/postgres.ts';
import type { DatabaseKind, DatabaseSeam } from './dialects/seam.ts';
import { sqliteSeam } from './dialects/sqlite.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/**
 * An open database, or one transaction in it: both look the same, so a store built on either does not care. Inside
 * `transaction`, use only the database that is handed in; the outer one would wait for the transaction to end.
 */
export interface Database {
  readonly kysely: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly seam: DatabaseSeam;
  /** Keeps all of `work` or nothing. Inside a transaction it joins that one. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Runs `task` once the surrounding transaction is kept, never if it is undone; at once outside of one. */
  afterCommit(task: () => void): void;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://...`; null for the embedded SQLite file. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Hears of broken idle connections; must not throw. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** Opens the database and brings its tables up to date; several processes may do so at once. */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { url, dataDir, onConnectionLost } = settings;
  if (url === null) return openDatabaseOn(sqliteSeam(join(dataDir, 'notewright.sqlite')));
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    return Promise.reject(
      new Error('DATABASE_URL must begin with postgres:// (leave it out to use the embedded database).'),
    );
  }
  return openDatabaseOn(postgresSeam(() => poolDialect(url, onConnectionLost ?? (() => undefined))));
}

/** Opens a database behind the given seam; how tests bring their own. `observe` hears of every statement that was run. */
export async function openDatabaseOn(seam: DatabaseSeam, observe?: (query: CompiledQuery) => void): Promise<Database> {
  const log = observe === undefined ? {} : { log: (event: LogEvent) => observe(event.query) };
  const kysely = new Kysely<Schema>({ dialect: seam.createDialect(), ...log });
  const database: Database = {
    kysely,
    kind: seam.kind,
    seam,
    transaction: (work) => runTransaction(kysely, seam, work),
    afterCommit: (task) => task(),
    close: () => kysely.destroy(),
  };
  try {
    await migrate(database);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return database;
}

async function runTransaction<T>(
  kysely: Kysely<Schema>,
  seam: DatabaseSeam,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const tasks: (() => void)[] = [];
  const result = await kysely.transaction().execute((transaction) => work(insideTransaction(transaction, seam, tasks)));
  for (const task of tasks) task();
  return result;
}

function insideTransaction(transaction: Transaction<Schema>, seam: DatabaseSeam, tasks: (() => void)[]): Database {
  const database: Database = {
    kysely: transaction,
    kind: seam.kind,
    seam,
    transaction: (work) => work(database),
    afterCommit: (task) => void tasks.push(task),
    close: () => Promise.reject(new Error('A transaction cannot close its database.')),
  };
  return database;
}
