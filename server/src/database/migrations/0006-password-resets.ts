import type { Migration } from './migration.ts';

export const passwordResets: Migration = {
  name: '0006-password-resets',
  up: async (kysely) => {
    await kysely.schema
      .createTable('password_resets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email_index', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('code_mac', 'text', (column) => column.notNull())
      .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
      .addColumn('code_tries', 'integer', (column) => column.notNull())
      .addColumn('link_hash', 'text', (column) => column.unique())
      .addColumn('link_expires_at', 'bigint')
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('token_expires_at', 'bigint')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute();
    await kysely.schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute();
  },
};
