import type { Database } from './database.ts';

/** True where nobody has ever worked: no tenant has a key, and none was destroyed. */
export async function isUnused({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  for (const table of ['tenant_keys', 'tombstones'] as const)
    if ((await kysely.selectFrom(table).selectAll().limit(1).executeTakeFirst()) !== undefined) return false;
  return true;
}
