import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataKey } from '../keys/data-key.ts';
import type { KeyOwner, KeyVault } from '../keys/key-vault.ts';
import type { Database } from '../database/database.ts';
import { SealError } from '../kernel/seal-error.ts';
import {
  countPieces,
  headBytes,
  openFile,
  openPiece,
  readWrappedKey,
  sealedPieceBytes,
  sealFile,
  wrappedKeyOffset,
} from './file-format.ts';
import type { FileStore } from './file-store.ts';

export interface DiskFileSettings {
  /** Where the files lie; made when it is missing, open to this account only. */
  readonly directory: string;
  readonly database: Database;
  readonly vault: KeyVault;
}

/** Half-written files; never under a key. */
const incoming = 'incoming';
const keyPattern = /^([0-9A-Za-z][0-9A-Za-z_-]{0,63})\/([0-9A-Za-z][0-9A-Za-z_-]{0,63})$/;

/** A key is `tenant/file`, both made by the server; anything else could name a place outside the folder. */
function parseKey(key: string): { readonly owner: KeyOwner; readonly path: readonly [string, string] } {
  const [, tenantId, id] = keyPattern.exec(key) ?? [];
  if (tenantId === undefined || id === undefined) throw new Error('A file key has the form tenant/file.');
  return { owner: { tenantId, kind: 'file', id }, path: [tenantId, id] };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Files on a disk, each sealed with its own key, which stands wrapped by the tenant's key at the file's head. A file is
 * there whole or not at all.
 */
export function createDiskFileStore({ directory, database, vault }: DiskFileSettings): FileStore {
  const files = join(directory, 'files');
  const pathOf = (path: readonly [string, string]): string => join(files, ...path);
  return {
    put: async (key, bytes) => {
      const { owner, path } = parseKey(key);
      const fresh = await vault.create(database, owner);
      await writeWhole(join(directory, incoming), pathOf(path), sealFile(fresh, owner, bytes));
    },
    get: async (key) => {
      const { owner, path } = parseKey(key);
      const stored = await readFile(pathOf(path)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (stored === null) return null;
      const dataKey: DataKey = await vault.open(database, owner, readWrappedKey(stored));
      return openFile(dataKey, owner, stored);
    },
    stream: (key) => streamFile(pathOf(parseKey(key).path), parseKey(key).owner, { database, vault }),
    remove: async (key) => removeFile(pathOf(parseKey(key).path)),
    removeAllOf: (tenantId) => removeFolder(files, tenantId),
    listOlderThan: (before) => listOlderThan(directory, files, before),
  };
}

/** Opens the file and its key at once, so that one that is missing is told before anything is read of it. */
async function streamFile(
  path: string,
  owner: KeyOwner,
  { database, vault }: Pick<DiskFileSettings, 'database' | 'vault'>,
): Promise<AsyncIterable<Uint8Array> | null> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const head = await readExactly(file, 0, Math.min(size, headBytes + sealedPieceBytes));
    const key = await vault.open(database, owner, readWrappedKey(head));
    return readPieces(file, size - headBytes, (piece, place) => openPiece(key, owner, piece, place));
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* readPieces(
  file: FileHandle,
  length: number,
  openOne: (piece: Uint8Array, place: { readonly index: number; readonly count: number }) => Uint8Array,
): AsyncGenerator<Uint8Array> {
  try {
    const count = countPieces(length);
    for (let index = 0; index < count; index += 1) {
      const start = index * sealedPieceBytes;
      const piece = await readExactly(file, headBytes + start, Math.min(sealedPieceBytes, length - start));
      yield openOne(piece, { index, count });
    }
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, from + filled);
    // Cut while it was read.
    if (bytesRead === 0) throw new SealError();
    filled += bytesRead;
  }
  return bytes;
}

/** Writes beside the target, waits for the disk, then renames: a crash leaves the old file or the new one. */
async function writeWhole(incomingFolder: string, target: string, parts: readonly Uint8Array[]): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const temporary = join(incomingFolder, randomUUID());
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      for (const part of parts) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Overwrites the wrapped key before the name goes, so that the disk keeps nothing that could be opened. */
async function removeFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    try {
      await file.write(new Uint8Array(wrappedKeyOffset.length), 0, wrappedKeyOffset.length, wrappedKeyOffset.start);
      await file.sync();
    } finally {
      await file.close();
    }
    await unlink(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Each file's key is overwritten as when it is removed alone. */
async function removeFolder(files: string, tenantId: string): Promise<void> {
  const { path } = parseKey(`${tenantId}/x`);
  const folder = join(files, path[0]);
  for await (const name of listNames(folder)) await removeFile(join(folder, name));
  // Another process may keep a file in it at this moment; that one is swept as nobody's.
  await rmdir(folder).catch(() => undefined);
}

async function* listOlderThan(directory: string, files: string, before: number): AsyncIterable<string> {
  // Left by a process that died while it wrote: no key leads to them.
  for await (const name of listNames(join(directory, incoming))) {
    const path = join(directory, incoming, name);
    if (await isOlder(path, before)) await rm(path, { force: true });
  }
  for await (const tenant of listNames(files)) {
    for await (const name of listNames(join(files, tenant))) {
      const key = `${tenant}/${name}`;
      if (keyPattern.test(key) && (await isOlder(join(files, tenant, name), before))) yield key;
    }
  }
}

/** True where the folder of an installation holds a file. */
export async function holdsFiles(directory: string): Promise<boolean> {
  const files = join(directory, 'files');
  for await (const tenant of listNames(files))
    for await (const name of listNames(join(files, tenant))) if (keyPattern.test(`${tenant}/${name}`)) return true;
  return false;
}

async function* listNames(path: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(path)) yield entry.name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function isOlder(path: string, before: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < before;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
