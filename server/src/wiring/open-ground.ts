import { join, resolve } from 'node:path';
import type { Clock } from '../kernel/clock.ts';
import { systemClock } from '../kernel/clock.ts';
import { isProduction } from '../config/settings.ts';
import { createDiskFileStore, holdsFiles } from '../files/disk.ts';
import type { FileStore } from '../files/file-store.ts';
import { openInstallationKey } from '../keys/installation-key.ts';
import { isUnused } from '../database/is-unused.ts';
import type { KeyService } from '../keys/key-service.ts';
import { openKeyring } from '../keys/keyring.ts';
import type { Keyring } from '../keys/keyring.ts';
import { backgroundWork } from '../kernel/background-work.ts';
import { followExchanges, knowsRetired } from '../keys/retired-keys.ts';
import { countForeignKeys, rewrapKeys } from '../keys/rewrap-keys.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { createDamageLog, type DamageLog } from '../kernel/damage.ts';
import { sealStoredRows } from '../store/accounts/seal-stored-rows.ts';
import { createStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { auditDamage } from './audit-damage.ts';
import type { Closers } from './closers.ts';
import type { ServerOptions } from './server-options.ts';
import { reportOpenSecrets } from './report-open-secrets.ts';

/** What everything else stands on. */
export interface Ground {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly files: FileStore;
  readonly store: Store;
  readonly damage: DamageLog;
  readonly clock: Clock;
}

/** Opens the keys, the database and the files that the settings name. @throws Error with one sentence. */
export async function openGround(options: ServerOptions, closers: Closers): Promise<Ground> {
  const { settings, logger, root, clock = systemClock, onWork } = options;
  const dataDir = resolve(root, settings.DATA_DIR);
  const { INSTALLATION_KEY_FILE: file, INSTALLATION_KEY_PREVIOUS_FILE: previousFile } = settings;
  const keyFile = file === null ? null : resolve(root, file);
  const given = openInstallationKey({
    dataDir,
    key: settings.INSTALLATION_KEY,
    keyFile,
    previous: settings.INSTALLATION_KEY_PREVIOUS,
    previousFile: previousFile === null ? null : resolve(root, previousFile),
    mayGenerate: !isProduction(settings),
  });
  reportOpenSecrets(settings, root, logger);
  const onConnectionLost = (err: Error): void => logger.warn({ err }, 'a database connection was lost');
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir,
    onConnectionLost,
    ...(onWork === undefined ? {} : { onStatement: ({ sql }) => onWork(sql, backgroundWork.getStore() ?? null) }),
  });
  closers.push(() => database.close());
  await refuseStrange(database, dataDir);
  const keys = await chooseWrapping(database, given);
  const keyring = await openKeyring(database, keys);
  const sealed = await sealStoredRows(database, keyring, keys);
  // With an upgrade, and never else: a second time tells of a root key from before, put back by who writes to it.
  if (sealed !== null) logger.warn({ sealed }, 'rows of a version without seals were sealed as they are');
  await exchangeKeys(options, database, { given, keys });
  const files = createDiskFileStore({ directory: dataDir, database, vault: keyring.vault });
  const damage = createDamageLog(logger, auditDamage({ database, keyring, clock, logger }, closers));
  return { database, keyring, files, store: createStore(database, keyring, clock, damage), damage, clock };
}

/**
 * A new database beside files of an installation is the wrong one: its disk is not there, or a copy of the embedded one lacks the file
 * with `-wal` at its end. Begun all the same, it would look like an installation that has lost everything.
 */
async function refuseStrange(database: Database, dataDir: string): Promise<void> {
  if ((await isUnused(database)) && (await holdsFiles(dataDir)))
    throw new Error(
      `The database is empty, and ${join(dataDir, 'files')} holds files of an installation; give the database that belongs to them, or move that folder away to begin with nothing.`,
    );
}

/** Of the keys that are given the newest, should it have been exchanged for another that is given as an earlier one. */
async function chooseWrapping(database: Database, given: KeyService): Promise<KeyService> {
  return (await followExchanges(database, given)) ?? given;
}

/** After a change of the installation key: wraps again what the earlier one wrapped, and logs what is needed still. */
async function exchangeKeys(
  { settings, logger }: ServerOptions,
  database: Database,
  { given, keys }: { readonly given: KeyService; readonly keys: KeyService },
): Promise<void> {
  const isExchange = settings.INSTALLATION_KEY_PREVIOUS !== null || settings.INSTALLATION_KEY_PREVIOUS_FILE !== null;
  const count = isExchange ? await rewrapKeys(database, keys) : 0;
  const foreign = await countForeignKeys(database, keys);
  if (foreign > 0)
    logger.error({ foreign }, 'keys are wrapped with another installation key; give it as INSTALLATION_KEY_PREVIOUS');
  else if (keys !== given)
    logger.warn('INSTALLATION_KEY was exchanged for another, which is given as an earlier one; that one is used');
  // Where nothing was exchanged yet, what is given as an earlier key can be the one that is to come.
  else if (isExchange && (await knowsRetired(database, keys)))
    logger.warn({ count }, 'keys were wrapped with the new installation key; the earlier one is no longer needed');
}
