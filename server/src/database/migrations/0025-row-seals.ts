import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const sealed = [
  'users',
  'user_accounts',
  'memberships',
  'identities',
  'invitations',
  'passkeys',
  'sessions',
  'refresh_tokens',
  'second_steps',
  'sign_ups',
  'password_resets',
] as const;

/**
 * A seal beside what decides who somebody is. The keys are not open yet: the start after this step seals what lasts
 * (`seal-stored-rows.ts`). What ends within the hour by itself ends here, and is asked for again.
 */
export const rowSeals: Migration = {
  name: '0025-row-seals',
  up: async (kysely) => {
    for (const table of sealed) await kysely.schema.alterTable(table).addColumn('seal', 'text').execute();
    await kysely.schema.alterTable('password_resets').addColumn('token_seal', 'text').execute();
    await endWhatIsShort(kysely);
  },
};

async function endWhatIsShort(kysely: Kysely<unknown>): Promise<void> {
  await sql`delete from second_steps`.execute(kysely);
  await sql`delete from password_resets`.execute(kysely);
  await sql`update sign_ups set link_hash = null, link_expires_at = null`.execute(kysely);
}
