import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The sweep of files asks which files a row names. */
export const fileKeys: Migration = {
  name: '0005-file-keys',
  up: async (kysely) => {
    await sql`create index attachments_of_file on attachments (file_key)`.execute(kysely);
  },
};
