import type { Migration } from './migration.ts';

/** What somebody's new chats begin with; null where they have not chosen. */
export const preferences: Migration = {
  name: '0023-preferences',
  up: async (kysely) => {
    for (const column of ['default_tool', 'note_kind'])
      await kysely.schema.alterTable('user_accounts').addColumn(column, 'text').execute();
  },
};
