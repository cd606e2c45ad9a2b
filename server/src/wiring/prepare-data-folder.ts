import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingError } from '../config/setting.ts';

/**
 * Makes the folder that DATA_DIR names, open to this account only, and sees that it can be written to.
 * @throws SettingError with one sentence for the operator.
 */
export function prepareDataFolder(path: string): void {
  makeFolder(path, path);
  const probe = join(path, `.probe-${randomUUID()}`);
  try {
    writeProbe(probe);
  } catch (error) {
    throw refusal(`The data folder ${path} cannot be written to`, path, error);
  }
}

/** Not `mkdir` with `recursive`: that never comes back under a folder of the system that takes none, such as /proc. */
function makeFolder(path: string, dataDir: string): void {
  if (isFolder(path, dataDir)) return;
  const parent = dirname(path);
  makeFolder(parent, dataDir);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process has made it meanwhile.
    if (codeOf(error) === 'EEXIST' && isFolder(path, dataDir)) return;
    throw refusal(`The data folder ${dataDir} cannot be made`, codeOf(error) === 'EEXIST' ? path : parent, error);
  }
}

/** False when nothing is there. */
function isFolder(path: string, dataDir: string): boolean {
  try {
    if (statSync(path).isDirectory()) return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    // The file in the way is further up.
    if (codeOf(error) === 'ENOTDIR') return isFolder(dirname(path), dataDir);
    // What this account may not enter is further up.
    if (codeOf(error) === 'EACCES' && isFolder(dirname(path), dataDir))
      throw refusal(`The data folder ${dataDir} cannot be reached`, dirname(path), error);
    throw refusal(`The data folder ${dataDir} cannot be reached`, path, error);
  }
  const where = path === dataDir ? 'is a file' : `cannot be made, since ${path} is a file`;
  throw new SettingError(`The data folder ${dataDir} ${where}; move the file away, or set DATA_DIR to a folder.`);
}

function writeProbe(path: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, new Uint8Array(4096));
    fsyncSync(file);
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}

const noRight = (place: string): string =>
  `since this account has no right to read and write in ${place}; give it the right, or set DATA_DIR to another folder.`;
const noRoom = 'since its disk is full; make room, or set DATA_DIR to a folder on another disk.';

const causes: Readonly<Record<string, (place: string) => string>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: (place) => `since the disk of ${place} can only be read; set DATA_DIR to a folder on another one.`,
  ENOSPC: () => noRoom,
  EDQUOT: () => noRoom,
  ENAMETOOLONG: () => 'since its name is too long; set DATA_DIR to another folder.',
  EEXIST: (place) => `since ${place} is a link to nothing; make what it leads to, or set DATA_DIR to another folder.`,
  ELOOP: (place) => `since ${place} is a link that leads back to itself; repair it, or set DATA_DIR to another folder.`,
};

function refusal(what: string, place: string, error: unknown): SettingError {
  const cause = causes[codeOf(error)]?.(place) ?? `since ${place} takes no folder; set DATA_DIR to another one.`;
  return new SettingError(`${what}, ${cause}`, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
