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
const minute = 60_000;
const hour = 60 * minute;

describe.each(testDatabaseKinds)('sessions, devices and changes of address on $name', ({ open }) => {
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

  const newUser = async (email: string): Promise<string> => {
    const account = { userId: makeId(), tenantId: makeId(), email, passwordHash: 'hash', trialEndsOn: now, now };
    expect(await store.users.create(account)).toBe(true);
    return account.userId;
  };
  const openSession = async (subjectId: string, more: object = {}): Promise<string> => {
    const id = makeId();
    const origin = { ip: '192.0.2.7', userAgent: 'Canary/1.0' };
    const session = { id, kind: 'user', subjectId, expiresAt: now + hour, provedAt: now, isRemembered: false } as const;
    await store.sessions.create({ ...session, now, origin, ...more });
    return id;
  };

  it('lists a person’s own sessions, last active first, without those that are over', async () => {
    const user = await newUser('list@clinic.example');
    const first = await openSession(user);
    const second = await openSession(user, { isRemembered: true });
    await openSession(user, { expiresAt: now });
    await openSession(user, { kind: 'sign_up' });
    await openSession(await newUser('stranger@clinic.example'));
    await store.sessions.end(await openSession(user), now);
    await store.sessions.noteActivity(first, now + minute, now - hour);
    const entry = { signedInAt: now, origin: { ip: '192.0.2.7', userAgent: 'Canary/1.0' } };
    expect(await store.sessions.listOf(user, now + 1)).toEqual([
      { ...entry, id: first, lastActiveAt: now + minute, isRemembered: false },
      { ...entry, id: second, lastActiveAt: now, isRemembered: true },
    ]);
    const rows = await opened.database.kysely.selectFrom('sessions').select('origin').execute();
    for (const { origin } of rows) expect(Buffer.from(origin ?? []).toString('latin1')).not.toMatch(/Canary|192\.0/);
  });

  it('ends one of a person’s own once, and all others but the one that asks', async () => {
    const [user, stranger] = [await newUser('end@clinic.example'), await newUser('other@clinic.example')];
    const [kept, one, two] = [await openSession(user), await openSession(user), await openSession(user)];
    expect(await store.sessions.endOf(stranger, one, now)).toBe(false);
    const ended = await Promise.all(Array.from({ length: 10 }, () => store.sessions.endOf(user, one, now)));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await store.sessions.endOthers(user, kept, now)).toEqual([two]);
    expect((await store.sessions.listOf(user, now)).map(({ id }) => id)).toEqual([kept]);
  });

  it('keeps no activity of a session that is locked, over, or was idle for too long', async () => {
    const user = await newUser('idle@clinic.example');
    const activeAt = async (id: string): Promise<number | undefined> => (await store.sessions.find(id))?.lastActiveAt;
    const session = await openSession(user);
    await store.sessions.noteActivity(session, now + 20 * minute, now + 5 * minute);
    expect(await activeAt(session)).toBe(now);
    await store.sessions.noteActivity(session, now + minute, now - minute);
    expect(await activeAt(session)).toBe(now + minute);
    await store.sessions.noteActivity(session, now, now - minute);
    expect(await activeAt(session)).toBe(now + minute);
    await store.sessions.lock(session, now + 2 * minute);
    await store.sessions.noteActivity(session, now + 3 * minute, now - minute);
    expect(await store.sessions.find(session)).toMatchObject({ isLocked: true, lastActiveAt: now + minute });
    expect(await store.sessions.unlock(session, now + 4 * minute)).toBe(true);
    expect(await store.sessions.find(session)).toMatchObject({ isLocked: false, lastActiveAt: now + 4 * minute });
    await store.sessions.end(session, now + 5 * minute);
    expect(await store.sessions.unlock(session, now + 6 * minute)).toBe(false);
    await store.sessions.prove(session, now + 6 * minute);
    expect((await store.sessions.find(session))?.provedAt).toBe(now);
  });

  it('knows a device again, for the account that it belongs to', async () => {
    const [user, other] = [await newUser('device@clinic.example'), await newUser('device2@clinic.example')];
    expect(await store.devices.note(user, 'a', now)).toEqual({ lastUsedAt: null, isFirstOfAll: true });
    expect(await store.devices.note(user, 'b', now + 1)).toEqual({ lastUsedAt: null, isFirstOfAll: false });
    expect(await store.devices.note(user, 'a', now + 2)).toEqual({ lastUsedAt: now, isFirstOfAll: false });
    expect(await store.devices.note(other, 'a', now + 3)).toEqual({ lastUsedAt: null, isFirstOfAll: true });
    await store.devices.removeBefore(now + 2);
    expect(await store.devices.note(user, 'b', now + 4)).toEqual({ lastUsedAt: null, isFirstOfAll: false });
    expect(await store.devices.note(user, 'a', now + 5)).toEqual({ lastUsedAt: now + 2, isFirstOfAll: false });
  });

  it('spends each try of a code for a new address once, in the session that asked', async () => {
    const user = await newUser('change@clinic.example');
    const change = {
      id: makeId(),
      userId: user,
      sessionId: makeId(),
      email: 'Next@clinic.example',
      isDecoy: false,
      codeMac: 'mac',
      expiresAt: now + minute,
    };
    await store.emailChanges.open(change);
    expect(await store.emailChanges.spendTry({ userId: user, sessionId: makeId() }, 3, now)).toBeNull();
    expect(await store.emailChanges.spendTry(change, 3, now + minute)).toBeNull();
    const tried = await Promise.all(Array.from({ length: 30 }, () => store.emailChanges.spendTry(change, 3, now)));
    const { id, email, isDecoy, codeMac } = change;
    expect(tried.filter((one) => one !== null)).toEqual(
      Array.from({ length: 3 }, () => ({ id, email, isDecoy, codeMac })),
    );
    const second = { ...change, id: makeId(), isDecoy: true, codeMac: 'other' };
    await store.emailChanges.open(second);
    expect(await store.emailChanges.spendTry(change, 3, now)).toMatchObject({ id: second.id, isDecoy: true });
    await store.emailChanges.removeExpired(now + 2 * minute);
    expect(await store.emailChanges.spendTry(change, 3, now)).toBeNull();
    await store.emailChanges.open(change);
    await store.emailChanges.remove(user);
    expect(await store.emailChanges.spendTry(change, 3, now)).toBeNull();
  });

  it('gives an account another address, unless somebody has it', async () => {
    const [user, owner] = [await newUser('before@clinic.example'), await newUser('taken@clinic.example')];
    expect(await store.users.changeEmail(user, 'TAKEN@clinic.example')).toBe(false);
    expect(await store.users.changeEmail(user, 'After@clinic.example')).toBe(true);
    expect((await store.users.findByEmail('after@CLINIC.example'))?.userId).toBe(user);
    expect(await store.users.findByEmail('before@clinic.example')).toBeNull();
    expect((await store.users.find(owner))?.email).toBe('taken@clinic.example');
    expect(await store.users.changeEmail(user, 'AFTER@clinic.example')).toBe(true);
    expect((await store.users.find(user))?.email).toBe('AFTER@clinic.example');
  });

  it('gives an address that was given up no second trial', async () => {
    const user = await newUser('gave-up@clinic.example');
    const trialEndsOn = (await store.users.find(user))?.trialEndsOn ?? 0;
    expect(await store.users.changeEmail(user, 'now@clinic.example')).toBe(true);
    const later = { userId: makeId(), tenantId: makeId(), passwordHash: 'hash', trialEndsOn: trialEndsOn + 9, now };
    expect(await store.users.create({ ...later, email: 'Gave-Up@clinic.example' })).toBe(true);
    expect((await store.users.find(later.userId))?.trialEndsOn).toBe(trialEndsOn);
  });
});
