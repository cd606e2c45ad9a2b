import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes that must be free in memory, so that tests that fill a folder leave room for their own work. */
const wanted = 2 * 1024 ** 3;

/** Where Linux keeps a file system in memory. */
const inMemory = '/dev/shm';

/**
 * A folder for what tests write: in memory where the system has one with room, since the same writes on a disk take a
 * tenth of a run; else where temporary files go. `remove` takes it away with all that is in it.
 */
export function openMemoryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(hasRoom(inMemory) ? inMemory : tmpdir(), 'notewright-tests-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= wanted;
  } catch {
    return false;
  }
}
