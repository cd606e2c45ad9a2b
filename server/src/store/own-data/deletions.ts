import { sql } from 'kysely';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import type { CompanyRole } from '../../database/tables/accounts.ts';
import { destroyChat } from '../chats/destroy-chat.ts';
import type { Database } from '../../database/database.ts';
import { noteDestroyed } from './destroyed-keys.ts';
import { keepTrialEnd } from './spent-trials.ts';
import { addTombstones } from '../../database/tombstones.ts';
import { addressRows, lastRows, personRows, tenantRows } from './owned-tables.ts';
import type { OwnedRows } from './owned-tables.ts';

/** An account that is about to go, held so that nothing about it changes meanwhile. */
export interface HeldAccount {
  readonly userId: string;
  /** The tenant of their own. */
  readonly tenantId: string;
  readonly email: string;
  readonly company: HeldCompany | null;
}

export interface HeldCompany {
  readonly tenantId: string;
  readonly role: CompanyRole;
  /** How many people belong to it beside this one. */
  readonly others: number;
}

/** An account that is going. Times are epoch milliseconds. */
export interface Deletion {
  readonly userId: string;
  readonly tenantId: string;
  /** The company that is closed with it. */
  readonly closedCompanyId: string | null;
  /** Null where it is damaged: nobody can be told then. */
  readonly email: string | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly requestedAt: number;
}

export interface NewDeletion extends Deletion {
  readonly email: string;
}

export interface DeletionStore {
  /** Holds an account and its company until the transaction ends; null when it is gone. */
  hold(userId: string, now: number): Promise<HeldAccount | null>;
  /** How many people belong to a company beside one. */
  countOthers(companyId: string, userId: string): Promise<number>;
  /**
   * Takes an account away in one transaction: ways in, sessions, company, what is small, and the keys of the tenants
   * that close, so that nothing in them can be opened from here on. The rest is destroyed little by little.
   */
  begin(deletion: NewDeletion): Promise<void>;
  /**
   * Closes a company by itself, whoever is in it, as `begin` does with its owner's account; false when it is gone. Its
   * chats and files are destroyed by the caller, and then its last row. Belongs into a transaction.
   */
  closeCompany(companyId: string): Promise<boolean>;
  removeClosed(companyId: string): Promise<void>;
  /** The next one that nobody works on. */
  claim(now: number, until: number): Promise<Deletion | null>;
  renew(userId: string, until: number): Promise<void>;
  /** Destroys some of a tenant's chats; a running reply is waited for unless `force`. Answers how many are gone. */
  destroyChats(tenantId: string, limit: number, force: boolean): Promise<number>;
  hasChats(tenantId: string): Promise<boolean>;
  /** Removes the last rows. Belongs into the transaction that says it is done. */
  finish(deletion: Deletion): Promise<void>;
  /** Drops what the database still keeps of deleted rows, where it can. */
  forget(): Promise<void>;
}

type Column = 'email' | 'origin';

function placeOf(column: Column, rowId: string): FieldPlace {
  return { table: 'deletions', column, rowId };
}

/** Deletions of accounts over the database. */
export function createDeletionStore(database: Database, cipher: FieldCipher): DeletionStore {
  const { kysely } = database;
  return {
    hold: (userId, now) => holdAccount(database, cipher, userId, now),
    countOthers: (companyId, userId) => countOthers(database, companyId, userId),
    begin: (deletion) => beginDeletion(database, cipher, deletion),
    closeCompany: (companyId) => closeCompany(database, companyId),
    removeClosed: async (companyId) => {
      for (const rows of lastRows) if (rows.of === 'tenant') await removeRows(database, rows, companyId);
      await kysely.deleteFrom('tenants').where('id', '=', companyId).execute();
    },
    claim: (now, until) => claimDeletion(database, cipher, now, until),
    renew: async (userId, until) => {
      await kysely.updateTable('deletions').set({ lease_until: until }).where('user_id', '=', userId).execute();
    },
    destroyChats: (tenantId, limit, force) => destroyChats(database, tenantId, limit, force),
    hasChats: (tenantId) => hasChats(database, tenantId),
    finish: (deletion) => finishDeletion(database, deletion),
    forget: () => database.seam.forgetDeleted(kysely as never),
  };
}

async function holdAccount(
  database: Database,
  cipher: FieldCipher,
  userId: string,
  now: number,
): Promise<HeldAccount | null> {
  const { kysely } = database;
  // Changing the row holds it: of two who ask at once, the second finds no account.
  const account = await kysely
    .updateTable('user_accounts')
    .set({ disabled_at: now })
    .where('user_id', '=', userId)
    .returning(['email'])
    .executeTakeFirst();
  const user = await kysely.selectFrom('users').select('tenant_id').where('id', '=', userId).executeTakeFirst();
  if (account === undefined || user === undefined) return null;
  const email = cipher.open({ table: 'user_accounts', column: 'email', rowId: userId }, account.email);
  return { userId, tenantId: user.tenant_id, email, company: await holdCompany(database, cipher, userId) };
}

/** Whoever joins, leaves or hands over holds the company as well, so what counts is what is read once it is held. */
async function holdCompany(database: Database, cipher: FieldCipher, userId: string): Promise<HeldCompany | null> {
  for (let held: string | null = null; ;) {
    const membership = await database.kysely
      .selectFrom('memberships')
      .select(['user_id', 'tenant_id', 'role', 'seal'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (membership === undefined || !cipher.rows.check('memberships', membership)) return null;
    const { tenant_id: tenantId, role } = membership;
    if (tenantId === held) return { tenantId, role, others: await countOthers(database, tenantId, userId) };
    await holdTenant(database, tenantId);
    held = tenantId;
  }
}

/** False when it is gone. */
async function holdTenant({ kysely, seam }: Database, tenantId: string): Promise<boolean> {
  const from = { table: 'tenants', columns: ['id'], key: 'id', lock: true };
  return (await seam.readRows(kysely as never, from, [tenantId])).length > 0;
}

async function countOthers({ kysely }: Pick<Database, 'kysely'>, companyId: string, userId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', companyId)
    .where('user_id', '<>', userId)
    .executeTakeFirstOrThrow();
  return count;
}

async function beginDeletion(database: Database, cipher: FieldCipher, deletion: NewDeletion): Promise<void> {
  const { userId, tenantId, closedCompanyId, email, ip, userAgent, requestedAt } = deletion;
  await database.kysely
    .insertInto('deletions')
    .values({
      user_id: userId,
      tenant_id: tenantId,
      company_id: closedCompanyId,
      email: cipher.seal(placeOf('email', userId), email),
      origin: cipher.seal(placeOf('origin', userId), JSON.stringify({ ip, userAgent })),
      requested_at: requestedAt,
      lease_until: 0,
    })
    .execute();
  await noteDestroyed(database, { kind: 'account', id: userId });
  if (closedCompanyId !== null) await noteDestroyed(database, { kind: 'company', id: closedCompanyId });
  await addTombstones(database, [userId, ...tenantsOf(deletion)]);
  for (const tenant of tenantsOf(deletion)) await closeTenant(database, tenant);
  await keepTrialEnd(database, userId);
  const emailIndex = cipher.indexEmail(email);
  for (const rows of addressRows) await removeRows(database, rows, emailIndex);
  for (const rows of personRows) await removeRows(database, rows, userId);
}

async function closeTenant(database: Database, tenantId: string): Promise<void> {
  await stopReplies(database, tenantId);
  for (const rows of tenantRows) await removeRows(database, rows, tenantId);
}

async function closeCompany(database: Database, companyId: string): Promise<boolean> {
  if (!(await holdTenant(database, companyId))) return false;
  await noteDestroyed(database, { kind: 'company', id: companyId });
  await addTombstones(database, [companyId]);
  await closeTenant(database, companyId);
  return true;
}

function tenantsOf({ tenantId, closedCompanyId }: Deletion): readonly string[] {
  return closedCompanyId === null ? [tenantId] : [tenantId, closedCompanyId];
}

async function removeRows({ kysely }: Database, { table, column }: OwnedRows, value: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(kysely);
}

/** Outside the bin and in it: each has an index of its own. */
const shelves = ['is', 'is not'] as const;

/** Nobody can read what they would write. */
async function stopReplies({ kysely }: Database, tenantId: string): Promise<void> {
  for (const place of shelves) {
    const chats = kysely
      .selectFrom('chats')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('binned_at', place, null);
    await kysely
      .updateTable('messages')
      .set({ stop_requested: 1 })
      .where('is_running', '=', sql.lit(1))
      .where('chat_id', 'in', chats)
      .execute();
  }
}

async function claimDeletion(
  { kysely }: Database,
  cipher: FieldCipher,
  now: number,
  until: number,
): Promise<Deletion | null> {
  const next = await kysely
    .selectFrom('deletions')
    .select('user_id')
    .where('lease_until', '<=', now)
    .orderBy('requested_at')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return null;
  const row = await kysely
    .updateTable('deletions')
    .set({ lease_until: until })
    .where('user_id', '=', next.user_id)
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  // What is damaged of it keeps nothing from being destroyed.
  const origin = cipher.openListed(placeOf('origin', row.user_id), row.origin);
  return {
    userId: row.user_id,
    tenantId: row.tenant_id,
    closedCompanyId: row.company_id,
    email: cipher.openListed(placeOf('email', row.user_id), row.email),
    ...(origin === null ? { ip: '', userAgent: '' } : (JSON.parse(origin) as Pick<Deletion, 'ip' | 'userAgent'>)),
    requestedAt: row.requested_at,
  };
}

async function destroyChats(database: Database, tenantId: string, limit: number, force: boolean): Promise<number> {
  let gone = 0;
  for (const place of shelves) {
    const rows = await database.kysely
      .selectFrom('chats')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('binned_at', place, null)
      .limit(limit)
      .execute();
    for (const { id } of rows) {
      const doomed = {
        chatId: id,
        tenantId,
        isWithTenant: true,
        ...(force ? {} : { quietSince: Number.MAX_SAFE_INTEGER }),
      };
      const destroyed = await database.transaction((inner) => destroyChat(inner, doomed));
      if (destroyed !== null) gone += 1;
    }
  }
  return gone;
}

async function hasChats({ kysely }: Database, tenantId: string): Promise<boolean> {
  for (const place of shelves) {
    const row = await kysely
      .selectFrom('chats')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('binned_at', place, null)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

async function finishDeletion(database: Database, deletion: Deletion): Promise<void> {
  const { kysely } = database;
  // Again, since a request under way could have made a new one.
  for (const tenant of tenantsOf(deletion)) for (const rows of tenantRows) await removeRows(database, rows, tenant);
  for (const rows of personRows) await removeRows(database, rows, deletion.userId);
  for (const rows of lastRows)
    for (const id of rows.of === 'tenant' ? tenantsOf(deletion) : [deletion.userId])
      await removeRows(database, rows, id);
  await kysely.deleteFrom('users').where('id', '=', deletion.userId).execute();
  await kysely.deleteFrom('tenants').where('id', 'in', tenantsOf(deletion)).execute();
  await kysely.deleteFrom('deletions').where('user_id', '=', deletion.userId).execute();
}
