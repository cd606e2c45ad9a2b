import { sql } from 'kysely';
import { createAuditStore } from '../../audit/audit-store.ts';
import type { StoreContext } from '../context.ts';
import type { RetentionStore } from '../store.ts';
import { expiryOf } from './destroy-binned.ts';
import { destroyChat } from './destroy-chat.ts';

const atOnce = 100;

/** What companies keep only for a time; see the port. */
export function createRetentionStore(context: StoreContext): RetentionStore {
  return {
    listCompanies: () => listCompanies(context),
    findExpired: (tenantId, before) => findExpired(context, tenantId, before),
    expire: (tenantId, chatId, before) => expire(context, tenantId, chatId, before),
    destroyAgain: (chatId) => context.database.transaction((inner) => destroyChat(inner, { chatId })),
  };
}

async function listCompanies({ database }: StoreContext): ReturnType<RetentionStore['listCompanies']> {
  const rows = await database.kysely
    .selectFrom('tenants')
    .select(['id', 'retention_days'])
    .where('retention_days', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, retention_days: days }) => (days === null ? [] : [{ tenantId: id, days }]));
}

async function* findExpired(
  context: StoreContext,
  tenantId: string,
  before: number,
): AsyncGenerator<readonly string[], void, undefined> {
  yield* findOld(context, { tenantId, ownerId: null }, before);
  // Person by person, since that is how the index of the list stands; those who left the company are among them.
  for (let ownerId = ''; ;) {
    const next = await context.database.kysely
      .selectFrom('chats')
      .select('owner_id')
      .where('tenant_id', '=', tenantId)
      .where('binned_at', 'is', null)
      .where('owner_id', '>', ownerId)
      .orderBy('owner_id')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return;
    ownerId = next.owner_id;
    yield* findOld(context, { tenantId, ownerId }, before);
  }
}

/** A tenant's chats in the bin, or one person's outside of it. */
interface Shelf {
  readonly tenantId: string;
  readonly ownerId: string | null;
}

async function* findOld(
  { database }: StoreContext,
  { tenantId, ownerId }: Shelf,
  before: number,
): AsyncGenerator<readonly string[], void, undefined> {
  for (let after: { readonly last_message_at: number; readonly id: string } | null = null; ;) {
    let query = database.kysely
      .selectFrom('chats')
      .select(['id', 'last_message_at'])
      .where('tenant_id', '=', tenantId)
      .where('last_message_at', '<', before);
    query =
      ownerId === null
        ? query.where('binned_at', 'is not', null)
        : query.where('owner_id', '=', ownerId).where('binned_at', 'is', null);
    if (after !== null)
      query = query.where(sql<boolean>`(last_message_at, id) > (${after.last_message_at}, ${after.id})`);
    const rows: readonly { id: string; last_message_at: number }[] = await query
      .orderBy('last_message_at')
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < atOnce) return;
    after = rows.at(-1) ?? null;
  }
}

async function expire(
  context: StoreContext,
  tenantId: string,
  chatId: string,
  before: number,
): Promise<readonly string[] | null> {
  const destroyed = await context.database.transaction(async (inner) => {
    const gone = await destroyChat(inner, { chatId, tenantId, quietSince: before });
    if (gone === null) return null;
    await createAuditStore(inner, context.keys).append(expiryOf(tenantId, chatId, context.clock.now()));
    return gone;
  });
  return destroyed?.fileKeys ?? null;
}
