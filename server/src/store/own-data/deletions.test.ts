import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { createFieldCipher } from '../accounts/field-cipher.ts';
import type { Database } from '../../database/database.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import type { Owner, Store } from '../store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { openTestStore, userMessage } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { createDeletionStore } from './deletions.ts';
import { OwnerGoneError } from '../../kernel/owner-gone-error.ts';

const time = 1_790_000_000_000;

describe.each(testDatabaseKinds)('accounts that go on $name', (kind) => {
  let test: TestStore;
  let accounts: AccountStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
    const { keys } = test;
    accounts = createAccountStore(test.database, {
      cipher: createFieldCipher(keys),
      createAudit: (database) => createAuditStore(database, keys),
      createIdempotency: (database) => createIdempotencyStore({ database, keys }),
    });
  });
  afterAll(() => test.remove());

  async function newPerson(): Promise<Owner> {
    const person = { userId: makeId(), tenantId: makeId() };
    const email = `${person.userId}@clinic.example`;
    await accounts.users.create({ ...person, email, passwordHash: 'hash', trialEndsOn: time, now: time });
    return person;
  }

  async function destroy({ userId, tenantId }: Owner, closedCompanyId: string | null = null): Promise<void> {
    const account = { userId, tenantId, closedCompanyId, email: `${userId}@clinic.example` };
    await accounts.transaction(async (store) => {
      await store.deletions.begin({ ...account, ip: '', userAgent: '', requestedAt: time });
    });
  }

  async function newChat(owner: Owner, store: Store = test.store): Promise<string> {
    const id = makeId();
    await store.transaction(async (tx) => {
      await tx.chats.create(owner, { id, title: 'Chat', now: time });
      await tx.messages.addAll(owner, id, [userMessage()]);
    });
    return id;
  }

  async function countOf(table: 'chats' | 'drafts' | 'tenant_keys', tenantId: string): Promise<number> {
    const rows = await test.database.kysely
      .selectFrom(table)
      .select('tenant_id')
      .where('tenant_id', '=', tenantId)
      .execute();
    return rows.length;
  }

  it('get no new key and no new chat, before and after the rest of them is destroyed', async () => {
    const owner = await newPerson();
    await destroy(owner);
    await expect(newChat(owner)).rejects.toThrow(OwnerGoneError);
    const claimed = await accounts.deletions.claim(time, time);
    if (claimed === null) throw new Error('A deletion was expected.');
    await accounts.transaction((store) => store.deletions.finish(claimed));
    await expect(newChat(owner)).rejects.toThrow(OwnerGoneError);
    expect([await countOf('chats', owner.tenantId), await countOf('tenant_keys', owner.tenantId)]).toEqual([0, 0]);
  });

  it('get no chat, message or draft from a process that still has their keys in memory', async () => {
    const owner = await newPerson();
    const company = { tenantId: makeId(), userId: owner.userId };
    const inCompany = await newChat(company);
    await newChat(owner);
    await destroy(owner);
    for (const where of [owner, company]) {
      await expect(newChat(where)).rejects.toThrow(OwnerGoneError);
      await expect(test.store.drafts.save(where, null, 'Words', time)).rejects.toThrow(OwnerGoneError);
    }
    await expect(test.store.messages.add(company, inCompany, userMessage())).rejects.toThrow(OwnerGoneError);
    await expect(test.store.drafts.save(company, inCompany, 'Words', time)).rejects.toThrow(OwnerGoneError);
    expect(await countOf('drafts', company.tenantId)).toBe(0);
    expect(await countOf('chats', company.tenantId)).toBe(1);
    expect(await countOf('chats', owner.tenantId)).toBe(1);
  });

  it('take a company that is closed with them along, for everybody who was in it', async () => {
    const [owner, former] = [await newPerson(), await newPerson()];
    const companyId = makeId();
    const there = { tenantId: companyId, userId: former.userId };
    await newChat(there);
    await destroy(owner, companyId);
    await expect(newChat(there)).rejects.toThrow(OwnerGoneError);
    await expect(test.store.drafts.save(there, null, 'Words', time)).rejects.toThrow(OwnerGoneError);
    await newChat(former);
    await test.store.drafts.save(former, null, 'Words', time);
    await test.store.drafts.save(former, null, 'Other words', time);
    expect(await test.store.drafts.read(former, null)).toBe('Other words');
  });

  /** As if somebody else held the company, and let it go after `change`. */
  function heldMeanwhile(change: () => Promise<unknown>): Database {
    const { database } = test;
    const readRows: typeof database.seam.readRows = async (...asked) => {
      await change();
      return database.seam.readRows(...asked);
    };
    return { ...database, seam: { ...database.seam, readRows } };
  }

  it('count as what they are once the company is held: an heir owns it by then', async () => {
    const [owner, heir, leaver] = [await newPerson(), await newPerson(), await newPerson()];
    const id = makeId();
    await accounts.companies.create({ id, name: 'Clinic', seats: 9, idleMinutes: 15, trialEndsOn: time, now: time });
    for (const [{ userId }, role] of [
      [owner, 'owner'],
      [heir, 'admin'],
      [leaver, 'clinician'],
    ] as const)
      await accounts.members.join({ userId, tenantId: id, role, joinedAt: time });
    const handOver = async (): Promise<void> => {
      await accounts.members.changeRole(id, owner.userId, 'admin');
      await accounts.members.changeRole(id, heir.userId, 'owner');
    };
    const cipher = createFieldCipher(test.keys);
    const held = await createDeletionStore(heldMeanwhile(handOver), cipher).hold(heir.userId, time);
    expect(held?.company).toEqual({ tenantId: id, role: 'owner', others: 2 });
    const leave = (): Promise<boolean> => accounts.members.remove(id, leaver.userId);
    const left = await createDeletionStore(heldMeanwhile(leave), cipher).hold(leaver.userId, time);
    expect(left).toMatchObject({ userId: leaver.userId, company: null });
  });
});
