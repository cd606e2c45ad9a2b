import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

export const profile: Migration = {
  name: '0007-profile',
  up: async (kysely, seam) => {
    await kysely.schema.alterTable('user_accounts').addColumn('picture_key', 'text').execute();
    await kysely.schema.createIndex('user_accounts_by_picture').on('user_accounts').column('picture_key').execute();
    await createSignInActivity(kysely, seam);
  },
};

async function createSignInActivity(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('sign_in_activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('origin', seam.blob, (column) => column.notNull())
    .execute();
  await kysely.schema
    .createIndex('sign_in_activity_by_user')
    .on('sign_in_activity')
    .columns(['user_id', 'at', 'id'])
    .execute();
  await kysely.schema.createIndex('sign_in_activity_by_time').on('sign_in_activity').column('at').execute();
}
