import type { Database } from '../../database/database.ts';
import { deleteLaunches } from './launch-store.ts';

/** What ends with somebody’s place in a company. */
export interface EmrLaunchEnds {
  /** Closes somebody’s records in a company, and forgets their tokens. Answers their ids. Belongs into the transaction of what ends their place. */
  endAllOf(tenantId: string, userId: string): Promise<readonly string[]>;
}

/** Over the database. */
export function createEmrLaunchEnds(database: Database): EmrLaunchEnds {
  return {
    endAllOf: async (tenantId, userId) => {
      const { kysely } = database;
      const rows = await kysely
        .selectFrom('emr_launches')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('owner_id', '=', userId)
        .execute();
      const ids = rows.map(({ id }) => id);
      await deleteLaunches(database, ids);
      await kysely
        .deleteFrom('emr_attempts')
        .where('tenant_id', '=', tenantId)
        .where('owner_id', '=', userId)
        .execute();
      return ids;
    },
  };
}
