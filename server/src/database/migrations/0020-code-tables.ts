import type { Migration } from './migration.ts';

/**
 * Code tables that were imported, and the one row whose number changes with each change of them. They hold no word of
 * anybody, so they are not encrypted; the hash says whether the bytes are still those that were imported.
 */
export const codeTables: Migration = {
  name: '0020-code-tables',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('code_tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('valid_from', 'text')
      .addColumn('valid_to', 'text')
      .addColumn('entries', 'bigint', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('packed_bytes', 'bigint', (column) => column.notNull())
      .addColumn('remarks', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'bigint', (column) => column.notNull())
      .addColumn('imported_by', 'text', (column) => column.notNull())
      .execute();
    await kysely.schema
      .createIndex('code_tables_by_version')
      .on('code_tables')
      .columns(['kind', 'version', 'part'])
      .unique()
      .execute();
    await kysely.schema
      .createTable('code_table_chunks')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('body', seam.blob, (column) => column.notNull())
      .addPrimaryKeyConstraint('code_table_chunks_key', ['table_id', 'position'])
      .execute();
    await kysely.schema
      .createTable('code_library')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('changes', 'bigint', (column) => column.notNull())
      .execute();
    await kysely
      .insertInto('code_library' as never)
      .values({ id: 'installation', changes: 0 })
      .execute();
  },
};
