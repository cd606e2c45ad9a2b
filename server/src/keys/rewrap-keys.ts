import type { Database } from '../database/database.ts';
import type { KeyService } from './key-service.ts';
import { tenantContext } from './key-vault.ts';
import { rootContext, rootId } from './root-key.ts';
import { readKeyId } from './seal.ts';

/** Tenants whose keys are looked at in one go. */
const batch = 500;

/**
 * Wraps again, under the present installation key, whatever an earlier one still wraps: the root and the keys of tenants.
 * What lies below them (keys of chats and files, fields, tokens) stays as it is, since its own keys stay the same. Can be
 * cut short and begun again, and done by several processes at once.
 * @returns how many keys were wrapped again; after that the earlier key is needed no more.
 */
export async function rewrapKeys(database: Database, service: KeyService): Promise<number> {
  let changed = await rewrapRoot(database, service);
  for (let after = ''; ;) {
    const rows = await database.kysely
      .selectFrom('tenant_keys')
      .select(['tenant_id', 'generation', 'wrapped'])
      .where('tenant_id', '>', after)
      .orderBy('tenant_id')
      .orderBy('generation')
      .limit(batch)
      .execute();
    for (const { tenant_id: tenantId, generation, wrapped } of rows) {
      const fresh = await wrapAgain(service, wrapped, tenantContext(tenantId, generation));
      if (fresh === null) continue;
      const { numUpdatedRows } = await database.kysely
        .updateTable('tenant_keys')
        .set({ wrapped: fresh })
        .where('tenant_id', '=', tenantId)
        .where('generation', '=', generation)
        // Another process may have been here, or the tenant may be gone.
        .where('wrapped', '=', wrapped)
        .executeTakeFirst();
      changed += Number(numUpdatedRows);
    }
    const last = rows.at(-1)?.tenant_id;
    if (last === undefined) return changed;
    // A tenant that was cut in two by the end of a batch is taken up again; what is done is left alone.
    const isWhole = rows.length < batch || rows.every((row) => row.tenant_id === last);
    after = isWhole ? last : (rows.findLast((row) => row.tenant_id !== last)?.tenant_id ?? last);
  }
}

async function rewrapRoot(database: Database, service: KeyService): Promise<number> {
  const root = await database.kysely
    .selectFrom('installation_keys')
    .select('wrapped')
    .where('id', '=', rootId)
    .executeTakeFirst();
  const fresh = root === undefined ? null : await wrapAgain(service, root.wrapped, rootContext);
  if (root === undefined || fresh === null) return 0;
  const { numUpdatedRows } = await database.kysely
    .updateTable('installation_keys')
    .set({ wrapped: fresh })
    .where('id', '=', rootId)
    .where('wrapped', '=', root.wrapped)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The same secret under today's key; null when it lies there already. */
async function wrapAgain(service: KeyService, wrapped: Uint8Array, context: string): Promise<Uint8Array | null> {
  if (readKeyId(wrapped) === service.id) return null;
  return service.wrap(await service.unwrap(wrapped, context), context);
}
