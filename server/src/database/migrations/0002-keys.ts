import type { Migration } from './migration.ts';

export const keys: Migration = {
  name: '0002-keys',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('installation_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('wrapped', seam.blob, (column) => column.notNull())
      .execute();
    await kysely.schema
      .createTable('tenant_keys')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('generation', 'integer', (column) => column.notNull())
      .addColumn('wrapped', seam.blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('tenant_keys_key', ['tenant_id', 'generation'])
      .execute();
  },
};
