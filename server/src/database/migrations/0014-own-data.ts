import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

export const ownData: Migration = {
  name: '0014-own-data',
  up: async (kysely, seam) => {
    await createIndexes(kysely);
    await createStorageUse(kysely);
    await createDeletions(kysely, seam);
    await createAgreements(kysely, seam);
    await createJobLeases(kysely);
    await createDestroyedKeys(kysely);
    await createSpentTrials(kysely);
    await createTombstones(kysely, seam);
  },
};

/** The bin is listed per person, a company's old chats are looked for in it, and accounts go without long searches. */
async function createIndexes(kysely: Kysely<unknown>): Promise<void> {
  await sql`create index chats_bin on chats (tenant_id, owner_id, binned_at, id)
    where binned_at is not null`.execute(kysely);
  await sql`create index chats_bin_age on chats (tenant_id, last_message_at, id)
    where binned_at is not null`.execute(kysely);
  await sql`create index tenants_with_retention on tenants (id) where retention_days is not null`.execute(kysely);
  // Somebody's drafts, wherever they work, when their account goes.
  await sql`create index drafts_of_owner on drafts (owner_id)`.execute(kysely);
  await sql`create index users_by_tenant on users (tenant_id)`.execute(kysely);
  await sql`create index invitations_by_accepter on invitations (accepted_by) where accepted_by is not null`.execute(
    kysely,
  );
  await sql`create index undelivered_mails_by_recipient on undelivered_mails (recipient_index)`.execute(kysely);
}

/** Bytes of stored attachments per person, counted as they come and go, so that a limit holds with one statement. */
async function createStorageUse(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('storage_use')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into storage_use (user_id, bytes)
    select c.owner_id, cast(sum(a.size) as bigint) from attachments a join chats c on c.id = a.chat_id
    group by c.owner_id`.execute(kysely);
}

async function createDeletions(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('deletions')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text')
    .addColumn('email', seam.blob, (column) => column.notNull())
    .addColumn('origin', seam.blob, (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await kysely.schema.createIndex('deletions_by_time').on('deletions').column('requested_at').execute();
}

async function createAgreements(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('agreement_texts')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('text', seam.blob, (column) => column.notNull())
    .execute();
  await kysely.schema
    .createTable('agreement_acceptances')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('text_digest', 'text', (column) => column.notNull().references('agreement_texts.digest'))
    .addColumn('party', seam.blob, (column) => column.notNull())
    .addColumn('accepted_by', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('keep_until', 'bigint')
    .execute();
  await sql`create unique index agreement_acceptances_once
    on agreement_acceptances (tenant_id, version, text_digest)`.execute(kysely);
  await sql`create index agreement_acceptances_list on agreement_acceptances (tenant_id, accepted_at, id)`.execute(
    kysely,
  );
  await sql`create index agreement_acceptances_end on agreement_acceptances (keep_until)
    where keep_until is not null`.execute(kysely);
}

/** Which process does a job that one process does for all. */
async function createJobLeases(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('job_leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('done_for', 'text', (column) => column.notNull())
    .execute();
}

/** What was destroyed, until it is told outside the database: a backup that is restored knows nothing of it. */
async function createDestroyedKeys(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('destroyed_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .execute();
}

/** A trial is given once per address, also when the account that had it is gone: a keyed fingerprint and a time remain. */
async function createSpentTrials(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('spent_trials')
    .addColumn('email_index', 'text', (column) => column.primaryKey())
    .addColumn('ends_on', 'bigint', (column) => column.notNull())
    .execute();
}

/** Who was destroyed, so that a request that was under way meanwhile makes nothing for them afterwards. */
async function createTombstones(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('tombstones')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .modifyEnd(seam.clustered)
    .execute();
}
