import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** EHRs that are connected, launches from them, and whose record a chat belongs to. */
export const emrLaunches: Migration = {
  name: '0039-emr-launches',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('emr_connections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('last_contact_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('body', seam.blob, (column) => column.notNull())
      .execute();
    await kysely.schema
      .createTable('emr_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('connection_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('body', seam.blob, (column) => column.notNull())
      .execute();
    await addLaunches(kysely, seam);
    await addChats(kysely, seam);
    await sql`create index emr_connections_of_tenant on emr_connections (tenant_id, id)`.execute(kysely);
    // For the end of an account, of a tenant and of a connection, and of what was never finished.
    for (const column of ['owner_id', 'tenant_id', 'connection_id', 'expires_at'])
      await kysely.schema.createIndex(`emr_attempts_${column}`).on('emr_attempts').column(column).execute();
    for (const column of ['owner_id', 'connection_id', 'touched_at'])
      await kysely.schema.createIndex(`emr_launches_${column}`).on('emr_launches').column(column).execute();
    await sql`create index emr_launches_ended on emr_launches (ends_at) where ends_at is not null`.execute(kysely);
    await sql`create index emr_launches_of_person on emr_launches (tenant_id, owner_id, created_at)`.execute(kysely);
    await sql`create index emr_chats_of_launch on emr_chats (launch_id, bound_at)`.execute(kysely);
    await sql`create index emr_chats_of_person on emr_chats (tenant_id, owner_id, patient_index)`.execute(kysely);
  },
};

const addLaunches: Migration['up'] = async (kysely, seam) => {
  await kysely.schema
    .createTable('emr_launches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('connection_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('patient_index', 'text', (column) => column.notNull())
    .addColumn('body', seam.blob, (column) => column.notNull())
    .addColumn('tokens', seam.blob)
    .addColumn('tokens_version', 'integer', (column) => column.notNull())
    .addColumn('renewing_until', 'bigint', (column) => column.notNull())
    .execute();
};

const addChats: Migration['up'] = async (kysely, seam) => {
  await kysely.schema
    .createTable('emr_chats')
    .addColumn('chat_id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('connection_id', 'text', (column) => column.notNull())
    .addColumn('launch_id', 'text')
    .addColumn('bound_at', 'bigint', (column) => column.notNull())
    .addColumn('patient_index', 'text', (column) => column.notNull())
    .addColumn('body', seam.blob, (column) => column.notNull())
    .execute();
};
