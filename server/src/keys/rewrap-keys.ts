import type { Database } from '../database/database.ts';
import { keyIdBytes } from './data-key.ts';
import { SealError } from '../kernel/seal-error.ts';
import type { KeyService } from './key-service.ts';
import { tenantContext } from './key-vault.ts';
import { retireKey } from './retired-keys.ts';
import { rootContext, rootId } from './root-key.ts';
import { readKeyId } from './seal.ts';

/** Tenants whose keys are looked at in one go. */
const batch = 500;

/**
 * Wraps again, under the present installation key, whatever an earlier one still wraps: the root, which retires the
 * earlier key, and the keys of tenants. What lies below them (keys of chats and files, fields, tokens) stays as it is,
 * since its own keys stay the same. Can be cut short and begun again, and done by several processes at once.
 * @returns how many keys were wrapped again; after that the earlier key is needed no more.
 */
export async function rewrapKeys(database: Database, service: KeyService): Promise<number> {
  let changed = await database.transaction((inner) => rewrapRoot(inner, service));
  // Another process may have made a tenant's key in the moment before the earlier one was retired.
  for (let round = 1; round > 0; changed += round) round = await rewrapTenants(database, service);
  return changed;
}

/**
 * How many tenants' keys are wrapped by an installation key that is not given: what they protect does not open.
 * @returns 0 where every one of them is given
 */
export async function countForeignKeys({ kysely }: Database, service: KeyService): Promise<number> {
  const rows = await kysely
    .selectFrom('tenant_keys')
    .select(({ fn, lit }) => [
      fn<Uint8Array>('substr', ['wrapped', lit(1), lit(1 + keyIdBytes)]).as('head'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy('head')
    .execute();
  const isForeign = (head: Uint8Array): boolean =>
    service.wrappingWith(Buffer.from(head).subarray(1).toString('hex')) === null;
  return rows.reduce((sum, { head, count }) => sum + (isForeign(head) ? count : 0), 0);
}

async function rewrapTenants(database: Database, service: KeyService): Promise<number> {
  let changed = 0;
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
      const fresh = await wrapTenantAgain(service, wrapped, tenantContext(tenantId, generation));
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
  await retireKey(database, service, readKeyId(root.wrapped));
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

/** One tenant's damaged key keeps nobody else's from being wrapped again. */
async function wrapTenantAgain(service: KeyService, wrapped: Uint8Array, context: string): Promise<Uint8Array | null> {
  try {
    return await wrapAgain(service, wrapped, context);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
