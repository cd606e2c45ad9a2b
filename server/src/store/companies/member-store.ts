import type { Database } from '../../database/database.ts';
import type { ShownText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import { accountPlace } from '../accounts/account-places.ts';
import type { CompanyRole } from '../../database/tables/accounts.ts';

/** Somebody who belongs to a company. */
export interface Member {
  readonly userId: string;
  readonly tenantId: string;
  readonly role: CompanyRole;
  readonly joinedAt: number;
  readonly email: string;
  readonly name: string | null;
  readonly isDisabled: boolean;
  readonly isOperator: boolean;
}

/** The same in the list of all. */
export interface ListedMember extends Omit<Member, 'email' | 'name'> {
  readonly email: ShownText;
  readonly name: ShownText | null;
}

/** Who was put into a company, or given another role, from outside, is no member of it. */
export interface MemberStore {
  /** Null for who belongs elsewhere or nowhere. */
  find(tenantId: string, userId: string): Promise<Member | null>;
  /** Whether an address is a member's. It asks nothing about accounts elsewhere, so that its time says nothing of them. */
  hasAddress(tenantId: string, email: string): Promise<boolean>;
  list(tenantId: string): Promise<readonly ListedMember[]>;
  findOwner(tenantId: string): Promise<Member | null>;
  /** False for who belongs to a company already. Atomic. */
  join(member: Pick<Member, 'userId' | 'tenantId' | 'role' | 'joinedAt'>): Promise<boolean>;
  changeRole(tenantId: string, userId: string, role: CompanyRole): Promise<void>;
  /** Takes somebody out of their company, and the invitation that brought them in. False when they were not in it. */
  remove(tenantId: string, userId: string): Promise<boolean>;
}

/** Who belongs to which company, over the database. */
export function createMemberStore(database: Database, cipher: FieldCipher): MemberStore {
  const { kysely } = database;
  const select = (tenantId: string) =>
    kysely
      .selectFrom('memberships as m')
      .innerJoin('user_accounts as a', 'a.user_id', 'm.user_id')
      .select(['m.user_id', 'm.tenant_id', 'm.role', 'm.joined_at', 'a.email', 'a.name', 'a.disabled_at'])
      .select(['a.is_operator', 'm.seal'])
      .where('m.tenant_id', '=', tenantId);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const present = <Text>(row: Row, open: (place: FieldPlace, sealed: Uint8Array) => Text) => ({
    userId: row.user_id,
    tenantId: row.tenant_id,
    role: row.role,
    joinedAt: row.joined_at,
    email: open(accountPlace('email', row.user_id), row.email),
    name: row.name === null ? null : open(accountPlace('name', row.user_id), row.name),
    isDisabled: row.disabled_at !== null,
    isOperator: row.is_operator === 1,
  });
  return {
    find: async (tenantId, userId) => {
      const row = await select(tenantId).where('m.user_id', '=', userId).executeTakeFirst();
      return row !== undefined && cipher.rows.check('memberships', row) ? present(row, cipher.open) : null;
    },
    hasAddress: async (tenantId, email) => {
      const row = await select(tenantId).where('a.email_index', '=', cipher.indexEmail(email)).executeTakeFirst();
      return row !== undefined;
    },
    findOwner: async (tenantId) => {
      const row = await select(tenantId).where('m.role', '=', 'owner').executeTakeFirst();
      return row !== undefined && cipher.rows.check('memberships', row) ? present(row, cipher.open) : null;
    },
    list: async (tenantId) =>
      (await select(tenantId).execute())
        .filter((row) => cipher.rows.check('memberships', row))
        .map((row) => present(row, cipher.show)),
    join: async ({ userId, tenantId, role, joinedAt }) => {
      const sealed = { user_id: userId, tenant_id: tenantId, role };
      const row = await kysely
        .insertInto('memberships')
        .values({ ...sealed, joined_at: joinedAt, seal: cipher.rows.make('memberships', sealed) })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .executeTakeFirst();
      return (row.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    changeRole: async (tenantId, userId, role) => {
      const seal = cipher.rows.make('memberships', { user_id: userId, tenant_id: tenantId, role });
      await kysely
        .updateTable('memberships')
        .set({ role, seal })
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', userId)
        .execute();
    },
    remove: (tenantId, userId) => removeMember(database, tenantId, userId),
  };
}

async function removeMember({ kysely }: Database, tenantId: string, userId: string): Promise<boolean> {
  const row = await kysely
    .deleteFrom('memberships')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await kysely.deleteFrom('invitations').where('tenant_id', '=', tenantId).where('accepted_by', '=', userId).execute();
  return row.numDeletedRows > 0n;
}
