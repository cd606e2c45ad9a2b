import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';

export interface OpenedFileStore {
  readonly files: FileStore;
  close(): Promise<void>;
}

async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
}

/** What every adapter of the file port must do; run by the test of each. */
const newKey = (): string => `${uuidv7()}/${uuidv7()}`;

export function describeFileStore(name: string, openFiles: () => Promise<OpenedFileStore>): void {
  describe(`the file port on ${name}`, () => {
    let opened: OpenedFileStore;
    beforeAll(async () => {
      opened = await openFiles();
    });
    afterAll(() => opened.close());

    it.each([0, 1, 100, 1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 3 * 1024 * 1024 + 77])(
      'gives back %i bytes as they were',
      async (size) => {
        const [key, bytes] = [newKey(), new Uint8Array(randomBytes(size))];
        await opened.files.put(key, bytes);
        const read = await opened.files.get(key);
        expect(read?.length).toBe(size);
        expect(Buffer.compare(Buffer.from(read ?? []), bytes)).toBe(0);
        const pieces: Uint8Array[] = [];
        for await (const piece of (await opened.files.stream(key)) ?? []) pieces.push(piece);
        expect(Buffer.compare(Buffer.concat(pieces), bytes)).toBe(0);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(2 * 1024 * 1024);
      },
    );

    it('answers null for a file that is not there, and removing it is no error', async () => {
      expect(await opened.files.get(newKey())).toBeNull();
      expect(await opened.files.stream(newKey())).toBeNull();
      await opened.files.remove(newKey());
    });

    it('removes', async () => {
      const key = newKey();
      await opened.files.put(key, Uint8Array.of(1));
      await opened.files.remove(key);
      expect(await opened.files.get(key)).toBeNull();
    });

    it('replaces whole', async () => {
      const key = newKey();
      await opened.files.put(key, new Uint8Array(2_000_000));
      await opened.files.put(key, Uint8Array.of(1, 2));
      expect([...((await opened.files.get(key)) ?? [])]).toEqual([1, 2]);
    });

    it('takes many at once', async () => {
      const keys = Array.from({ length: 20 }, newKey);
      await Promise.all(keys.map((key, index) => opened.files.put(key, Uint8Array.of(index))));
      const read = await Promise.all(keys.map((key) => opened.files.get(key)));
      expect(read.map((bytes) => bytes?.[0])).toEqual(keys.map((_, index) => index));
    });

    it.each([
      '',
      'x',
      '../x',
      'a/../b',
      '/etc/passwd',
      'a/b/c',
      'a\\b',
      'a/..',
      './a',
      'a/b\0',
      'a/',
      '/a',
      '%2e%2e/a',
      `${'a'.repeat(65)}/b`,
      'a/ü',
    ])('refuses the key %j', async (key) => {
      await expect(opened.files.put(key, Uint8Array.of(1))).rejects.toThrow('tenant/file');
      await expect(opened.files.get(key)).rejects.toThrow('tenant/file');
      await expect(async () => opened.files.remove(key)).rejects.toThrow('tenant/file');
    });

    it('lists what is older than a time', async () => {
      const key = newKey();
      await opened.files.put(key, Uint8Array.of(1));
      expect(await collect(opened.files.listOlderThan(Date.now() - 60_000))).not.toContain(key);
      expect(await collect(opened.files.listOlderThan(Date.now() + 60_000))).toContain(key);
      await opened.files.remove(key);
      expect(await collect(opened.files.listOlderThan(Date.now() + 60_000))).not.toContain(key);
    });
  });
}

export function describeWholeTenants(name: string, openFiles: () => Promise<OpenedFileStore>): void {
  describe(`a tenant's files on ${name}`, () => {
    let opened: OpenedFileStore;
    beforeAll(async () => {
      opened = await openFiles();
    });
    afterAll(() => opened.close());

    it('removes all that a tenant has, and nothing of another', async () => {
      const tenant = uuidv7();
      const [mine, other] = [[`${tenant}/${uuidv7()}`, `${tenant}/${uuidv7()}`], newKey()];
      for (const key of [...mine, other]) await opened.files.put(key, Uint8Array.of(1));
      await opened.files.removeAllOf(tenant);
      await opened.files.removeAllOf(tenant);
      for (const key of mine) expect(await opened.files.get(key)).toBeNull();
      expect(await opened.files.get(other)).not.toBeNull();
      for (const hostile of ['', '..', '.', 'a/b', '../x', 'a\\0'])
        await expect(opened.files.removeAllOf(hostile)).rejects.toThrow('tenant/file');
    });
  });
}
