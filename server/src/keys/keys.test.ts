import { createCipheriv, createSecretKey, hkdfSync } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { TestDatabase } from '../database/test-databases.ts';
import { deriveBytes, newKeyBytes, toDataKey } from './data-key.ts';
import { localKeyService, openInstallationKey } from './installation-key.ts';
import { openKeyring } from './keyring.ts';
import { RecentMap } from './recent-map.ts';
import { SealError } from '../kernel/seal-error.ts';
import { openBytes, readKeyId, sealBytes, sealOverhead } from './seal.ts';
import type { Place } from './seal.ts';

const place: Place = { tenantId: 'tenant', table: 'messages', column: 'content', rowId: 'row' };

describe('seal', () => {
  it('opens what it sealed, whatever it is', () => {
    const key = toDataKey(newKeyBytes());
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (plain) => {
        const sealed = sealBytes(key, place, plain);
        expect(sealed.length).toBe(plain.length + sealOverhead);
        expect([...openBytes(key, place, sealed)]).toEqual([...plain]);
      }),
    );
  });

  it('opens at no other place', () => {
    const key = toDataKey(newKeyBytes());
    const sealed = sealBytes(key, place, 'words');
    const others: Place[] = [
      { ...place, tenantId: 'other' },
      { ...place, tenantId: null },
      { ...place, table: 'chats' },
      { ...place, column: 'details' },
      { ...place, rowId: 'row2' },
      { ...place, column: 'content|row', rowId: '' },
    ];
    for (const other of others) expect(() => openBytes(key, other, sealed)).toThrow(SealError);
  });

  it('notices every single changed bit, and every cut', () => {
    const key = toDataKey(newKeyBytes());
    const sealed = sealBytes(key, place, 'ab');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Uint8Array.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => openBytes(key, place, changed)).toThrow(SealError);
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => openBytes(key, place, sealed.subarray(0, length))).toThrow(SealError);
    }
  });

  it('opens with no other key, and tells keys apart by their id', () => {
    const [one, two] = [toDataKey(newKeyBytes()), toDataKey(newKeyBytes())];
    const sealed = sealBytes(one, place, 'words');
    expect(() => openBytes(two, place, sealed)).toThrow(SealError);
    expect(() => openBytes({ ...two, id: one.id }, place, sealed)).toThrow(SealError);
    expect(readKeyId(sealed)).toBe(Buffer.from(one.id).toString('hex'));
  });

  it('uses a nonce once', () => {
    const key = toDataKey(newKeyBytes());
    const nonces = new Set(
      Array.from({ length: 5_000 }, () =>
        Buffer.from(sealBytes(key, place, ''))
          .subarray(5, 17)
          .toString('hex'),
      ),
    );
    expect(nonces.size).toBe(5_000);
  });

  it('is AES-256-GCM as any other program has it', () => {
    const bytes = newKeyBytes();
    const sealed = Buffer.from(sealBytes(toDataKey(bytes), place, 'words'));
    const cipher = createCipheriv('aes-256-gcm', createSecretKey(bytes), sealed.subarray(5, 17));
    cipher.setAAD(Buffer.from('tenant|messages|content|row|v1'));
    expect(Buffer.concat([cipher.update('words'), cipher.final(), cipher.getAuthTag()])).toEqual(sealed.subarray(17));
    const derived = Buffer.from(hkdfSync('sha256', bytes, new Uint8Array(0), 'notewright/v1/label', 32));
    expect(Buffer.from(deriveBytes(bytes, 'label'))).toEqual(derived);
  });
});

describe('the installation key', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'notewright-keys-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const settings = { key: null, keyFile: null, mayGenerate: true };

  it('is made once, for this account only, and found again', async () => {
    const first = openInstallationKey({ ...settings, dataDir });
    const path = join(dataDir, 'keys', 'installation.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(Buffer.from((await readFile(path, 'utf8')).trim(), 'base64')).toHaveLength(32);
    const second = openInstallationKey({ ...settings, dataDir });
    expect(second.id).toBe(first.id);
    expect([...(await second.unwrap(await first.wrap(Uint8Array.of(1, 2), 'a'), 'a'))]).toEqual([1, 2]);
  });

  it('must be given in production, and must be a key', async () => {
    const production = { ...settings, dataDir, mayGenerate: false };
    const good = Buffer.from(newKeyBytes()).toString('base64');
    expect(() => openInstallationKey(production)).toThrow('INSTALLATION_KEY or INSTALLATION_KEY_FILE must be set.');
    for (const key of ['', 'short', `${good}AAAA`, 'not base64 at all!!', good.slice(4)]) {
      expect(() => openInstallationKey({ ...production, key })).toThrow('must hold 32 bytes in base64');
    }
    expect(() => openInstallationKey({ ...production, key: Buffer.alloc(32, 7).toString('base64') })).toThrow(
      'does not look random',
    );
    const keyFile = join(dataDir, 'given.key');
    expect(() => openInstallationKey({ ...production, keyFile })).toThrow('cannot be read');
    await writeFile(keyFile, `${good}\n`);
    await chmod(keyFile, 0o600);
    expect(openInstallationKey({ ...production, keyFile }).id).toBe(
      openInstallationKey({ ...production, key: good }).id,
    );
  });

  it('unwraps what earlier keys wrapped, and only in the same context', async () => {
    const [old, fresh] = [newKeyBytes(), newKeyBytes()];
    const wrapped = await localKeyService(old).wrap(Uint8Array.of(5), 'tenant/a');
    const changed = localKeyService(fresh, [old]);
    expect([...(await changed.unwrap(wrapped, 'tenant/a'))]).toEqual([5]);
    await expect(changed.unwrap(wrapped, 'tenant/b')).rejects.toThrow(SealError);
    await expect(localKeyService(fresh).unwrap(wrapped, 'tenant/a')).rejects.toThrow(SealError);
  });
});

describe.each(testDatabaseKinds)('the keyring on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.remove());

  it('gives every purpose, tenant and field its own key, the same at every start', async () => {
    const service = localKeyService(newKeyBytes());
    await test.database.kysely.deleteFrom('installation_keys').execute();
    const [one, two] = [await openKeyring(test.database, service), await openKeyring(test.database, service)];
    const seen = [one.purposeKey('a'), one.purposeKey('b'), one.purposeKey('a/b')].map((key) =>
      key.export().toString('hex'),
    );
    expect(new Set(seen).size).toBe(3);
    expect(two.purposeKey('a').export().toString('hex')).toBe(seen[0]);
    expect(one.blindIndex('x@example.com')).toBe(two.blindIndex('x@example.com'));
    expect(one.blindIndex('x@example.com')).not.toBe(one.blindIndex('x@example.com', 'phone'));
    const field: Place = { tenantId: null, table: 'users', column: 'name', rowId: 'u' };
    const sealed = one.sealText(field, 'Ada Made-Up');
    expect(two.openText(field, sealed)).toBe('Ada Made-Up');
    expect(() => two.openText({ ...field, tenantId: 't' }, sealed)).toThrow(SealError);
  });

  it('goes on under a new installation key while the old one is still given', async () => {
    await test.database.kysely.deleteFrom('installation_keys').execute();
    const [old, fresh] = [newKeyBytes(), newKeyBytes()];
    const before = await openKeyring(test.database, localKeyService(old));
    const owner = { tenantId: uuidv7(), kind: 'chat', id: uuidv7() } as const;
    const { key, wrapped } = await before.vault.create(test.database, owner);
    const after = await openKeyring(test.database, localKeyService(fresh, [old]));
    const opened = await after.vault.open(test.database, owner, wrapped);
    expect(openBytes(opened, place, sealBytes(key, place, 'words')).toString()).toBe('words');
    await expect(openKeyring(test.database, localKeyService(fresh))).rejects.toThrow('does not fit this database');
  });

  it('opens a chat key for its own chat and tenant only', async () => {
    await test.database.kysely.deleteFrom('installation_keys').execute();
    const { vault } = await openKeyring(test.database, localKeyService(newKeyBytes()));
    const owner = { tenantId: uuidv7(), kind: 'chat', id: uuidv7() } as const;
    const { wrapped } = await vault.create(test.database, owner);
    await vault.open(test.database, owner, wrapped);
    for (const other of [
      { ...owner, id: uuidv7() },
      { ...owner, tenantId: uuidv7() },
      { ...owner, kind: 'file' as const },
    ]) {
      await expect(vault.open(test.database, other, wrapped)).rejects.toThrow(SealError);
    }
  });

  it('reads with a newer tenant key that another process made', async () => {
    await test.database.kysely.deleteFrom('installation_keys').execute();
    const service = localKeyService(newKeyBytes());
    const [one, two] = [await openKeyring(test.database, service), await openKeyring(test.database, service)];
    const owner = { tenantId: uuidv7(), kind: 'chat', id: uuidv7() } as const;
    const first = await one.vault.create(test.database, owner);
    await two.vault.open(test.database, owner, first.wrapped);
    const wrapped = await service.wrap(newKeyBytes(), `tenant/${owner.tenantId}/2`);
    await test.database.kysely
      .insertInto('tenant_keys')
      .values({ tenant_id: owner.tenantId, generation: 2, wrapped })
      .execute();
    const third = await openKeyring(test.database, service);
    const second = await third.vault.create(test.database, { ...owner, id: 'second' });
    expect(readKeyId(second.wrapped)).not.toBe(readKeyId(first.wrapped));
    await two.vault.open(test.database, { ...owner, id: 'second' }, second.wrapped);
    await third.vault.open(test.database, owner, first.wrapped);
  });
});

it('keeps the entries that were used last', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  map.delete('a');
  expect(map.get('a')).toBeUndefined();
});
