import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Signed notes that are written into patients' records, and what of each is to be created there. */
export const emrWrites: Migration = {
  name: '0040-emr-writes',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('emr_writes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('connection_id', 'text', (column) => column.notNull())
      .addColumn('patient_index', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_open', 'integer', (column) => column.notNull())
      .addColumn('is_refused', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('not_before', 'bigint', (column) => column.notNull())
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('body', seam.blob, (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .execute();
    // Each signed version goes once, whoever asks for it, and however many at the same time.
    await sql`create unique index emr_writes_of_message on emr_writes (message_id)`.execute(kysely);
    await sql`create index emr_writes_open on emr_writes (not_before) where is_open = 1`.execute(kysely);
    await sql`create index emr_writes_by_chat on emr_writes (chat_id)`.execute(kysely);
    await sql`create index emr_writes_by_connection on emr_writes (connection_id, state)`.execute(kysely);
    await sql`create index emr_writes_of_person on emr_writes (owner_id, tenant_id, patient_index)`.execute(kysely);
    await kysely.schema
      .createTable('emr_write_items')
      .addColumn('write_id', 'text', (column) => column.notNull().references('emr_writes.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('is_begun', 'integer', (column) => column.notNull())
      .addColumn('body', seam.blob, (column) => column.notNull())
      .addColumn('result', seam.blob)
      .addPrimaryKeyConstraint('emr_write_items_key', ['write_id', 'number'])
      .execute();
  },
};
