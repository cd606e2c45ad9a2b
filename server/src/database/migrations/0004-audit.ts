import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const audit: Migration = {
  name: '0004-audit',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object_type', 'text')
      .addColumn('object_id', 'text')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('origin', seam.blob, (column) => column.notNull())
      .addColumn('sequence', 'bigint')
      .addColumn('mac', 'text')
      .execute();
    await sql`create unique index audit_events_chain on audit_events (tenant_id, sequence) where sequence is not null`.execute(
      kysely,
    );
    await sql`create index audit_events_open on audit_events (tenant_id, id) where sequence is null`.execute(kysely);
    await kysely.schema
      .createTable('audit_chains')
      .addColumn('tenant_id', 'text', (column) => column.primaryKey())
      .addColumn('last_sequence', 'bigint', (column) => column.notNull())
      .addColumn('last_mac', 'text', (column) => column.notNull())
      .execute();
  },
};
