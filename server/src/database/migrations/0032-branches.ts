import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Branches of a chat: editing a message that was sent begins one, whose id is that of its first message. Messages without one stand in the
 * chat's first branch, as all did before, and so does a chat that shows none.
 */
export const branches: Migration = {
  name: '0032-branches',
  up: async (kysely) => {
    await kysely.schema
      .createTable('chat_branches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'text')
      .addColumn('forked_before', 'integer', (column) => column.notNull())
      .addColumn('version_of', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('seal', 'text', (column) => column.notNull())
      .execute();
    await sql`create unique index chat_branches_of_chat on chat_branches (chat_id, version_of, version)`.execute(
      kysely,
    );
    for (const table of ['messages', 'chats'])
      await kysely.schema.alterTable(table).addColumn('branch_id', 'text').execute();
    await sql`create index messages_in_branch on messages (chat_id, branch_id, position)`.execute(kysely);
    // Answers that were written again, wherever they stand: the few that may come after their branch was left.
    await sql`create index messages_written_again on messages (chat_id, position)
      where version > 1 and reply_to is not null`.execute(kysely);
  },
};
