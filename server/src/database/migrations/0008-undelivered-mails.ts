import type { Migration } from './migration.ts';

export const undeliveredMails: Migration = {
  name: '0008-undelivered-mails',
  up: async (kysely) => {
    await kysely.schema
      .createTable('undelivered_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient_index', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('undelivered_mails_by_end').on('undelivered_mails').column('ended_at').execute();
    // The oldest mail that waits, for the state of mail.
    await kysely.schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
  },
};
