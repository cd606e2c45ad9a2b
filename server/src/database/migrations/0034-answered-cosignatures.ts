import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Requests for co-signatures that somebody has answered are listed by the moment of their answer. */
export const answeredCosignatures: Migration = {
  name: '0034-answered-cosignatures',
  up: async (kysely) => {
    await sql`create index cosignature_requests_answered on cosignature_requests (tenant_id, asked_of, answered_at, id)
      where state <> 'open'`.execute(kysely);
  },
};
