import { readdir, readFile, rename, writeFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKeyBytes } from '../keys/data-key.ts';
import { localKeyService } from '../keys/installation-key.ts';
import { openKeyring } from '../keys/keyring.ts';
import { SealError } from '../kernel/seal-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { createDiskFileStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { describeFileStore, describeWholeTenants } from './file-store-suite.ts';

async function openDisk(): Promise<{ files: FileStore; directory: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'notewright-files-'));
  const database = await openDatabase({ url: null, dataDir: directory });
  const { vault } = await openKeyring(database, localKeyService(newKeyBytes()));
  const close = async (): Promise<void> => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { files: createDiskFileStore({ directory, database, vault }), directory, close };
}

describeFileStore('the disk', openDisk);
describeWholeTenants('the disk', openDisk);

describe('files on the disk', () => {
  let opened: Awaited<ReturnType<typeof openDisk>>;
  beforeAll(async () => {
    opened = await openDisk();
  });
  afterAll(() => opened.close());

  const pathOf = (key: string): string => join(opened.directory, 'files', key);
  const streamWhole = async (key: string): Promise<void> => {
    for await (const piece of (await opened.files.stream(key)) ?? []) expect(piece.length).toBeGreaterThan(0);
  };
  const newKey = (): string => `${uuidv7()}/${uuidv7()}`;

  it('refuses a file that was moved, changed, cut, or put together from others', async () => {
    const [one, two] = [newKey(), newKey()];
    await opened.files.put(one, new Uint8Array(2_500_000).fill(1));
    await opened.files.put(two, new Uint8Array(2_500_000).fill(2));
    const [first, second] = [await readFile(pathOf(one)), await readFile(pathOf(two))];
    const piece = 1024 * 1024 + 33;
    const head = first.length - (2_500_000 + 3 * 33);
    const flipped = Buffer.from(first);
    flipped[head + 500_000]! ^= 1;
    const swapped = Buffer.concat([
      first.subarray(0, head),
      first.subarray(head + piece, head + 2 * piece),
      first.subarray(head, head + piece),
      first.subarray(head + 2 * piece),
    ]);
    const forgeries = [
      second,
      flipped,
      swapped,
      first.subarray(0, first.length - 1),
      first.subarray(0, head + 2 * piece),
      first.subarray(0, head + piece),
      first.subarray(0, head),
      first.subarray(0, 3),
      Buffer.alloc(0),
      Buffer.concat([first.subarray(0, head), second.subarray(head)]),
      Buffer.concat([first, Buffer.from('x')]),
    ];
    for (const forgery of forgeries) {
      await writeFile(pathOf(one), forgery);
      await expect(opened.files.get(one)).rejects.toThrow(SealError);
      await expect(streamWhole(one)).rejects.toThrow(SealError);
    }
    await writeFile(pathOf(one), first);
    expect((await opened.files.get(one))?.[2_499_999]).toBe(1);
    await rename(pathOf(one), pathOf(two));
    await expect(opened.files.get(two)).rejects.toThrow(SealError);
  });

  it('leaves nothing half-written behind, and sweeps what a crash left', async () => {
    await opened.files.put(newKey(), Uint8Array.of(1));
    const incoming = join(opened.directory, 'incoming');
    expect(await readdir(incoming)).toEqual([]);
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'half'), 'half');
    for await (const key of opened.files.listOlderThan(Date.now() + 60_000)) expect(key).toContain('/');
    expect(await readdir(incoming)).toEqual([]);
  });

  it('leaves no temporary file when the target cannot be written', async () => {
    const key = newKey();
    await mkdir(pathOf(key), { recursive: true });
    await writeFile(join(pathOf(key), 'in-the-way'), '');
    await expect(opened.files.put(key, Uint8Array.of(1))).rejects.toThrow();
    expect(await readdir(join(opened.directory, 'incoming'))).toEqual([]);
  });
});
