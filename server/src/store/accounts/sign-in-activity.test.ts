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
const browser = { ip: '192.0.2.7', userAgent: 'Zqxbrowser/1' };

describe.each(testDatabaseKinds)('profiles and sign-in activity on $name', ({ open }) => {
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

  async function newUser(): Promise<string> {
    const userId = makeId();
    const email = `${userId}@clinic.example`;
    await store.users.create({ userId, tenantId: makeId(), email, passwordHash: 'x', trialEndsOn: now, now });
    return userId;
  }

  it('lists one person’s own lines, newest first, a page at a time', async () => {
    const [one, two] = [await newUser(), await newUser()];
    for (const at of [1, 3, 2, 3, 3])
      await store.activity.add({ userId: one, kind: 'sign_in', at: now + at, ...browser });
    await store.activity.add({ userId: two, kind: 'sign_out', at: now + 9, ...browser });
    const all = await store.activity.list(one, { limit: 10 });
    expect(all.map((line) => line.at - now)).toEqual([3, 3, 3, 2, 1]);
    expect(all[0]).toMatchObject({ kind: 'sign_in', origin: browser });
    const paged = [];
    for (let afterId: string | undefined; ; afterId = paged.at(-1)?.id) {
      const page = await store.activity.list(one, { limit: 2, afterId });
      paged.push(...page);
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all);
    expect(await store.activity.list(two, { limit: 10, afterId: all[0]?.id })).toEqual([]);
  });

  it('opens a line at its own place only', async () => {
    const [one, two] = [await newUser(), await newUser()];
    for (const userId of [one, two]) await store.activity.add({ userId, kind: 'sign_in', at: now, ...browser });
    const { kysely } = opened.database;
    const theirs = await kysely
      .selectFrom('sign_in_activity')
      .select('origin')
      .where('user_id', '=', two)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(theirs.origin).includes('Zqxbrowser')).toBe(false);
    await kysely.updateTable('sign_in_activity').set({ origin: theirs.origin }).where('user_id', '=', one).execute();
    expect(await store.activity.list(one, { limit: 10 })).toMatchObject([{ origin: null }]);
  });

  it('is kept with its change or not at all', async () => {
    const userId = await newUser();
    const failing = store.transaction(async (inner) => {
      await inner.activity.add({ userId, kind: 'sign_in', at: now, ...browser });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await store.activity.list(userId, { limit: 10 })).toEqual([]);
  });

  it('gives each picture up exactly once, however many changes come at once', async () => {
    const userId = await newUser();
    const tenantId = (await store.users.find(userId))?.personalTenantId ?? '';
    const keys = Array.from({ length: 8 }, (_, index) => `${tenantId}/picture-${index}`);
    const changes = keys.map((pictureKey, index) =>
      store.transaction((inner) => inner.users.updateProfile(userId, { name: `Name ${index}`, pictureKey })),
    );
    const givenUp = (await Promise.all(changes)).map((change) => change.givenUp);
    const account = await store.users.find(userId);
    expect([...givenUp, account?.pictureKey].toSorted()).toEqual([null, ...keys].toSorted());
    expect(account?.name).toBe(`Name ${account?.pictureKey?.at(-1) ?? ''}`);
    const renamed = await store.transaction((inner) => inner.users.updateProfile(userId, { name: 'Dana' }));
    expect(renamed.givenUp).toBeNull();
    expect(await store.users.find(userId)).toMatchObject({ name: 'Dana', pictureKey: account?.pictureKey });
  });
});
