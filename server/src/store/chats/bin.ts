import { sql } from 'kysely';
import type { StoreContext } from '../context.ts';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { BinnedChat, BinStore, Owner } from '../store.ts';
import type { Page } from '../../kernel/page.ts';
import { destroyChat, forgetDestroyed } from './destroy-chat.ts';
import { openSummary, summaryColumns } from './summary.ts';

/** What a person has deleted and could still have back; see the port. */
export function createBinStore(context: StoreContext): BinStore {
  return {
    list: (owner, page) => listBinned(context, owner, page),
    listIds: (owner, limit) => listIds(context, owner, limit),
    destroy: (owner, chatId) => destroyOwn(context, owner, chatId),
    forgetDestroyed: () => forgetDestroyed(context),
  };
}

async function listBinned(
  context: StoreContext,
  owner: Owner,
  page: Parameters<BinStore['list']>[1],
): Promise<Page<BinnedChat>> {
  let query = context.database.kysely
    .selectFrom('chats')
    .select([...summaryColumns, 'binned_at'])
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is not', null);
  const after = readChatCursor(page.cursor);
  if (after !== null) query = query.where(sql<boolean>`(binned_at, id) < (${after.time}, ${after.id})`);
  const rows = await query
    .orderBy('binned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const items: BinnedChat[] = [];
  for (const row of rows.slice(0, page.limit)) {
    const { id, title } = await openSummary(context, row);
    items.push({ id, title, binnedAt: row.binned_at ?? 0 });
  }
  const last = items.at(-1);
  const nextCursor = rows.length > page.limit && last !== undefined ? writeCursor([last.binnedAt, last.id]) : null;
  return { items, nextCursor };
}

async function listIds({ database }: StoreContext, owner: Owner, limit: number): Promise<readonly string[]> {
  const rows = await database.kysely
    .selectFrom('chats')
    .select('id')
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function destroyOwn(context: StoreContext, owner: Owner, chatId: string): Promise<readonly string[] | null> {
  const doomed = { chatId, tenantId: owner.tenantId, ownerId: owner.userId, binnedBefore: 'always' } as const;
  const destroyed = await context.database.transaction((inner) => destroyChat(inner, doomed));
  return destroyed?.fileKeys ?? null;
}
