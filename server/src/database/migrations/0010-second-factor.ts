import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

export const secondFactor: Migration = {
  name: '0010-second-factor',
  up: async (kysely, seam) => {
    await createApps(kysely, seam);
    await createRecoveryCodes(kysely);
    await createPasskeys(kysely, seam);
    await createPasskeyChallenges(kysely);
    await createSecondSteps(kysely);
  },
};

async function createApps(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('authenticator_apps')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', seam.blob, (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema
    .createTable('authenticator_setups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secret', seam.blob, (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexUserAndExpiry(kysely, 'authenticator_setups');
}

async function createRecoveryCodes(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('recovery_codes')
    .addColumn('mac', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await kysely.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute();
}

async function createPasskeys(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', seam.blob, (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('name', seam.blob, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await kysely.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
}

async function createPasskeyChallenges(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('passkey_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexUserAndExpiry(kysely, 'passkey_challenges');
}

async function createSecondSteps(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('second_steps')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('password_mark', 'text', (column) => column.notNull())
    .addColumn('is_remembered', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexUserAndExpiry(kysely, 'second_steps');
}

async function indexUserAndExpiry(kysely: Kysely<unknown>, table: string): Promise<void> {
  await kysely.schema.createIndex(`${table}_by_user`).on(table).column('user_id').execute();
  await kysely.schema.createIndex(`${table}_by_expiry`).on(table).column('expires_at').execute();
}
