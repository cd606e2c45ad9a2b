import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What organisations' directories write by SCIM 2.0: their tokens (as hashes), the people and groups that they know, whom they
 * took out of a company lately, and what the company's owner decided about them.
 */
export const scim: Migration = {
  name: '0041-scim',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('scim_directories')
      .addColumn('tenant_id', 'text', (column) => column.primaryKey())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('group_roles', seam.blob, (column) => column.notNull())
      .addColumn('stopped_at', 'bigint')
      .addColumn('allowed_until', 'bigint', (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .execute();
    await kysely.schema
      .createTable('scim_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .addColumn('seal', 'text', (column) => column.notNull())
      .execute();
    await sql`create index scim_tokens_of_company on scim_tokens (tenant_id)`.execute(kysely);
    await addPeople(kysely, seam);
    await addGroups(kysely, seam);
  },
};

const addPeople: Migration['up'] = async (kysely, seam) => {
  await kysely.schema
    .createTable('scim_people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_name_index', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('content', seam.blob, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .execute();
  // One name, and one account, is one person of a directory.
  await sql`create unique index scim_people_by_name on scim_people (tenant_id, user_name_index)`.execute(kysely);
  await sql`create unique index scim_people_by_account on scim_people (tenant_id, user_id)
    where user_id is not null`.execute(kysely);
  // For the end of an account.
  await sql`create index scim_people_of_account on scim_people (user_id)`.execute(kysely);
  await kysely.schema
    .createTable('scim_removals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index scim_removals_of_company on scim_removals (tenant_id, removed_at)`.execute(kysely);
};

const addGroups: Migration['up'] = async (kysely, seam) => {
  await kysely.schema
    .createTable('scim_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('content', seam.blob, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index scim_groups_of_company on scim_groups (tenant_id)`.execute(kysely);
};
