import type { ShownText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import type { Database } from '../../database/database.ts';
import { listOwnersWithChats } from './chat-owners.ts';

/** One emergency access. Times are epoch milliseconds. */
export interface EmergencyGrant {
  readonly id: string;
  /** The company whose chats can be read. */
  readonly tenantId: string;
  /** Whose chats. */
  readonly subjectId: string;
  /** Who reads them. */
  readonly openedBy: string;
  readonly reason: string;
  readonly openedAt: number;
  readonly expiresAt: number;
  readonly closedAt: number | null;
}

/** A grant with the addresses of both; null where the account is gone. */
export interface ShownGrant extends Omit<EmergencyGrant, 'reason'> {
  readonly reason: ShownText;
  readonly subjectEmail: ShownText | null;
  readonly openerEmail: ShownText | null;
}

/** Somebody whose chats a company keeps. */
export interface ChartKeeper {
  readonly userId: string;
  readonly email: ShownText | null;
  readonly isMember: boolean;
}

export interface EmergencyStore {
  /**
   * Keeps a grant; null when the same person has one open for the same charts already, also when both come at once.
   * To be called in a transaction.
   */
  open(grant: Omit<EmergencyGrant, 'closedAt'>): Promise<ShownGrant | null>;
  /** The grant of a company; null when it is missing or another's. */
  find(tenantId: string, id: string): Promise<ShownGrant | null>;
  findOpen(grant: Pick<EmergencyGrant, 'tenantId' | 'subjectId' | 'openedBy'>, now: number): Promise<ShownGrant | null>;
  /** Ends a grant; one that has ended stays as it ended. False when it had. */
  close(id: string, now: number): Promise<boolean>;
  /** Ends all that one person has open in a company; answers which. Belongs into a transaction. */
  closeAllOf(tenantId: string, openedBy: string, now: number): Promise<readonly string[]>;
  /** A company's grants opened since `since`, newest first. */
  list(tenantId: string, since: number): Promise<readonly ShownGrant[]>;
  /** A company's member, or somebody who left and has chats there; null for anybody else. */
  findKeeper(tenantId: string, userId: string): Promise<ChartKeeper | null>;
  /** Who is no member and has chats in the company outside the bin. */
  listFormer(tenantId: string): Promise<readonly ChartKeeper[]>;
  /** A company's owner; null when there is none. */
  findOwner(tenantId: string): Promise<ChartKeeper | null>;
  removeBefore(openedBefore: number): Promise<void>;
}

function reasonPlace(rowId: string): FieldPlace {
  return { table: 'emergency_access', column: 'reason', rowId };
}

/** Emergency access over the database; reasons are sealed, and each row carries a seal. */
export function createEmergencyStore(database: Database, cipher: FieldCipher): EmergencyStore {
  const { kysely } = database;
  const openEmail = (userId: string, email: Uint8Array | null): ShownText | null =>
    email === null ? null : cipher.show({ table: 'user_accounts', column: 'email', rowId: userId }, email);
  const select = () =>
    kysely
      .selectFrom('emergency_access as e')
      .leftJoin('user_accounts as s', 's.user_id', 'e.subject_id')
      .leftJoin('user_accounts as o', 'o.user_id', 'e.opened_by')
      .selectAll('e')
      .select(['s.email as subject_email', 'o.email as opener_email']);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const present = (row: Row): ShownGrant => ({
    id: row.id,
    tenantId: row.tenant_id,
    subjectId: row.subject_id,
    openedBy: row.opened_by,
    reason: cipher.show(reasonPlace(row.id), row.reason),
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    closedAt: row.closed_at,
    subjectEmail: openEmail(row.subject_id, row.subject_email),
    openerEmail: openEmail(row.opened_by, row.opener_email),
  });
  // One that was put in, or made to last longer, from outside opens nothing and is in no list.
  const isWhole = (row: Row): boolean => cipher.rows.check('emergency_access', row);
  const presentOne = (row: Row | undefined): ShownGrant | null =>
    row !== undefined && isWhole(row) ? present(row) : null;
  const find: EmergencyStore['find'] = async (tenantId, id) =>
    presentOne(await select().where('e.id', '=', id).where('e.tenant_id', '=', tenantId).executeTakeFirst());
  return {
    open: async (grant) => ((await insertGrant(database, cipher, grant)) ? find(grant.tenantId, grant.id) : null),
    find,
    findOpen: async ({ tenantId, subjectId, openedBy }, now) =>
      presentOne(
        await select()
          .where('e.tenant_id', '=', tenantId)
          .where('e.subject_id', '=', subjectId)
          .where('e.opened_by', '=', openedBy)
          .where('e.closed_at', 'is', null)
          .where('e.expires_at', '>', now)
          .executeTakeFirst(),
      ),
    close: (id, now) => closeGrant(database, id, now),
    closeAllOf: (tenantId, openedBy, now) => closeAllGrants(database, { tenantId, openedBy }, now),
    list: async (tenantId, since) => {
      const rows = await select()
        .where('e.tenant_id', '=', tenantId)
        .where('e.opened_at', '>=', since)
        .orderBy('e.opened_at', 'desc')
        .orderBy('e.id', 'desc')
        .execute();
      return rows.filter(isWhole).map(present);
    },
    findKeeper: async (tenantId, userId) => {
      const [found] = await listOwnersWithChats(database, tenantId, userId);
      return found === undefined ? null : { ...found, email: openEmail(found.userId, found.email) };
    },
    listFormer: async (tenantId) => {
      const owners = await listOwnersWithChats(database, tenantId);
      return owners
        .filter(({ isMember }) => !isMember)
        .map(({ userId, email, isMember }) => ({ userId, email: openEmail(userId, email), isMember }));
    },
    findOwner: async (tenantId) => {
      const row = await kysely
        .selectFrom('memberships as m')
        .innerJoin('user_accounts as a', 'a.user_id', 'm.user_id')
        .select(['m.user_id', 'm.tenant_id', 'm.role', 'm.seal', 'a.email'])
        .where('m.tenant_id', '=', tenantId)
        .where('m.role', '=', 'owner')
        .executeTakeFirst();
      if (row === undefined || !cipher.rows.check('memberships', row)) return null;
      return { userId: row.user_id, email: openEmail(row.user_id, row.email), isMember: true };
    },
    removeBefore: async (openedBefore) => {
      await kysely.deleteFrom('emergency_access').where('opened_at', '<', openedBefore).execute();
    },
  };
}

async function insertGrant(
  { kysely }: Database,
  cipher: FieldCipher,
  grant: Omit<EmergencyGrant, 'closedAt'>,
): Promise<boolean> {
  const { tenantId, subjectId, openedBy } = grant;
  // One that ran out by itself makes room for the next.
  await kysely
    .updateTable('emergency_access')
    .set((eb) => ({ closed_at: eb.ref('expires_at') }))
    .where('tenant_id', '=', tenantId)
    .where('subject_id', '=', subjectId)
    .where('opened_by', '=', openedBy)
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', grant.openedAt)
    .execute();
  const sealed = {
    id: grant.id,
    tenant_id: tenantId,
    subject_id: subjectId,
    opened_by: openedBy,
    expires_at: grant.expiresAt,
  };
  const row = {
    ...sealed,
    seal: cipher.rows.make('emergency_access', sealed),
    reason: cipher.seal(reasonPlace(grant.id), grant.reason),
    opened_at: grant.openedAt,
    closed_at: null,
  };
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('emergency_access')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function closeGrant({ kysely }: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('emergency_access')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function closeAllGrants(
  { kysely }: Database,
  { tenantId, openedBy }: Pick<EmergencyGrant, 'tenantId' | 'openedBy'>,
  now: number,
): Promise<readonly string[]> {
  const rows = await kysely
    .updateTable('emergency_access')
    .set({ closed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('opened_by', '=', openedBy)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
