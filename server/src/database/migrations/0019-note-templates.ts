import type { Migration } from './migration.ts';

/** Templates of notes that people and companies make; the one without an owner is the company's. */
export const noteTemplates: Migration = {
  name: '0019-note-templates',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('note_templates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('body', seam.blob, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema
      .createIndex('note_templates_by_tenant')
      .on('note_templates')
      .columns(['tenant_id', 'owner_id'])
      .execute();
    // For the end of an account, wherever its owner worked.
    await kysely.schema.createIndex('note_templates_by_owner').on('note_templates').column('owner_id').execute();
  },
};
