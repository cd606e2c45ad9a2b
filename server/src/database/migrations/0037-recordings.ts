import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Recorded visits: their parts, which become text one by one, and the pieces of sound of each. What lies below a recording
 * goes with it. Beside them, for how many days a company keeps the sound of what has become text.
 */
export const recordings: Migration = {
  name: '0037-recordings',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('recordings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('chat_id', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('done_at', 'bigint')
      .addColumn('put_away_at', 'bigint')
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('wrapped_key', seam.blob, (column) => column.notNull())
      .addColumn('browser_key', seam.blob, (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .execute();
    await sql`create index recordings_of_person on recordings (tenant_id, owner_id, begun_at)`.execute(kysely);
    // For the end of an account, wherever its owner worked, and of a chat.
    await sql`create index recordings_by_owner on recordings (owner_id)`.execute(kysely);
    await sql`create index recordings_by_chat on recordings (chat_id)`.execute(kysely);
    // What nobody came back to, and sound that is kept.
    await sql`create index recordings_touched on recordings (touched_at) where put_away_at is null`.execute(kysely);
    await sql`create index recordings_with_sound on recordings (done_at) where bytes > 0`.execute(kysely);
    // One at a time for each person: of two that begin at once one is kept.
    await sql`create unique index recordings_one_running on recordings (owner_id) where finished_at is null`.execute(
      kysely,
    );
    await addParts(kysely, seam);
    await kysely.schema
      .alterTable('tenants')
      .addColumn('recording_days', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

const addParts: Migration['up'] = async (kysely, seam) => {
  await kysely.schema
    .createTable('recording_parts')
    .addColumn('recording_id', 'text', (column) => column.notNull().references('recordings.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .addColumn('pieces_stated', 'integer')
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('milliseconds', 'bigint', (column) => column.notNull())
    .addColumn('has_sound', 'integer', (column) => column.notNull())
    .addColumn('is_cut', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('not_before', 'bigint', (column) => column.notNull())
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('text', seam.blob)
    .addPrimaryKeyConstraint('recording_parts_key', ['recording_id', 'part'])
    .execute();
  await sql`create index recording_parts_waiting on recording_parts (not_before) where state = 'waiting'`.execute(
    kysely,
  );
  await kysely.schema
    .createTable('recording_pieces')
    .addColumn('recording_id', 'text', (column) => column.notNull().references('recordings.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', seam.blob, (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_pieces_key', ['recording_id', 'part', 'number'])
    .execute();
};
