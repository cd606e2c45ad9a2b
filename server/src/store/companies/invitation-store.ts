import type { GivenRole } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import type { Database } from '../../database/database.ts';
import type { InvitationTable } from '../../database/tables/accounts.ts';
import type { ShownText } from '../../kernel/damage.ts';
import type { FieldCipher, FieldPlace } from '../accounts/field-cipher.ts';
import { selectOpen } from './open-invitations.ts';

export interface Invitation {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly role: GivenRole;
  readonly invitedBy: string;
  readonly invitedOn: number;
  /** The member that it made; null while it waits. */
  readonly acceptedBy: string | null;
}

/** An invitation as a company's owner and admins see it. */
export interface ListedInvitation extends Omit<Invitation, 'email'> {
  readonly email: ShownText;
  /** It can still be accepted. */
  readonly isOpen: boolean;
  /** What its link carries, as long as it can be accepted; null as well where it is damaged. */
  readonly token: string | null;
}

export interface NewInvitation extends Pick<Invitation, 'tenantId' | 'email' | 'role' | 'invitedBy' | 'invitedOn'> {
  readonly token: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

/** An invitation that was changed from outside invites nobody: it is as if it were not there, and noted as damaged. */
export interface InvitationStore {
  /**
   * Keeps an invitation, in the place of an earlier one for the same address, whose token counts no more; answers its id.
   * The company has to be held.
   */
  save(invitation: NewInvitation): Promise<string>;
  /** The invitation of a token, while it can be accepted. */
  findOpen(tokenHash: string, now: number): Promise<Invitation | null>;
  /** The invitation for an address, while it can be accepted. */
  findOpenFor(tenantId: string, email: string, now: number): Promise<Invitation | null>;
  isOpen(id: string, now: number): Promise<boolean>;
  find(tenantId: string, id: string): Promise<Invitation | null>;
  /** The invitation for an address, whatever became of it. */
  findFor(tenantId: string, email: string): Promise<Invitation | null>;
  list(tenantId: string, now: number): Promise<readonly ListedInvitation[]>;
  /** Uses an invitation up. True for the first only. Atomic. */
  accept(id: string, userId: string, now: number): Promise<boolean>;
  /** Withdraws one that was not accepted. False when there is none. */
  withdraw(tenantId: string, id: string): Promise<boolean>;
  /** Has one that was not accepted give another role. */
  changeRole(tenantId: string, id: string, role: GivenRole): Promise<void>;
  /** Lets the open invitations of one member count as another's. */
  handOver(tenantId: string, from: string, to: string): Promise<void>;
  /** Removes those that nobody accepted in time. */
  removeExpired(before: number): Promise<void>;
}

const columns = [
  'i.id',
  'i.tenant_id',
  'i.email_index',
  'i.email',
  'i.role',
  'i.token_hash',
  'i.invited_by',
  'i.invited_on',
  'i.expires_at',
  'i.accepted_by',
  'i.token',
  'i.seal',
] as const;

type InvitationRow = Omit<InvitationTable, 'accepted_at'>;

function placeOf(column: 'email' | 'token', rowId: string): FieldPlace {
  return { table: 'invitations', column, rowId };
}

/** Invitations to companies over the database. Tokens are found by their hashes. */
export function createInvitationStore(database: Database, cipher: FieldCipher): InvitationStore {
  const { kysely } = database;
  const select = () => kysely.selectFrom('invitations as i').select(columns);
  const present = <Text>(row: InvitationRow, open: (place: FieldPlace, sealed: Uint8Array) => Text) => ({
    id: row.id,
    tenantId: row.tenant_id,
    email: open(placeOf('email', row.id), row.email),
    role: row.role as GivenRole,
    invitedBy: row.invited_by,
    invitedOn: row.invited_on,
    acceptedBy: row.accepted_by,
  });
  const isWhole = (row: InvitationRow): boolean => cipher.rows.check('invitations', row);
  const presentOne = (row: InvitationRow | undefined): Invitation | null =>
    row !== undefined && isWhole(row) ? present(row, cipher.open) : null;
  return {
    save: (invitation) => saveInvitation(database, cipher, invitation),
    findOpen: async (tokenHash, now) =>
      presentOne(await findOpenRow(database, cipher, { 'i.token_hash': tokenHash }, now)),
    findOpenFor: async (tenantId, email, now) => {
      const by = { 'i.tenant_id': tenantId, 'i.email_index': cipher.indexEmail(email) };
      return presentOne(await findOpenRow(database, cipher, by, now));
    },
    isOpen: async (id, now) =>
      (await selectOpen(database, now).select('i.id').where('i.id', '=', id).executeTakeFirst()) !== undefined,
    find: async (tenantId, id) =>
      presentOne(await select().where('i.tenant_id', '=', tenantId).where('i.id', '=', id).executeTakeFirst()),
    findFor: async (tenantId, email) =>
      presentOne(
        await select()
          .where('i.tenant_id', '=', tenantId)
          .where('i.email_index', '=', cipher.indexEmail(email))
          .executeTakeFirst(),
      ),
    list: async (tenantId, now) => {
      const open = await selectOpen(database, now).select('i.id').where('i.tenant_id', '=', tenantId).execute();
      const openIds = new Set(open.map(({ id }) => id));
      const rows = await select().where('i.tenant_id', '=', tenantId).execute();
      return rows.filter(isWhole).map((row) => {
        const isOpen = openIds.has(row.id);
        const token = isOpen && row.token !== null ? cipher.openListed(placeOf('token', row.id), row.token) : null;
        return { ...present(row, cipher.show), isOpen, token };
      });
    },
    accept: async (id, userId, now) => {
      const row = await kysely
        .updateTable('invitations')
        .set({ accepted_by: userId, accepted_at: now, token: null })
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    withdraw: async (tenantId, id) => {
      const row = await kysely
        .deleteFrom('invitations')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .executeTakeFirst();
      return row.numDeletedRows > 0n;
    },
    changeRole: (tenantId, id, role) => changeRole(database, cipher, { tenantId, id, role }),
    handOver: (tenantId, from, to) => handOver(database, cipher, { tenantId, from, to }),
    removeExpired: async (before) => {
      await kysely
        .deleteFrom('invitations')
        .where('expires_at', '<', before)
        .where('accepted_at', 'is', null)
        .execute();
    },
  };
}

/** A row that can be accepted; none when its sender has their role, or their account back, from outside. */
async function findOpenRow(
  database: Database,
  cipher: FieldCipher,
  by: Partial<Record<'i.token_hash' | 'i.tenant_id' | 'i.email_index', string>>,
  now: number,
): Promise<InvitationRow | undefined> {
  const row = await selectOpen(database, now)
    .select(columns)
    .select(['inviter.role as inviter_role', 'inviter.seal as inviter_seal'])
    .select(['account.email_index as account_email_index', 'account.seal as account_seal'])
    .select(['account.password_hash', 'account.is_operator', 'account.second_factor_at', 'account.disabled_at'])
    .where(({ and }) => and(by))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { invited_by: user_id, tenant_id, inviter_role: role } = row;
  const account = { ...row, user_id, email_index: row.account_email_index, seal: row.account_seal };
  const isSenderWhole =
    cipher.rows.check('memberships', { user_id, tenant_id, role, seal: row.inviter_seal }) &&
    cipher.rows.check('user_accounts', account);
  return isSenderWhole ? row : undefined;
}

async function changeRole(
  { kysely }: Database,
  cipher: FieldCipher,
  { tenantId, id, role }: { readonly tenantId: string; readonly id: string; readonly role: GivenRole },
): Promise<void> {
  const row = await kysely
    .selectFrom('invitations as i')
    .select(columns)
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', id)
    .where('i.accepted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || !cipher.rows.check('invitations', row)) return;
  const seal = cipher.rows.make('invitations', { ...row, role });
  await kysely.updateTable('invitations').set({ role, seal }).where('id', '=', id).execute();
}

async function handOver(
  { kysely }: Database,
  cipher: FieldCipher,
  { tenantId, from, to }: { readonly tenantId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await kysely
    .selectFrom('invitations as i')
    .select(columns)
    .where('i.tenant_id', '=', tenantId)
    .where('i.invited_by', '=', from)
    .where('i.accepted_at', 'is', null)
    .execute();
  for (const row of rows.filter((found) => cipher.rows.check('invitations', found))) {
    const seal = cipher.rows.make('invitations', { ...row, invited_by: to });
    await kysely.updateTable('invitations').set({ invited_by: to, seal }).where('id', '=', row.id).execute();
  }
}

async function saveInvitation({ kysely }: Database, cipher: FieldCipher, invitation: NewInvitation): Promise<string> {
  const { tenantId, email, role, invitedBy, invitedOn, expiresAt, token, tokenHash } = invitation;
  const emailIndex = cipher.indexEmail(email);
  const known = await kysely
    .selectFrom('invitations')
    .select(['id', 'accepted_at'])
    .where('tenant_id', '=', tenantId)
    .where('email_index', '=', emailIndex)
    .executeTakeFirst();
  const sealed = {
    id: known?.id ?? makeId(),
    tenant_id: tenantId,
    email_index: emailIndex,
    role,
    token_hash: tokenHash,
    invited_by: invitedBy,
    expires_at: expiresAt,
  };
  const { id } = sealed;
  const row = {
    ...sealed,
    seal: cipher.rows.make('invitations', sealed),
    email: cipher.seal(placeOf('email', id), email),
    token: cipher.seal(placeOf('token', id), token),
    invited_on: invitedOn,
    accepted_by: null,
    accepted_at: null,
  };
  await (known === undefined
    ? kysely.insertInto('invitations').values(row).execute()
    : kysely.updateTable('invitations').set(row).where('id', '=', id).execute());
  return id;
}
