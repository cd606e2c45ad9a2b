import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Who was asked to co-sign which version of a note, and what became of it; a request that is taken back goes. Of signatures, whether
 * they are the author's: all that there were are.
 */
export const cosignatures: Migration = {
  name: '0029-cosignatures',
  up: async (kysely, seam) => {
    await kysely.schema
      .alterTable('note_signatures')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('author'))
      .execute();
    await kysely.schema
      .createTable('cosignature_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.notNull())
      .addColumn('asked_of', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answered_at', 'bigint')
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .execute();
    await sql`create index cosignature_requests_of_chat on cosignature_requests (chat_id)`.execute(kysely);
    await sql`create index cosignature_requests_asked_by on cosignature_requests (tenant_id, asked_by, asked_at, id)`.execute(
      kysely,
    );
    await sql`create index cosignature_requests_waiting on cosignature_requests (tenant_id, asked_of, asked_at, id)
      where state = 'open'`.execute(kysely);
    // One at a time for each version: of two that come at once one is kept.
    await sql`create unique index cosignature_requests_one_open on cosignature_requests (message_id)
      where state = 'open'`.execute(kysely);
  },
};
