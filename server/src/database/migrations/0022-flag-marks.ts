import type { Migration } from './migration.ts';

/**
 * Choices about flags under a keyed mark. A flag's id is a digest of its rule, its codes and the words of the chart, which
 * are few enough to be guessed: as it was, whoever reads the table without the keys could try "cough" and "fever" on it.
 * The rows of before cannot be turned without the keys of their chats; no release had them.
 */
export const flagMarks: Migration = {
  name: '0022-flag-marks',
  up: async (kysely, seam) => {
    await kysely.schema.dropTable('flag_choices').execute();
    await kysely.schema
      .createTable('flag_choices')
      .addColumn('chat_id', 'text', (column) => column.notNull())
      .addColumn('flag_mark', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('chosen_by', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('flag_choices_marks_key', ['chat_id', 'flag_mark'])
      .execute();
  },
};
