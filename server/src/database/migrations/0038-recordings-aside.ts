import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a finished recording was put aside, and where its failed parts are found that are tried again by themselves. */
export const recordingsAside: Migration = {
  name: '0038-recordings-aside',
  up: async (kysely) => {
    await kysely.schema.alterTable('recordings').addColumn('set_aside_at', 'bigint').execute();
    await sql`create index recording_parts_failed on recording_parts (not_before) where state = 'failed'`.execute(
      kysely,
    );
  },
};
