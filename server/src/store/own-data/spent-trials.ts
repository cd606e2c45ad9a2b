import type { Database } from '../../database/database.ts';

/** Remembers until when the trial of an account's present address lasted: signing up again with it begins no second one. */
export async function keepTrialEnd({ kysely }: Pick<Database, 'kysely'>, userId: string): Promise<void> {
  const account = await kysely
    .selectFrom('user_accounts')
    .select(['email_index', 'trial_ends_on'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return;
  await kysely
    .insertInto('spent_trials')
    .values({ email_index: account.email_index, ends_on: account.trial_ends_on })
    .onConflict((conflict) => conflict.column('email_index').doNothing())
    .execute();
}
