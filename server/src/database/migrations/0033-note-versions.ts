import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the list of a day's notes goes by, without a word of them: each version of a note, and what stands in the place of one that failed.
 * Notes of before are sealed, and no key is open yet: a job reads the chats that hold some (`list-earlier-notes.ts`).
 */
export const noteVersions: Migration = {
  name: '0033-note-versions',
  up: async (kysely) => {
    await kysely.schema
      .createTable('note_versions')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('tool_name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('addendum_to', 'text')
      .addColumn('needs_review', 'integer', (column) => column.notNull())
      .addColumn('is_listed', 'integer', (column) => column.notNull())
      .execute();
    await sql`create index note_versions_listed on note_versions (tenant_id, owner_id, begun_at, message_id)
      where is_listed = 1`.execute(kysely);
    await sql`create index note_versions_of_source on note_versions (chat_id, source_id)`.execute(kysely);
    await kysely.schema
      .createTable('unlisted_chats')
      .addColumn('chat_id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into unlisted_chats (chat_id) select distinct chat_id from messages
      where sent_by = 'bot' and tool_name in ('Chartwright', 'TranscriptX')`.execute(kysely);
  },
};
