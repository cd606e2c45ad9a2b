import type { Migration } from './migration.ts';
import { sql } from 'kysely';

/** Who opened emergency access to whose charts, why, and for how long. */
export const emergencyAccess: Migration = {
  name: '0016-emergency-access',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('emergency_access')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('opened_by', 'text', (column) => column.notNull())
      .addColumn('reason', seam.blob, (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    await kysely.schema
      .createIndex('emergency_access_by_tenant')
      .on('emergency_access')
      .columns(['tenant_id', 'opened_at', 'id'])
      .execute();
    // One at a time: whoever opens twice at once has opened once.
    await sql`create unique index emergency_access_one_open on emergency_access (tenant_id, opened_by, subject_id)
      where closed_at is null`.execute(kysely);
  },
};
