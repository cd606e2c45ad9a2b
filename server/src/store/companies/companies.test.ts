import { createHash } from 'node:crypto';
import type { GivenRole } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { createFieldCipher } from '../accounts/field-cipher.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import type { TestDatabase } from '../../database/test-databases.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
let made = 0;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

describe.each(testDatabaseKinds)('companies on $name', ({ open }) => {
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

  async function newPerson(): Promise<{ readonly userId: string; readonly email: string }> {
    made += 1;
    const person = { userId: makeId(), email: `colleague-${made}@clinic.example` };
    await store.users.create({ ...person, tenantId: makeId(), passwordHash: 'hash', trialEndsOn: now, now });
    return person;
  }

  async function newCompany(): Promise<{ readonly id: string; readonly owner: { readonly userId: string } }> {
    const owner = await newPerson();
    const id = makeId();
    await store.companies.create({ id, name: `Clinic ${id}`, seats: 10, idleMinutes: 15, trialEndsOn: now, now });
    expect(await store.members.join({ userId: owner.userId, tenantId: id, role: 'owner', joinedAt: now })).toBe(true);
    return { id, owner };
  }

  const save = (tenantId: string, invitedBy: string, email: string, role: GivenRole = 'clinician', token = makeId()) =>
    store.invitations
      .save({
        tenantId,
        email,
        role,
        invitedBy,
        invitedOn: now,
        expiresAt: now + minute,
        token,
        tokenHash: hashOf(token),
      })
      .then((id) => ({ id, token, tokenHash: hashOf(token) }));

  it('are kept, found and changed, and a person’s own tenant is none', async () => {
    const { id, owner } = await newCompany();
    expect(await store.companies.find(id)).toEqual({
      id,
      name: `Clinic ${id}`,
      seats: 10,
      idleMinutes: 15,
      requiresSecondFactor: false,
      allowsBrowserSpeech: false,
      retentionDays: null,
      recordingDays: 0,
      trialDomainIndex: null,
      trialEndsOn: now,
      usesModels: true,
    });
    await store.companies.update(id, { name: 'Ärzte am Hafen', retentionDays: 90 });
    await store.companies.update(id, { requiresSecondFactor: true, idleMinutes: 2 });
    await store.companies.update(id, { retentionDays: null });
    await store.companies.update(id, {});
    const changed = { name: 'Ärzte am Hafen', idleMinutes: 2, requiresSecondFactor: true, retentionDays: null };
    expect(await store.companies.hold(id)).toMatchObject(changed);
    const account = await store.users.find(owner.userId);
    expect(account).toMatchObject({ tenantId: id, membership: { companyName: 'Ärzte am Hafen', role: 'owner' } });
    const personal = account?.personalTenantId ?? '';
    expect(await store.companies.find(personal)).toBeNull();
    expect(await store.companies.hold(personal)).toBeNull();
    await store.companies.update(personal, { name: 'No company' });
    expect(await store.companies.hold(makeId())).toBeNull();
  });

  it('have each person once, in one company, and one owner', async () => {
    const [one, other] = [await newCompany(), await newCompany()];
    const person = await newPerson();
    const join = (tenantId: string) =>
      store.members.join({ userId: person.userId, tenantId, role: 'clinician', joinedAt: now });
    const joined = await Promise.all([join(one.id), join(other.id), join(one.id)]);
    expect(joined.filter(Boolean)).toHaveLength(1);
    const home = joined[1] === true ? other : one;
    const away = home === one ? other : one;
    expect(await store.members.find(home.id, person.userId)).toMatchObject({
      ...person,
      name: null,
      isDisabled: false,
    });
    expect(await store.members.find(away.id, person.userId)).toBeNull();
    expect(await store.members.hasAddress(home.id, person.email.toUpperCase())).toBe(true);
    expect(await store.members.hasAddress(away.id, person.email)).toBe(false);
    expect(await store.members.list(home.id)).toHaveLength(2);
    await expect(store.members.changeRole(home.id, person.userId, 'owner')).rejects.toThrow();
    await store.members.changeRole(away.id, person.userId, 'auditor');
    expect(await store.members.find(home.id, person.userId)).toMatchObject({ role: 'clinician' });
    expect(await store.members.remove(away.id, person.userId)).toBe(false);
    expect(await store.members.remove(home.id, person.userId)).toBe(true);
    expect((await store.users.find(person.userId))?.membership).toBeNull();
  });

  it('invite an address once; a second invitation takes the place of the first', async () => {
    const { id, owner } = await newCompany();
    const first = await save(id, owner.userId, 'Ada@clinic.example');
    const second = await save(id, owner.userId, 'ada@CLINIC.example', 'auditor');
    expect(second.id).toBe(first.id);
    expect(await store.invitations.findOpen(first.tokenHash, now)).toBeNull();
    expect(await store.invitations.findOpen(second.tokenHash, now)).toMatchObject({ tenantId: id, role: 'auditor' });
    expect(await store.invitations.findOpen(second.tokenHash, now + minute)).toBeNull();
    expect(await store.companies.countPeople(id, now)).toEqual({ members: 1, seatsTaken: 2 });
    expect(await store.companies.countPeople(id, now + minute)).toEqual({ members: 1, seatsTaken: 1 });
    expect(await store.invitations.list(id, now)).toMatchObject([{ isOpen: true, token: second.token }]);
    expect(await store.invitations.list(id, now + minute)).toMatchObject([{ isOpen: false, token: null }]);
    expect(await store.invitations.findFor(id, 'ADA@clinic.example')).toMatchObject({ id: first.id });
    expect(await store.invitations.find(makeId(), first.id)).toBeNull();
    await store.invitations.removeExpired(now + minute);
    expect(await store.invitations.list(id, now)).toHaveLength(1);
    await store.invitations.removeExpired(now + minute + 1);
    expect(await store.invitations.list(id, now)).toEqual([]);
  });

  it('let an invitation be used once, withdrawn before and never after', async () => {
    const { id, owner } = await newCompany();
    const guest = await newPerson();
    const { id: row, tokenHash } = await save(id, owner.userId, guest.email);
    const accepted = await Promise.all(
      Array.from({ length: 5 }, () => store.invitations.accept(row, guest.userId, now)),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
    await store.members.join({ userId: guest.userId, tenantId: id, role: 'clinician', joinedAt: now });
    expect(await store.invitations.findOpen(tokenHash, now)).toBeNull();
    expect(await store.invitations.withdraw(id, row)).toBe(false);
    expect(await store.invitations.list(id, now)).toMatchObject([{ acceptedBy: guest.userId, token: null }]);
    await store.members.remove(id, guest.userId);
    expect(await store.invitations.list(id, now)).toEqual([]);
    const again = await save(id, owner.userId, guest.email);
    expect(await store.invitations.withdraw(makeId(), again.id)).toBe(false);
    expect(await store.invitations.withdraw(id, again.id)).toBe(true);
    expect(await store.invitations.findOpen(again.tokenHash, now)).toBeNull();
  });

  it('hold no invitation of who could not send it any more', async () => {
    const { id, owner } = await newCompany();
    const inviter = await newPerson();
    await store.members.join({ userId: inviter.userId, tenantId: id, role: 'admin', joinedAt: now });
    const { tokenHash, id: row } = await save(id, inviter.userId, 'guest@clinic.example');
    const counts = async () => (await store.invitations.findOpen(tokenHash, now)) !== null;
    expect(await counts()).toBe(true);
    await store.members.changeRole(id, inviter.userId, 'clinician');
    expect(await counts()).toBe(false);
    expect(await store.invitations.isOpen(row, now)).toBe(false);
    await store.members.changeRole(id, inviter.userId, 'admin');
    const disable = (at: number | null) => store.installation.setDisabled(inviter.userId, at);
    await disable(now);
    expect(await counts()).toBe(false);
    await disable(null);
    expect(await counts()).toBe(true);
    const forAdmin = await save(id, inviter.userId, 'chief@clinic.example', 'admin');
    expect(await store.invitations.findOpen(forAdmin.tokenHash, now)).toBeNull();
    await store.invitations.handOver(id, inviter.userId, owner.userId);
    expect(await store.invitations.findOpen(forAdmin.tokenHash, now)).toMatchObject({ invitedBy: owner.userId });
    await store.members.remove(id, inviter.userId);
    expect(await counts()).toBe(true);
  });

  it('hold a company so that changes to its people come one after the other', async () => {
    const { id, owner } = await newCompany();
    const invite = (number: number): Promise<boolean> =>
      store.transaction(async (inner) => {
        await inner.companies.hold(id);
        const { seatsTaken } = await inner.companies.countPeople(id, now);
        if (seatsTaken >= 4) return false;
        await inner.invitations.save({
          tenantId: id,
          email: `seat-${number}@clinic.example`,
          role: 'clinician',
          invitedBy: owner.userId,
          invitedOn: now,
          expiresAt: now + minute,
          token: 'token',
          tokenHash: makeId(),
        });
        return true;
      });
    const invited = await Promise.all(Array.from({ length: 12 }, (_, number) => invite(number)));
    expect(invited.filter(Boolean)).toHaveLength(3);
  });

  it('keep names, addresses and tokens sealed', async () => {
    const { id, owner } = await newCompany();
    await store.companies.update(id, { name: 'Marker Hospital' });
    const { token } = await save(id, owner.userId, 'marker-address@clinic.example');
    const { kysely } = opened.database;
    const tenant = await kysely.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const row = await kysely
      .selectFrom('invitations')
      .selectAll()
      .where('tenant_id', '=', id)
      .executeTakeFirstOrThrow();
    const bytes = [tenant, row].flatMap((one) =>
      Object.values(one).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value)),
      ),
    );
    for (const word of ['Marker Hospital', 'marker-address', token])
      expect(
        bytes.some((cell) => cell.includes(word)),
        word,
      ).toBe(false);
  });
});
