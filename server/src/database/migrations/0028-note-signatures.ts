import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who signed which version of a note, once for each person. What was signed stays in the message, and is held against the digest. */
export const noteSignatures: Migration = {
  name: '0028-note-signatures',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('note_signatures')
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('signed_by', 'text', (column) => column.notNull())
      .addColumn('signed_at', 'bigint', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('note_signatures_key', ['message_id', 'signed_by'])
      .execute();
    await sql`create index note_signatures_of_chat on note_signatures (chat_id)`.execute(kysely);
  },
};
