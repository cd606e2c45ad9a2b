import type { Database } from '../../database/database.ts';
import { accountPlace } from './account-places.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { NewAccount } from './users.ts';

/** Stands in the place of a hash for an account without a password; no hash looks like it, so none is ever equal. */
export const noPassword = '';

/** Keeps a new account with a tenant of its own. False when its address has an account already. */
export async function insertAccount({ kysely }: Database, cipher: FieldCipher, account: NewAccount): Promise<boolean> {
  const emailIndex = cipher.indexEmail(account.email);
  const taken = await kysely
    .selectFrom('user_accounts')
    .select('user_id')
    .where('email_index', '=', emailIndex)
    .executeTakeFirst();
  if (taken !== undefined) return false;
  // The trial of an address is given once, also when the account that had it is gone.
  const spent = await kysely
    .selectFrom('spent_trials')
    .select('ends_on')
    .where('email_index', '=', emailIndex)
    .executeTakeFirst();
  await kysely
    .insertInto('tenants')
    .values({
      id: account.tenantId,
      kind: 'individual',
      created_at: account.now,
      name: null,
      retention_days: null,
      trial_ends_on: null,
    })
    .execute();
  await kysely
    .insertInto('users')
    .values({
      id: account.userId,
      tenant_id: account.tenantId,
      created_at: account.now,
      seal: cipher.rows.make('users', { id: account.userId, tenant_id: account.tenantId }),
    })
    .execute();
  const sealed = {
    user_id: account.userId,
    email_index: emailIndex,
    password_hash: account.passwordHash ?? noPassword,
    is_operator: 0,
    second_factor_at: null,
    disabled_at: null,
  };
  await kysely
    .insertInto('user_accounts')
    .values({
      ...sealed,
      seal: cipher.rows.make('user_accounts', sealed),
      email: cipher.seal(accountPlace('email', account.userId), account.email),
      name: null,
      verified_at: account.now,
      trial_ends_on: spent?.ends_on ?? account.trialEndsOn,
      picture_key: null,
      default_tool: null,
      note_kind: null,
    })
    .execute();
  return true;
}
