import type { Migration } from './migration.ts';

export const identities: Migration = {
  name: '0011-identities',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      // A keyed hash: some providers call people by their address.
      .addColumn('subject_index', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('linked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject_index'])
      .execute();
    // One person of a provider for each account: an address that was given to somebody else opens nothing.
    await kysely.schema
      .createIndex('identities_by_user')
      .on('identities')
      .columns(['user_id', 'issuer'])
      .unique()
      .execute();
    await kysely.schema
      .createTable('oidc_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('oidc_attempts_by_expiry').on('oidc_attempts').column('expires_at').execute();
  },
};
