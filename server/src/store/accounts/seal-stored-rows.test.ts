import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import type { KeyService } from '../../keys/key-service.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { rewrapKeys } from '../../keys/rewrap-keys.ts';
import { rootContext, rootId } from '../../keys/root-key.ts';
import { readKey } from '../../keys/stored-keys.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import { createAccountStore } from './account-store.ts';
import type { AccountStore } from './account-store.ts';
import { createFieldCipher } from './field-cipher.ts';
import { sealStoredRows } from './seal-stored-rows.ts';

const now = 1_800_000_000_000;
const later = now + 60_000;
const tables = [
  'users',
  'user_accounts',
  'memberships',
  'identities',
  'invitations',
  'passkeys',
  'sessions',
  'refresh_tokens',
] as const;
/** In a step of their own. */
const laterTables = ['emergency_access'] as const;

describe.each(testDatabaseKinds)('rows of before there were seals on $name', ({ open }) => {
  const [first, second] = [newKeyBytes(), newKeyBytes()];
  const userId = makeId();
  const tenantId = makeId();
  const person = { issuer: 'https://login.example', subject: 'a' };
  const statements: string[] = [];
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open(({ sql: text }) => void statements.push(text));
    await fill(await startWith(localKeyService(first)));
  });
  afterAll(() => opened.remove());

  /** As a start of the server does. */
  async function startWith(service: KeyService): Promise<AccountStore> {
    const keyring = await openKeyring(opened.database, service);
    await sealStoredRows(opened.database, keyring, service);
    return createAccountStore(opened.database, {
      cipher: createFieldCipher(keyring),
      createAudit: (database) => createAuditStore(database, keyring),
      createIdempotency: (database) => createIdempotencyStore({ database, keys: keyring }),
    });
  }

  async function fill(store: AccountStore): Promise<void> {
    const email = 'ada@clinic.example';
    await store.users.create({ userId, tenantId: makeId(), email, passwordHash: 'hash', trialEndsOn: now, now });
    await store.companies.create({ id: tenantId, name: 'Clinic', seats: 9, idleMinutes: 15, trialEndsOn: now, now });
    await store.members.join({ userId, tenantId, role: 'owner', joinedAt: now });
    await store.identities.link(person, userId, now);
    const invitation = { tenantId, email: 'guest@clinic.example', role: 'clinician', invitedBy: userId } as const;
    await store.invitations.save({
      ...invitation,
      invitedOn: now,
      expiresAt: later,
      token: 'token',
      tokenHash: 'invitation',
    });
    const passkey = { id: 'key', userId, credentialId: 'credential', publicKey: new Uint8Array([1]), counter: 0 };
    const rest = { transports: [], isSynced: false, name: 'Key', createdAt: now, lastUsedAt: null };
    await store.passkeys.add({ ...passkey, ...rest });
    const session = { id: 'session', kind: 'user', subjectId: userId, expiresAt: later, provedAt: now } as const;
    await store.sessions.create({ ...session, isRemembered: false, now });
    // More than are sealed in one go.
    for (let number = 0; number < 1001; number += 1)
      await store.sessions.addRefreshToken(`token ${number}`, 'session', now);
    await store.sessions.useRefreshToken('token 0', now);
    const grant = { id: 'grant', tenantId, subjectId: userId, openedBy: userId, reason: 'r', openedAt: now };
    await store.emergency.open({ ...grant, expiresAt: later });
  }

  const readAll = async (store: AccountStore): Promise<Readonly<Record<string, unknown>>> => ({
    role: (await store.users.find(userId))?.membership?.role,
    linked: (await store.identities.findUser(person))?.userId,
    invited: (await store.invitations.findOpen('invitation', now))?.role,
    passkey: (await store.passkeys.findByCredential('credential'))?.userId,
    session: (await store.sessions.find('session'))?.subjectId,
    used: (await store.sessions.findUsedRefreshToken('token 0'))?.sessionId,
    grant: (await store.emergency.find(tenantId, 'grant'))?.subjectId,
  });
  const whole = {
    role: 'owner',
    linked: userId,
    invited: 'clinician',
    passkey: userId,
    session: 'session',
    used: 'session',
    grant: userId,
  };

  const takeSeals = async (): Promise<void> => {
    for (const table of [...tables, ...laterTables])
      await opened.database.kysely.updateTable(table).set({ seal: null }).execute();
  };
  const countUnsealed = async (): Promise<number> => {
    let count = 0;
    for (const table of tables)
      count += (await opened.database.kysely.selectFrom(table).select('seal').where('seal', 'is', null).execute())
        .length;
    return count;
  };
  /** As a version without seals left it, or one that knew some of them. */
  async function unmark(service: KeyService, context: string = rootId): Promise<void> {
    const { kysely } = opened.database;
    const root = await readKey(opened.database, rootId);
    const wrapped = await service.wrap(await service.unwrap(root, rootContext), context);
    await kysely.updateTable('installation_keys').set({ wrapped }).where('id', '=', rootId).execute();
  }

  it('are sealed by the first start, as they are, by one of two that come at once', async () => {
    await takeSeals();
    await unmark(localKeyService(first));
    statements.length = 0;
    const [store] = await Promise.all([startWith(localKeyService(first)), startWith(localKeyService(first))]);
    // A block of rows with one statement, not each with its own.
    expect(statements.filter((text) => /update "refresh_tokens" set/.test(text)).length).toBe(3);
    expect(await countUnsealed()).toBe(0);
    expect(await readAll(store)).toEqual({ ...whole, session: userId });
    expect(await store.sessions.useRefreshToken('token 1000', now)).toBe('session');
  });

  it('are sealed by the step that came with their seals, and by no later one', async () => {
    await takeSeals();
    await unmark(localKeyService(first), 'root/rows-sealed');
    const store = await startWith(localKeyService(first));
    expect((await store.emergency.find(tenantId, 'grant'))?.subjectId).toBe(userId);
    expect(await store.sessions.find('session')).toBeNull();
    await unmark(localKeyService(first));
    expect(await readAll(await startWith(localKeyService(first)))).toEqual({ ...whole, session: userId });
  });

  it('hold their seals over an exchange of the installation key', async () => {
    const exchanged = localKeyService(second, [first]);
    await startWith(exchanged);
    expect(await rewrapKeys(opened.database, exchanged)).toBe(1);
    expect(await readAll(await startWith(localKeyService(second)))).toEqual({ ...whole, session: userId });
  });

  it('are not sealed again under the root key of before, once the installation key was exchanged', async () => {
    const root = await readKey(opened.database, rootId);
    const putRoot = (wrapped: Uint8Array) =>
      opened.database.kysely.updateTable('installation_keys').set({ wrapped }).where('id', '=', rootId).execute();
    const before = localKeyService(first, [second]);
    await putRoot(await before.wrap(await before.unwrap(root, rootContext), rootId));
    await expect(startWith(localKeyService(second))).rejects.toThrow('does not fit this database');
    await putRoot(root);
  });

  it('are not sealed a second time', async () => {
    await takeSeals();
    const store = await startWith(localKeyService(second));
    expect(await countUnsealed()).toBeGreaterThan(1000);
    const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, undefined]));
    expect(await readAll(store)).toEqual({ ...nothing, linked: null });
  });

  it('are not sealed a second time under a root key that somebody else wrapped', async () => {
    const putRoot = (wrapped: Uint8Array) =>
      opened.database.kysely.updateTable('installation_keys').set({ wrapped }).where('id', '=', rootId).execute();
    const root = await readKey(opened.database, rootId);
    await unmark(localKeyService(second));
    const forged = await localKeyService(newKeyBytes()).wrap(newKeyBytes(), rootId);
    await putRoot(forged);
    await expect(startWith(localKeyService(second))).rejects.toThrow('does not fit this database');
    await putRoot(root);
    expect(await countUnsealed()).toBeGreaterThan(1000);
  });
});
