import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { CompiledQuery, LogEvent } from 'kysely';
import { runTransaction, type Database } from './database.ts';
import { poolDialect, postgresSeam } from './dialects/postgres.ts';
import type { DatabaseSeam } from './dialects/seam.ts';
import { sqliteSeam } from './dialects/sqlite.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

export interface DatabaseSettings {
  /** `postgres://...`; null for the embedded SQLite file. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Hears of broken idle connections; must not throw. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Hears of every statement that was run. */
  readonly onStatement?: (statement: CompiledQuery) => void;
}

/** Opens the database and brings its tables up to date; several processes may do so at once. */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { url, dataDir, onConnectionLost, onStatement } = settings;
  if (url === null) return openDatabaseOn(sqliteSeam(join(dataDir, 'notewright.sqlite')), onStatement);
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    return Promise.reject(
      new Error('DATABASE_URL must begin with postgres:// (leave it out to use the embedded database).'),
    );
  }
  return openDatabaseOn(
    postgresSeam(() => poolDialect(url, onConnectionLost ?? (() => undefined))),
    onStatement,
  );
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
    await seam.checkVersion(kysely as unknown as Kysely<unknown>);
    await migrate(database);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return database;
}
