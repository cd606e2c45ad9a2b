import type { Database } from '../../database/database.ts';
import { SealError } from '../../kernel/seal-error.ts';
import type { ShownText } from '../../kernel/damage.ts';
import { accountPlace, companyNamePlace } from './account-places.ts';
import { changeEmail, ownPicture, updatePreferences, updateProfile } from './change-account.ts';
import { insertAccount, noPassword } from './insert-account.ts';
import { changeAccountRow } from './account-row.ts';
import type { AccountRow } from './account-row.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { CompanyRole } from '../../database/tables/accounts.ts';

/** Somebody's place in their company, and what the company asks of them. */
export interface Membership {
  readonly tenantId: string;
  readonly role: CompanyRole;
  readonly companyName: ShownText;
  readonly idleMinutes: number;
  readonly requiresSecondFactor: boolean;
  readonly allowsBrowserSpeech: boolean;
  readonly allowsModels: boolean;
}

/** What somebody chose for their new chats; null where they have not. */
export interface StoredPreferences {
  readonly defaultTool: string | null;
  readonly noteKind: string | null;
  /** Of the tenant of their own. */
  readonly usesModels: boolean;
}

export interface Account {
  readonly userId: string;
  /** The company of its members, else the tenant of their own. */
  readonly tenantId: string;
  /** The tenant of their own, which everybody keeps. */
  readonly personalTenantId: string;
  readonly membership: Membership | null;
  /** Runs the installation, and sees no charts. */
  readonly isOperator: boolean;
  readonly hasSecondFactor: boolean;
  readonly email: string;
  readonly name: string | null;
  /** Null for those who sign in with OpenID Connect and have not chosen a password. */
  readonly passwordHash: string | null;
  readonly trialEndsOn: number;
  readonly isDisabled: boolean;
  /** Where the profile picture lies in the file store. */
  readonly pictureKey: string | null;
  readonly preferences: StoredPreferences;
}

export interface ProfileChange {
  readonly name: string;
  /** A key: the new picture. Null: no picture any more. Left out: the picture stays. */
  readonly pictureKey?: string | null;
}

export interface NewAccount {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
  readonly trialEndsOn: number;
  readonly now: number;
}

/** Somebody as others see them in a list. */
export interface ShownAccount {
  readonly email: ShownText;
  readonly name: ShownText | null;
  /** The tenant of their own, and the company to which they belong. */
  readonly tenantIds: readonly string[];
}

/** An account that was changed from outside is found by nobody: it is as if it were not there, and noted as damaged. */
export interface UserStore {
  find(userId: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Who somebody is to others in a list, in which a damaged account hides no other. */
  show(userId: string): Promise<ShownAccount | null>;
  /** Makes an individual with a tenant of their own. False when the address has an account already. */
  create(account: NewAccount): Promise<boolean>;
  /**
   * Changes a profile; answers the key of the picture that is needed no more. Changes at the same moment come one
   * after the other, so that each picture is given up exactly once. To be called in a transaction.
   */
  updateProfile(userId: string, change: ProfileChange): Promise<{ readonly givenUp: string | null }>;
  /** What is left out stays. */
  updatePreferences(userId: string, change: Partial<StoredPreferences>): Promise<void>;
  updatePasswordHash(userId: string, passwordHash: string): Promise<void>;
  /** Gives an account another address. False when that has an account already, this one's own aside. */
  changeEmail(userId: string, email: string): Promise<boolean>;
  /** Which of these storage keys is somebody's profile picture. */
  listNamed(fileKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Puts a hash in the place of the one that was compared, and holds the account until the transaction ends. False when
   * the password was changed meanwhile. Atomic.
   */
  keepPasswordHash(userId: string, compared: string, kept: string): Promise<boolean>;
}

const nobody = 'nobody';

/** The row of an account, with its tenant, its company and what it chose. */
function selectAccounts({ kysely }: Database) {
  return kysely
    .selectFrom('user_accounts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('memberships as m', 'm.user_id', 'a.user_id')
    .leftJoin('tenants as c', 'c.id', 'm.tenant_id')
    .leftJoin('tenants as own', 'own.id', 'u.tenant_id')
    .select([
      'a.user_id',
      'u.tenant_id',
      'u.seal as user_seal',
      'a.seal',
      'a.email_index',
      'a.is_operator',
      'a.second_factor_at',
      'm.tenant_id as company_id',
      'm.role',
      'm.seal as member_seal',
      'c.name as company_name',
      'c.idle_minutes',
      'c.requires_second_factor',
      'c.allows_browser_speech',
      'c.uses_models as company_uses_models',
      'a.email',
      'a.name',
      'a.password_hash',
      'a.trial_ends_on',
      'a.disabled_at',
      'a.picture_key',
      'a.default_tool',
      'a.note_kind',
      'own.uses_models',
    ]);
}

/** Accounts over the database. */
export function createUserStore(database: Database, cipher: FieldCipher): UserStore {
  const select = () => selectAccounts(database);
  const nobodys = cipher.seal(accountPlace('email', nobody), 'nobody@nowhere.example');
  // An address without an account takes as long as one whose row is opened.
  const openNobodys = (): string => cipher.open(accountPlace('email', nobody), nobodys);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;
  const present = (row: Row | undefined): Account | null => {
    if (row === undefined || !isWhole(cipher, row)) return null;
    const email = cipher.open(accountPlace('email', row.user_id), row.email);
    if (!isOfIndex(cipher, row, email)) return null;
    const membership = presentMembership(cipher, row);
    return {
      userId: row.user_id,
      tenantId: membership?.tenantId ?? row.tenant_id,
      personalTenantId: row.tenant_id,
      membership,
      isOperator: row.is_operator === 1,
      hasSecondFactor: row.second_factor_at !== null,
      email,
      name: row.name === null ? null : cipher.open(accountPlace('name', row.user_id), row.name),
      passwordHash: row.password_hash === noPassword ? null : row.password_hash,
      trialEndsOn: row.trial_ends_on,
      isDisabled: row.disabled_at !== null,
      pictureKey: ownPicture(row),
      preferences: { defaultTool: row.default_tool, noteKind: row.note_kind, usesModels: row.uses_models !== 0 },
    };
  };
  return {
    find: async (userId) => present(await select().where('a.user_id', '=', userId).executeTakeFirst()),
    findByEmail: async (email) => {
      const row = await select().where('a.email_index', '=', cipher.indexEmail(email)).executeTakeFirst();
      if (row === undefined) openNobodys();
      return present(row);
    },
    show: async (userId) => showAccount(cipher, await select().where('a.user_id', '=', userId).executeTakeFirst()),
    create: (account) => insertAccount(database, cipher, account),
    updateProfile: (userId, change) => updateProfile(database, cipher, userId, change),
    listNamed: (fileKeys) => listPictures(database, fileKeys),
    changeEmail: (userId, email) => changeEmail(database, cipher, userId, email),
    updatePreferences: (userId, change) => updatePreferences(database, userId, change),
    updatePasswordHash: async (userId, passwordHash) => {
      const isChanged = await changeAccountRow(database, cipher, userId, () => ({ password_hash: passwordHash }));
      if (!isChanged) throw new SealError();
    },
    keepPasswordHash: (userId, compared, kept) =>
      changeAccountRow(database, cipher, userId, ({ password_hash: present }) => {
        if (present !== compared) return null;
        return kept === compared ? {} : { password_hash: kept };
      }),
  };
}

interface IdentityColumns {
  readonly user_id: string;
  readonly tenant_id: string;
  readonly user_seal: string | null;
}

type AccountColumns = IdentityColumns & AccountRow & { readonly seal: string | null };

function isWhole(cipher: FieldCipher, row: AccountColumns): boolean {
  const { user_id: id, tenant_id, user_seal: seal } = row;
  return cipher.rows.check('users', { id, tenant_id, seal }) && cipher.rows.check('user_accounts', row);
}

/** False where an older address was put back beside the index of the present one: mails would go there. */
function isOfIndex(cipher: FieldCipher, row: AccountColumns, email: string): boolean {
  if (cipher.indexEmail(email) === row.email_index) return true;
  cipher.damage.note({ table: 'user_accounts', rowId: row.user_id });
  return false;
}

type ShownColumns = AccountColumns &
  MembershipColumns & { readonly email: Uint8Array; readonly name: Uint8Array | null };

function showAccount(cipher: FieldCipher, row: ShownColumns | undefined): ShownAccount | null {
  if (row === undefined || !isWhole(cipher, row)) return null;
  const { user_id: userId, name } = row;
  const membership = presentMembership(cipher, row);
  return {
    email: cipher.show(accountPlace('email', userId), row.email),
    name: name === null ? null : cipher.show(accountPlace('name', userId), name),
    tenantIds: [row.tenant_id, ...(membership === null ? [] : [membership.tenantId])],
  };
}

interface MembershipColumns {
  readonly user_id: string;
  readonly member_seal: string | null;
  readonly company_id: string | null;
  readonly role: CompanyRole | null;
  readonly company_name: Uint8Array | null;
  readonly idle_minutes: number | null;
  readonly requires_second_factor: number | null;
  readonly allows_browser_speech: number | null;
  readonly company_uses_models: number | null;
}

function presentMembership(cipher: FieldCipher, row: MembershipColumns): Membership | null {
  const { user_id, company_id: tenantId, role, company_name: name, member_seal: seal } = row;
  if (tenantId === null || role === null) return null;
  if (!cipher.rows.check('memberships', { user_id, tenant_id: tenantId, role, seal })) return null;
  return {
    tenantId,
    role,
    companyName: name === null ? '' : cipher.show(companyNamePlace(tenantId), name),
    idleMinutes: row.idle_minutes ?? 15,
    requiresSecondFactor: row.requires_second_factor === 1,
    allowsBrowserSpeech: row.allows_browser_speech === 1,
    allowsModels: row.company_uses_models === 1,
  };
}

async function listPictures({ kysely }: Database, fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
  if (fileKeys.length === 0) return new Set();
  const rows = await kysely
    .selectFrom('user_accounts')
    .select('picture_key')
    .where('picture_key', 'in', fileKeys)
    .execute();
  return new Set(rows.flatMap(({ picture_key: key }) => (key === null ? [] : [key])));
}
