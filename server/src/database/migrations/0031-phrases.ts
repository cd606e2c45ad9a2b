import type { Migration } from './migration.ts';

/** Phrases that people and companies insert by their name; the one without an owner is the company's. */
export const phrases: Migration = {
  name: '0031-phrases',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('phrases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('body', seam.blob, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('phrases_by_tenant').on('phrases').columns(['tenant_id', 'owner_id']).execute();
    // For the end of an account, wherever its owner worked.
    await kysely.schema.createIndex('phrases_by_owner').on('phrases').column('owner_id').execute();
  },
};
