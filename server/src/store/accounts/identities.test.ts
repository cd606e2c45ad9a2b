import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';
import { createFieldCipher } from './field-cipher.ts';

const now = 1_800_000_000_000;
const issuer = 'https://login.clinic.example';

describe.each(testDatabaseKinds)('people of a provider on $name', ({ open }) => {
  let opened: TestDatabase;
  let store: AccountStore;
  beforeAll(async () => {
    opened = await open();
    const keyring = await openKeyring(opened.database, localKeyService(newKeyBytes()));
    store = createAccountStore(opened.database, {
      cipher: createFieldCipher(keyring),
      createAudit: (database) => createAuditStore(database, keyring),
      createIdempotency: (database) => createIdempotencyStore({ database, keys: keyring }),
    });
  });
  afterAll(() => opened.remove());

  let made = 0;
  const makeUser = async (passwordHash: string | null = null): Promise<string> => {
    made += 1;
    const userId = makeId();
    const email = `person-${made}@clinic.example`;
    await store.users.create({ userId, tenantId: makeId(), email, passwordHash, trialEndsOn: now, now });
    return userId;
  };

  it('are linked with one account each, letter by letter', async () => {
    const [ada, bob] = [await makeUser(), await makeUser()];
    expect(await store.identities.findUser({ issuer, subject: 'a' })).toBeNull();
    expect(await store.identities.link({ issuer, subject: 'a' }, ada, now)).toBe(true);
    expect(await store.identities.link({ issuer, subject: 'a' }, bob, now)).toBe(false);
    expect(await store.identities.link({ issuer, subject: 'b' }, ada, now)).toBe(false);
    expect(await store.identities.findUser({ issuer, subject: 'a' })).toEqual({ userId: ada });
    for (const subject of ['A', 'a ', 'á', '']) expect(await store.identities.findUser({ issuer, subject })).toBeNull();
    expect(await store.identities.findUser({ issuer: `${issuer}/`, subject: 'a' })).toBeNull();
    // The same word at another provider is somebody else.
    expect(await store.identities.link({ issuer: 'https://other.example', subject: 'a' }, bob, now)).toBe(true);
    expect(await store.identities.link({ issuer: 'https://other.example', subject: 'c' }, ada, now)).toBe(true);
  });

  it('have accounts without a password, to which no hash is equal', async () => {
    const userId = await makeUser();
    expect((await store.users.find(userId))?.passwordHash).toBeNull();
    expect(await store.users.keepPasswordHash(userId, 'hash', 'hash')).toBe(false);
    await store.users.updatePasswordHash(userId, 'hash');
    expect((await store.users.find(userId))?.passwordHash).toBe('hash');
  });

  it('take up an attempt once, within its time', async () => {
    const attempt = { state: 's', nonce: 'n', verifier: 'v', remember: true, from: '/settings' };
    await store.oidcAttempts.open('first', attempt, now + 10);
    await store.oidcAttempts.open('second', { ...attempt, from: null }, now + 10);
    expect(await store.oidcAttempts.spend('first', now + 10)).toBeNull();
    expect(await store.oidcAttempts.spend('first', now)).toEqual(attempt);
    expect(await store.oidcAttempts.spend('first', now)).toBeNull();
    const all = await Promise.all(Array.from({ length: 20 }, () => store.oidcAttempts.spend('second', now)));
    expect(all.filter((one) => one !== null)).toEqual([{ ...attempt, from: null }]);
    await store.oidcAttempts.open('third', attempt, now + 10);
    await store.oidcAttempts.removeExpired(now + 10);
    const left = await opened.database.kysely.selectFrom('oidc_attempts').select('id').execute();
    expect(left).toEqual([]);
  });
});
