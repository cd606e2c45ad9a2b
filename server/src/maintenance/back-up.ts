import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnvironment } from '../config/load-environment.ts';
import { readSettings } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';
import { copyEmbedded } from '../database/copy-embedded.ts';
import { describeStartFailure } from '../wiring/describe-start-failure.ts';
import { MaintenanceError } from './maintenance-error.ts';
import { installationRoot, refuseMissing } from './open-installation.ts';

const databaseFile = 'notewright.sqlite';

export interface BackUp {
  /** How many files of attachments and pictures were copied. */
  readonly files: number;
}

/**
 * Copies the embedded database and the files of an installation into a new folder, while its server runs or not. The database is
 * copied as of one moment, and looked through; the files after it, so that none is missing that it names. The key is not copied.
 * @param folder Must not exist, or be empty
 * @throws MaintenanceError with one sentence; nothing is left of the copy then
 */
export async function backUp(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Promise<BackUp> {
  let settings: Settings | null = null;
  try {
    settings = readSettings(loadEnvironment(installationRoot, environment));
    if (settings.DATABASE_URL !== null)
      throw new MaintenanceError(
        'The database is a PostgreSQL server: take its backup with pg_dump, and copy the folder "files" of DATA_DIR after it.',
      );
    refuseMissing(settings);
  } catch (error) {
    if (error instanceof MaintenanceError) throw error;
    throw new MaintenanceError(describeStartFailure(error, { settings, root: installationRoot }), { cause: error });
  }
  const dataDir = resolve(installationRoot, settings.DATA_DIR);
  await makeFolder(folder);
  try {
    if (!(await copyEmbedded(join(dataDir, databaseFile), join(folder, databaseFile))))
      throw new MaintenanceError('The database is damaged: this copy is not whole. Keep the backups that you have.');
    return { files: await copyFiles(join(dataDir, 'files'), join(folder, 'files')) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error instanceof MaintenanceError ? error : new MaintenanceError(wordFailure(error), { cause: error });
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new MaintenanceError(wordFailure(error), { cause: error });
  }
  throw new MaintenanceError(`The folder ${folder} is not empty; name one that is, or that is not there yet.`);
}

const wordFailure = (error: unknown): string =>
  `The backup could not be written (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}); see that the folder can be written to and that its disk has room.`;

async function copyFiles(from: string, to: string): Promise<number> {
  let count = 0;
  for (const tenant of await namesIn(from)) {
    await mkdir(join(to, tenant), { recursive: true, mode: 0o700 });
    for (const name of await namesIn(join(from, tenant))) {
      try {
        await cp(join(from, tenant, name), join(to, tenant, name), { preserveTimestamps: true });
        count += 1;
      } catch (error) {
        // Deleted since the folder was listed.
        if (!isMissing(error)) throw error;
      }
    }
  }
  return count;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
