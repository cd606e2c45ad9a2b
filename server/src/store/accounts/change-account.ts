import type { Database } from '../../database/database.ts';
import { keepTrialEnd } from '../own-data/spent-trials.ts';
import { accountPlace } from './account-places.ts';
import { changeAccountRow } from './account-row.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { ProfileChange, StoredPreferences } from './users.ts';

/** A picture lies with the files of its person's own tenant; a key that names another file was put there from outside. */
export function ownPicture(row: { readonly tenant_id: string; readonly picture_key: string | null }): string | null {
  return row.picture_key?.startsWith(`${row.tenant_id}/`) === true ? row.picture_key : null;
}

/** Gives an account another address. False when that has an account already. */
export async function changeEmail(
  database: Database,
  cipher: FieldCipher,
  userId: string,
  email: string,
): Promise<boolean> {
  const { kysely } = database;
  const emailIndex = cipher.indexEmail(email);
  const taken = await kysely
    .selectFrom('user_accounts')
    .select('user_id')
    .where('email_index', '=', emailIndex)
    .where('user_id', '!=', userId)
    .executeTakeFirst();
  if (taken !== undefined) return false;
  // The address that is given up had this trial as well.
  await keepTrialEnd(database, userId);
  return changeAccountRow(database, cipher, userId, () => ({
    email_index: emailIndex,
    email: cipher.seal(accountPlace('email', userId), email),
  }));
}

/** Changes a profile, and says which picture is needed no more. To be called in a transaction. */
export async function updateProfile(
  { kysely }: Database,
  cipher: FieldCipher,
  userId: string,
  { name, pictureKey }: ProfileChange,
): Promise<{ readonly givenUp: string | null }> {
  const sealed = cipher.seal(accountPlace('name', userId), name);
  // Holds the row until the transaction ends, so that what is read after it is what the last change left.
  await kysely.updateTable('user_accounts').set({ name: sealed }).where('user_id', '=', userId).execute();
  if (pictureKey === undefined) return { givenUp: null };
  const before = await kysely
    .selectFrom('user_accounts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.picture_key', 'u.tenant_id'])
    .where('a.user_id', '=', userId)
    .executeTakeFirst();
  await kysely.updateTable('user_accounts').set({ picture_key: pictureKey }).where('user_id', '=', userId).execute();
  return { givenUp: before === undefined ? null : ownPicture(before) };
}

/** Changes what is chosen for new chats, and whether their own go to language models; what is left out stays. */
export async function updatePreferences(
  { kysely }: Database,
  userId: string,
  { defaultTool, noteKind, usesModels }: Partial<StoredPreferences>,
): Promise<void> {
  const change = {
    ...(defaultTool === undefined ? {} : { default_tool: defaultTool }),
    ...(noteKind === undefined ? {} : { note_kind: noteKind }),
  };
  if (usesModels !== undefined)
    await kysely
      .updateTable('tenants')
      .set({ uses_models: usesModels ? 1 : 0 })
      .where('id', '=', (to) => to.selectFrom('users').select('tenant_id').where('id', '=', userId))
      .where('kind', '=', 'individual')
      .execute();
  if (Object.keys(change).length === 0) return;
  await kysely.updateTable('user_accounts').set(change).where('user_id', '=', userId).execute();
}
