import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../../audit/audit-store.ts';
import { newKeyBytes } from '../../keys/data-key.ts';
import { localKeyService } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { createAccountStore } from '../accounts/account-store.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { createFieldCipher } from '../accounts/field-cipher.ts';
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts';
import { createStore } from '../index.ts';
import type { Store } from '../store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { damagedText } from '../../kernel/damage.ts';
import type { TestDatabase } from '../../database/test-databases.ts';

const now = 1_800_000_000_000;
const hour = 3_600_000;

describe.each(testDatabaseKinds)('emergency access on $name', ({ open }) => {
  let opened: TestDatabase;
  let keyring: Keyring;
  let store: AccountStore;
  let charts: Store;
  const statements: CompiledQuery[] = [];
  beforeAll(async () => {
    opened = await open((query) => void statements.push(query));
    keyring = await openKeyring(opened.database, localKeyService(newKeyBytes()));
    store = createAccountStore(opened.database, {
      cipher: createFieldCipher(keyring),
      createAudit: (database) => createAuditStore(database, keyring),
      createIdempotency: (database) => createIdempotencyStore({ database, keys: keyring }),
    });
    charts = createStore(opened.database, keyring, { now: () => now });
  });
  afterAll(() => opened.remove());

  async function newPerson(): Promise<{ readonly userId: string; readonly email: string }> {
    const userId = makeId();
    const person = { userId, email: `${userId}@clinic.example` };
    await store.users.create({ ...person, tenantId: makeId(), passwordHash: 'x', trialEndsOn: now, now });
    return person;
  }

  async function newCompany(): Promise<{ readonly id: string; readonly owner: Awaited<ReturnType<typeof newPerson>> }> {
    const [id, owner] = [makeId(), await newPerson()];
    await store.companies.create({ id, name: 'Clinic', seats: 10, idleMinutes: 15, trialEndsOn: now, now });
    await store.members.join({ userId: owner.userId, tenantId: id, role: 'owner', joinedAt: now });
    return { id, owner };
  }

  async function writeChat(tenantId: string, userId: string): Promise<string> {
    const id = makeId();
    await charts.chats.create({ tenantId, userId }, { id, title: 'Some title', now });
    return id;
  }

  const grantFor = (tenantId: string, subjectId: string, openedBy: string, openedAt = now) => ({
    id: makeId(),
    tenantId,
    subjectId,
    openedBy,
    reason: 'ZQX-Reasonword for the ward',
    openedAt,
    expiresAt: openedAt + hour,
  });
  const openGrant = (grant: ReturnType<typeof grantFor>) => store.transaction((inner) => inner.emergency.open(grant));

  it('opens one at a time for each reader and writer, also when twenty come at once', async () => {
    const { id, owner } = await newCompany();
    const [writer, other] = [await newPerson(), await newPerson()];
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => openGrant(grantFor(id, writer.userId, owner.userId))),
    );
    const [first] = tries.filter((one) => one !== null);
    expect(tries.filter((one) => one !== null)).toHaveLength(1);
    expect(first).toMatchObject({ subjectEmail: writer.email, openerEmail: owner.email, closedAt: null });
    const triple = { tenantId: id, subjectId: writer.userId, openedBy: owner.userId };
    expect(await store.emergency.findOpen(triple, now)).toEqual(first);
    expect(await store.emergency.findOpen(triple, now + hour)).toBeNull();
    expect(await openGrant(grantFor(id, other.userId, owner.userId))).not.toBeNull();
    expect(await openGrant(grantFor(id, writer.userId, other.userId))).not.toBeNull();
    // One that ran out makes room, and ends when it ran out.
    expect(await openGrant(grantFor(id, writer.userId, owner.userId, now + hour - 1))).toBeNull();
    expect(await openGrant(grantFor(id, writer.userId, owner.userId, now + hour))).not.toBeNull();
    expect(await store.emergency.find(id, first?.id ?? '')).toMatchObject({ closedAt: now + hour });
  });

  it('finds and lists a company’s own, newest first, and closes each once', async () => {
    const [{ id, owner }, elsewhere] = [await newCompany(), await newCompany()];
    const writers = [await newPerson(), await newPerson(), await newPerson()];
    const grants = writers.map(({ userId }, index) => grantFor(id, userId, owner.userId, now + index));
    for (const grant of grants) await openGrant(grant);
    expect((await store.emergency.list(id, now + 1)).map((one) => one.id)).toEqual([grants[2]?.id, grants[1]?.id]);
    expect(await store.emergency.list(elsewhere.id, 0)).toEqual([]);
    const grantId = grants[0]?.id ?? '';
    expect(await store.emergency.find(elsewhere.id, grantId)).toBeNull();
    const closed = await Promise.all([1, 2, 3].map(() => store.emergency.close(grantId, now + 5)));
    expect(closed.filter(Boolean)).toHaveLength(1);
    expect(await store.emergency.close(grants[1]?.id ?? '', now + 2 * hour)).toBe(false);
    expect(await store.emergency.find(id, grantId)).toMatchObject({ closedAt: now + 5 });
  });

  it('names whose chats a company keeps', async () => {
    const [{ id, owner }, elsewhere] = [await newCompany(), await newCompany()];
    const people = await Promise.all(Array.from({ length: 4 }, newPerson));
    const [member, left, binned, stranger] = people.map(({ userId }) => userId) as [string, string, string, string];
    await store.members.join({ userId: member, tenantId: id, role: 'clinician', joinedAt: now });
    for (const userId of [member, left, left, left]) await writeChat(id, userId);
    const gone = await writeChat(id, binned);
    await charts.chats.moveToBin({ tenantId: id, userId: binned }, gone, now);
    await writeChat(elsewhere.id, stranger);
    const email = (userId: string): string => `${userId}@clinic.example`;
    expect(await store.emergency.listFormer(id)).toEqual([{ userId: left, email: email(left), isMember: false }]);
    expect(await store.emergency.findKeeper(id, member)).toEqual({
      userId: member,
      email: email(member),
      isMember: true,
    });
    expect(await store.emergency.findKeeper(id, left)).toEqual({ userId: left, email: email(left), isMember: false });
    expect(await store.emergency.findKeeper(id, owner.userId)).toMatchObject({ isMember: true });
    for (const userId of [binned, stranger, makeId(), elsewhere.owner.userId])
      expect(await store.emergency.findKeeper(id, userId)).toBeNull();
    expect(await store.emergency.findOwner(id)).toMatchObject({ userId: owner.userId, email: owner.email });
    expect(await store.emergency.findOwner(makeId())).toBeNull();
    // Whose account is gone has no address any more, and the charts are still there.
    await opened.database.kysely.deleteFrom('user_accounts').where('user_id', '=', left).execute();
    expect(await store.emergency.listFormer(id)).toEqual([{ userId: left, email: null, isMember: false }]);
    expect(await store.emergency.findKeeper(id, left)).toMatchObject({ email: null });
  });

  it('steps from person to person, not from chat to chat', async () => {
    const { id } = await newCompany();
    const writer = await newPerson();
    const first = await writeChat(id, writer.userId);
    const { kysely } = opened.database;
    const row = await kysely.selectFrom('chats').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 20_000 }, () => ({ ...row, id: makeId() }));
    for (let at = 0; at < rows.length; at += 500)
      await kysely
        .insertInto('chats')
        .values(rows.slice(at, at + 500))
        .execute();
    if (opened.database.kind === 'postgres') await sql`analyze`.execute(kysely);
    statements.length = 0;
    expect(await store.emergency.listFormer(id)).toHaveLength(1);
    const steps: string[] = [];
    for (const { sql: text, parameters } of statements.splice(0))
      steps.push(...(await opened.database.seam.explain(kysely as never, text, parameters)));
    const plan = steps.join('\n');
    expect(plan).toMatch(/chats_list.*owner_id ?>|Limit[^\n]*\n[^\n]*Index Only Scan using chats_list/);
    expect(plan).not.toMatch(/SCAN (?:c|chats)\b|Seq Scan on chats/);
  });

  it('seals the reason to its place, and forgets after its time', async () => {
    const { id, owner } = await newCompany();
    const [one, two] = [await newPerson(), await newPerson()];
    const grants = [grantFor(id, one.userId, owner.userId), grantFor(id, two.userId, owner.userId, now + 9)] as const;
    for (const grant of grants) await openGrant(grant);
    const { kysely } = opened.database;
    const rows = await kysely.selectFrom('emergency_access').selectAll().where('tenant_id', '=', id).execute();
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(Buffer.from(row.reason).includes('Reasonword')).toBe(false);
    const [from, to] = rows as [(typeof rows)[number], (typeof rows)[number]];
    await kysely.updateTable('emergency_access').set({ reason: from.reason }).where('id', '=', to.id).execute();
    expect((await store.emergency.find(id, to.id))?.reason).toEqual(damagedText);
    await store.emergency.removeBefore(now + 5);
    const left = await kysely.selectFrom('emergency_access').select('id').where('tenant_id', '=', id).execute();
    expect(left).toEqual([{ id: grants[1].id }]);
  });
});
