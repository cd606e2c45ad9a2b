import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { newOwner, openTestStore, userMessage, type TestStore } from '../store/test-store.ts';
import { mkdtemp, readFile, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFileStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { sweepFiles, type FileOwners } from './sweep-files.ts';
import { createKnownTenants } from '../store/own-data/known-tenants.ts';
import { addTombstones } from '../database/tombstones.ts';

const now = Date.now();
const day = 86_400_000;

describe.each(testDatabaseKinds)('the sweep of files over $name', (kind) => {
  let test: TestStore;
  let directory: string;
  let files: FileStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
    directory = await mkdtemp(join(tmpdir(), 'notewright-sweep-'));
    files = createDiskFileStore({ directory, database: test.database, vault: test.keys.vault });
  });
  afterAll(async () => {
    await test.remove();
    await rm(directory, { recursive: true, force: true });
  });

  const owners = (): FileOwners => ({
    names: [test.store.attachments],
    tenants: createKnownTenants(test.database),
  });

  async function keep(tenantId: string, age: number): Promise<string> {
    const key = `${tenantId}/${uuidv7()}`;
    await files.put(key, Buffer.from('made-up bytes'));
    await utimes(join(directory, 'files', key), new Date(now - age), new Date(now - age));
    return key;
  }

  async function attach(fileKey: string, isBinned: boolean): Promise<void> {
    const owner = newOwner();
    const chatId = uuidv7();
    await test.store.chats.create(owner, { id: chatId, title: '', now });
    const message = await test.store.messages.add(owner, chatId, userMessage());
    const attachment = { id: uuidv7(), name: 'a.txt', mediaType: 'text/plain', size: 1, pages: null, text: 'a' };
    await test.store.attachments.add(owner, chatId, message.id, { ...attachment, readBy: 'text' }, fileKey);
    if (isBinned) await test.store.chats.moveToBin(owner, chatId, now);
  }

  it('removes old files that no row names, and nothing else', async () => {
    const tenantId = uuidv7();
    const named = await keep(tenantId, 3 * day);
    const binned = await keep(tenantId, 3 * day);
    await attach(named, false);
    await attach(binned, true);
    const orphans = await Promise.all(Array.from({ length: 450 }, () => keep(tenantId, 2 * day)));
    const young = await keep(tenantId, day / 2);

    expect(await sweepFiles(files, owners(), now)).toBe(orphans.length);
    const left = (await readdir(join(directory, 'files', tenantId))).map((name) => `${tenantId}/${name}`);
    expect(left.sort()).toEqual([named, binned, young].sort());
    expect(await sweepFiles(files, owners(), now)).toBe(0);
  });

  it('leaves what belongs to a tenant that the database never had, and removes what is left of a destroyed one', async () => {
    const [elsewhere, gone] = [uuidv7(), uuidv7()];
    const [foreign, left] = [await keep(elsewhere, 3 * day), await keep(gone, 3 * day)];
    await test.database.kysely.deleteFrom('tenant_keys').where('tenant_id', 'in', [elsewhere, gone]).execute();
    await addTombstones(test.database, [gone]);
    expect(await sweepFiles(files, owners(), now)).toBe(1);
    expect(await readdir(join(directory, 'files', elsewhere))).toEqual([foreign.split('/')[1]]);
    await expect(readFile(join(directory, 'files', left))).rejects.toThrow('ENOENT');
    await files.remove(foreign);
  });

  it('stops between two files when the server stops', async () => {
    const orphan = await keep(uuidv7(), 2 * day);
    expect(await sweepFiles(files, owners(), now, AbortSignal.abort())).toBe(0);
    expect(await files.get(orphan)).not.toBeNull();
    await files.remove(orphan);
  });
});
