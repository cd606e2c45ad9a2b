import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AccountServices } from '../wiring/wire-accounts.ts';
import type { LoadedCodes } from '../codes/code-library.ts';
import { loadEnvironment } from '../config/load-environment.ts';
import { readSettings } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import { createLogger } from '../kernel/log.ts';
import { describeStartFailure } from '../wiring/describe-start-failure.ts';
import { closeAll } from '../wiring/closers.ts';
import type { Closers } from '../wiring/closers.ts';
import { openGround } from '../wiring/open-ground.ts';
import type { Ground } from '../wiring/open-ground.ts';
import { wireCodes } from '../wiring/wire-codes.ts';
import { wireAccounts } from '../wiring/wire-accounts.ts';
import { MaintenanceError } from './maintenance-error.ts';

/** An installation whose database and keys are open; nothing listens and nothing runs by itself. */
export interface Installation extends Pick<Ground, 'database' | 'keyring' | 'clock' | 'store' | 'files'> {
  readonly accounts: AccountServices;
  readonly codes: LoadedCodes;
  close(): Promise<void>;
}

/** The root of the installation, as for the server. */
export const installationRoot = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Opens the installation that the server's own settings name: the environment, then the file `.env` at its root. It may
 * be open while the server runs. It never makes a new one.
 * @throws MaintenanceError with one sentence.
 */
export async function openInstallation(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Installation> {
  const closers: Closers = [];
  let settings: Settings | null = null;
  try {
    settings = readSettings(loadEnvironment(installationRoot, environment));
    refuseMissing(settings);
    const options = { settings, logger: createLogger('silent'), root: installationRoot };
    const ground = await openGround(options, closers);
    const { PUBLIC_URL, PORT } = settings;
    const publicUrl = (): string => PUBLIC_URL ?? `http://127.0.0.1:${PORT}`;
    const accounts = wireAccounts(options, ground, { publicUrl, wakeDelivery: () => undefined });
    const codes = wireCodes(options, ground);
    return { ...ground, accounts, codes, close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    if (error instanceof MaintenanceError) throw error;
    throw new MaintenanceError(describeStartFailure(error, { settings, root: installationRoot }), { cause: error });
  }
}

/** Where there is nothing, a check must not end well over a database that it has just made itself. */
export function refuseMissing(settings: Settings): void {
  const dataDir = resolve(installationRoot, settings.DATA_DIR);
  if (settings.DATABASE_URL === null && !existsSync(join(dataDir, 'notewright.sqlite')))
    throw new MaintenanceError(`There is no installation in ${dataDir}; DATA_DIR or DATABASE_URL says where it is.`);
  const hasKey = settings.INSTALLATION_KEY !== null || settings.INSTALLATION_KEY_FILE !== null;
  if (!hasKey && !existsSync(join(dataDir, 'keys', 'installation.key')))
    throw new MaintenanceError(
      'The key of this installation is not there; set INSTALLATION_KEY or INSTALLATION_KEY_FILE as for the server.',
    );
}
