import type { Database } from '../../database/database.ts';
import { findTombstones } from '../../database/tombstones.ts';

/** Which tenants this database has, or has had. */
export interface KnownTenants {
  /** Those of these ids that it knows: they have keys here, or were destroyed here. */
  listKnown(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Over the database. */
export function createKnownTenants(database: Database): KnownTenants {
  return {
    listKnown: async (ids) => {
      if (ids.length === 0) return new Set();
      const [living, gone] = await Promise.all([
        database.kysely.selectFrom('tenant_keys').select('tenant_id').where('tenant_id', 'in', ids).execute(),
        findTombstones(database, ids).execute(),
      ]);
      return new Set([...living.map((row) => row.tenant_id), ...gone.map((row) => row.id)]);
    },
  };
}
