import { resolve } from 'node:path';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { isProduction } from '../config/settings.ts';
import { createDiskFileStore } from '../files/disk.ts';
import type { FileStore } from '../files/file-store.ts';
import { openInstallationKey } from '../keys/installation-key.ts';
import { openKeyring } from '../keys/keyring.ts';
import type { Keyring } from '../keys/keyring.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import type { Closers } from './closers.ts';
import type { ServerOptions } from './server-options.ts';

/** What everything else stands on. */
export interface Ground {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly files: FileStore;
  readonly store: Store;
  readonly clock: Clock;
}

/** Opens the keys, the database and the files that the settings name. @throws Error with one sentence. */
export async function openGround(options: ServerOptions, closers: Closers): Promise<Ground> {
  const { settings, logger, root, clock = systemClock } = options;
  const dataDir = resolve(root, settings.DATA_DIR);
  const keyFile = settings.INSTALLATION_KEY_FILE === null ? null : resolve(root, settings.INSTALLATION_KEY_FILE);
  const keys = openInstallationKey({
    dataDir,
    key: settings.INSTALLATION_KEY,
    keyFile,
    mayGenerate: !isProduction(settings),
  });
  const onConnectionLost = (err: Error): void => logger.warn({ err }, 'a database connection was lost');
  const database = await openDatabase({ url: settings.DATABASE_URL, dataDir, onConnectionLost });
  closers.push(() => database.close());
  const keyring = await openKeyring(database, keys);
  const files = createDiskFileStore({ directory: dataDir, database, vault: keyring.vault });
  return { database, keyring, files, store: createStore(database, keyring, clock), clock };
}
