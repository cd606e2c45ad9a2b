import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { newKeyBytes } from '../../server/src/keys/data-key.ts';
import { localKeyService } from '../../server/src/keys/installation-key.ts';
import { openKeyring } from '../../server/src/keys/keyring.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database } from '../../server/src/database/database.ts';
import { createStore } from '../../server/src/store/index.ts';
import type { Owner, Store } from '../../server/src/store/store.ts';
import { testDatabaseKinds } from '../../server/src/database/test-databases.ts';

export interface BenchStore {
  readonly store: Store;
  readonly database: Database;
  readonly owner: Owner;
  close(): Promise<void>;
}

/**
 * An empty store for measuring: on SQLite in a temporary folder, or in a schema of its own on the PostgreSQL server at
 * `url`; both are removed by `close`.
 */
export async function openBenchStore(url: string | undefined): Promise<BenchStore> {
  const opened = url === undefined || url === 'sqlite' ? await openOnDisk() : await openOnServer(url);
  const keys = await openKeyring(opened.database, localKeyService(newKeyBytes()));
  const owner = { tenantId: uuidv7(), userId: uuidv7() };
  return { ...opened, store: createStore(opened.database, keys, systemClock), owner };
}

async function openOnDisk(): Promise<Pick<BenchStore, 'database' | 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'notewright-bench-'));
  const database = await openDatabase({ url: null, dataDir });
  const close = async (): Promise<void> => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { database, close };
}

async function openOnServer(url: string): Promise<Pick<BenchStore, 'database' | 'close'>> {
  process.env['TEST_DATABASE_URL'] = url;
  const postgres = testDatabaseKinds.find(({ name }) => name === 'postgres');
  if (postgres === undefined) throw new Error('There is no PostgreSQL to measure.');
  const { database, remove } = await postgres.open();
  return { database, close: remove };
}
