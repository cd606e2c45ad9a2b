import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  up: async (kysely, seam) => {
    await createPeople(kysely, seam);
    await createSignUps(kysely, seam);
    await createSessions(kysely);
    await createMails(kysely, seam);
    await createCounters(kysely);
  },
};

async function createPeople(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('tenants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('individual'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema
    .createTable('user_accounts')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('email_index', 'text', (column) => column.notNull().unique())
    .addColumn('email', seam.blob, (column) => column.notNull())
    .addColumn('name', seam.blob)
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'bigint', (column) => column.notNull())
    .addColumn('trial_ends_on', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
}

async function createSignUps(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('sign_ups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email_index', 'text', (column) => column.notNull())
    .addColumn('email', seam.blob, (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_decoy', 'integer', (column) => column.notNull())
    .addColumn('code_mac', 'text', (column) => column.notNull())
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('code_tries', 'integer', (column) => column.notNull())
    .addColumn('link_hash', 'text', (column) => column.unique())
    .addColumn('link_expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('sign_ups_by_email').on('sign_ups').columns(['email_index', 'created_at']).execute();
  await kysely.schema.createIndex('sign_ups_by_expiry').on('sign_ups').column('expires_at').execute();
}

async function createSessions(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await kysely.schema.createIndex('sessions_by_subject').on('sessions').column('subject_id').execute();
  await kysely.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await kysely.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await kysely.schema.createIndex('refresh_tokens_by_session').on('refresh_tokens').column('session_id').execute();
}

async function createMails(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', seam.blob, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('outbox_by_lease').on('outbox').column('lease_until').execute();
  await kysely.schema
    .createTable('mailbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient_index', 'text', (column) => column.notNull())
    .addColumn('content', seam.blob, (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('mailbox_by_recipient').on('mailbox').columns(['recipient_index', 'id']).execute();
  await kysely.schema.createIndex('mailbox_by_time').on('mailbox').column('sent_at').execute();
}

async function createCounters(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('counters_by_expiry').on('counters').column('expires_at').execute();
}
