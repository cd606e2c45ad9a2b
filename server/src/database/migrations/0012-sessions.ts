import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

export const sessions: Migration = {
  name: '0012-sessions',
  up: async (kysely, seam) => {
    await kysely.schema
      .createIndex('sessions_by_subject_activity')
      .on('sessions')
      .columns(['subject_id', 'last_active_at'])
      .execute();
    await createKnownDevices(kysely);
    await createEmailChanges(kysely, seam);
  },
};

async function createKnownDevices(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_mac', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device_mac'])
    .execute();
  await kysely.schema.createIndex('known_devices_by_time').on('known_devices').column('last_used_at').execute();
}

/** One change of address that may be under way for an account. */
async function createEmailChanges(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('email', seam.blob, (column) => column.notNull())
    .addColumn('is_decoy', 'integer', (column) => column.notNull())
    .addColumn('code_mac', 'text', (column) => column.notNull())
    .addColumn('code_tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('email_changes_by_expiry').on('email_changes').column('expires_at').execute();
}
