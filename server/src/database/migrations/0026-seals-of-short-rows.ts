import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * More of what decides who somebody becomes carries a seal, with the times at which it ends. Each of these rows ends by
 * itself within a day; those of before end here, and are asked for again.
 */
export const sealsOfShortRows: Migration = {
  name: '0026-seals-of-short-rows',
  up: async (kysely) => {
    for (const table of ['passkey_challenges', 'email_changes'])
      await kysely.schema.alterTable(table).addColumn('seal', 'text').execute();
    await endWhatIsUnderWay(kysely);
  },
};

async function endWhatIsUnderWay(kysely: Kysely<unknown>): Promise<void> {
  for (const table of ['sign_ups', 'password_resets', 'second_steps', 'passkey_challenges', 'email_changes'])
    await sql`delete from ${sql.table(table)}`.execute(kysely);
}
