import type { Database } from '../../database/database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { sealedColumns } from './row-seal.ts';
import type { SealedRow } from './row-seal.ts';

/** What is sealed of an account. */
export interface AccountRow extends SealedRow<'user_accounts'> {
  readonly user_id: string;
  readonly email_index: string;
  readonly password_hash: string;
  readonly is_operator: number;
  readonly second_factor_at: number | null;
  readonly disabled_at: number | null;
}

type AccountChange = Partial<Omit<AccountRow, 'user_id'>> & { readonly email?: Uint8Array };

/**
 * Reads what is sealed of an account and holds it until the transaction ends. Null when there is no such account, and
 * when somebody changed it from outside.
 */
export async function holdAccountRow(
  { kysely }: Pick<Database, 'kysely'>,
  cipher: FieldCipher,
  userId: string,
): Promise<AccountRow | null> {
  const row = await kysely
    .updateTable('user_accounts')
    .set({ user_id: userId })
    .where('user_id', '=', userId)
    .returning([...sealedColumns.user_accounts, 'seal'])
    .executeTakeFirst();
  return row !== undefined && cipher.rows.check('user_accounts', row) ? row : null;
}

/**
 * Changes an account and seals it again; the one way to change what is sealed of it. What was changed from outside is
 * never sealed. Belongs into a transaction.
 * @param decide what is to change, from what there is; null for nothing. An empty change holds the account and writes nothing.
 * @returns false when nothing was to change, and for an account that is not there or was changed from outside
 */
export async function changeAccountRow(
  database: Pick<Database, 'kysely'>,
  cipher: FieldCipher,
  userId: string,
  decide: (row: AccountRow) => AccountChange | null,
): Promise<boolean> {
  const row = await holdAccountRow(database, cipher, userId);
  const change = row === null ? null : decide(row);
  if (row === null || change === null) return false;
  if (Object.keys(change).length === 0) return true;
  const seal = cipher.rows.make('user_accounts', { ...row, ...change });
  await database.kysely
    .updateTable('user_accounts')
    .set({ ...change, seal })
    .where('user_id', '=', userId)
    .execute();
  return true;
}
