import type { Migration } from './migration.ts';

/** What was learned of how somebody likes their notes, in one row for each person and tenant. */
export const learnedPreferences: Migration = {
  name: '0036-learned-preferences',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('learned_preferences')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('body', seam.blob, (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('learned_preferences_of_person', ['tenant_id', 'owner_id'])
      .execute();
    // For the end of an account, wherever its owner worked.
    await kysely.schema
      .createIndex('learned_preferences_by_owner')
      .on('learned_preferences')
      .column('owner_id')
      .execute();
  },
};
