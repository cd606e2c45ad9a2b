import type { Database } from '../../database/database.ts';

/** What ends with somebody's place in a company. */
export interface CosignatureEnds {
  /**
   * Removes the open requests that somebody asked or was asked in a company: whoever comes back finds none of them. Answers their
   * ids. Belongs into the transaction of what ends their place.
   */
  endAllOf(tenantId: string, userId: string): Promise<readonly string[]>;
}

/** Over the database. */
export function createCosignatureEnds({ kysely }: Database): CosignatureEnds {
  return {
    endAllOf: async (tenantId, userId) => {
      const rows = await kysely
        .deleteFrom('cosignature_requests')
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'open')
        .where((eb) => eb.or([eb('asked_by', '=', userId), eb('asked_of', '=', userId)]))
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
