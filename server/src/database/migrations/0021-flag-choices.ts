import type { Migration } from './migration.ts';

/**
 * What people decided about the flags of audits: one row per flag and chat. A flag's id is a hash that tells nothing of
 * the words; the reason is a person's own words about a chart, so it is sealed with the chat's key.
 */
export const flagChoices: Migration = {
  name: '0021-flag-choices',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('flag_choices')
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('flag_id', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('reason', seam.blob, (column) => column.notNull())
      .addColumn('chosen_by', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('flag_choices_key', ['chat_id', 'flag_id'])
      .execute();
  },
};
