import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

export const companies: Migration = {
  name: '0009-companies',
  up: async (kysely, seam) => {
    await extendTenants(kysely, seam);
    await createMemberships(kysely);
    await createInvitations(kysely, seam);
    await extendAccounts(kysely);
    await extendSessions(kysely, seam);
  },
};

/** What a company is called and asks of its people. */
async function extendTenants(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  const table = (): ReturnType<typeof kysely.schema.alterTable> => kysely.schema.alterTable('tenants');
  await table().addColumn('name', seam.blob).execute();
  await table()
    .addColumn('seats', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await table()
    .addColumn('idle_minutes', 'integer', (column) => column.notNull().defaultTo(15))
    .execute();
  await table()
    .addColumn('requires_second_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await table().addColumn('retention_days', 'integer').execute();
}

/** One company per account: the user is the key. */
async function createMemberships(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('memberships')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('memberships_by_tenant').on('memberships').column('tenant_id').execute();
  await sql`create unique index memberships_one_owner on memberships (tenant_id) where role = 'owner'`.execute(kysely);
}

async function createInvitations(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
    .addColumn('email_index', 'text', (column) => column.notNull())
    .addColumn('email', seam.blob, (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token', seam.blob)
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('invited_on', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_by', 'text')
    .addColumn('accepted_at', 'bigint')
    .execute();
  await kysely.schema
    .createIndex('invitations_by_tenant')
    .on('invitations')
    .columns(['tenant_id', 'invited_on'])
    .execute();
  await kysely.schema
    .createIndex('invitations_by_email')
    .on('invitations')
    .columns(['tenant_id', 'email_index'])
    .unique()
    .execute();
}

async function extendAccounts(kysely: Kysely<unknown>): Promise<void> {
  const table = (): ReturnType<typeof kysely.schema.alterTable> => kysely.schema.alterTable('user_accounts');
  await table()
    .addColumn('is_operator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // When the first of somebody's second factors was set up; null without one.
  await table().addColumn('second_factor_at', 'bigint').execute();
}

async function extendSessions(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  const table = (): ReturnType<typeof kysely.schema.alterTable> => kysely.schema.alterTable('sessions');
  await table()
    .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await table()
    .addColumn('last_active_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await table().addColumn('locked_at', 'bigint').execute();
  await table()
    .addColumn('is_remembered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await table()
    .addColumn('workspace', 'text', (column) => column.notNull().defaultTo('company'))
    .execute();
  await table().addColumn('origin', seam.blob).execute();
}
