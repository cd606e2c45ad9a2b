import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { StoreContext } from '../context.ts';
import { readChatCursor, writeCursor } from '../../kernel/cursor.ts';
import type { Schema } from '../../database/schema.ts';
import type { ChatFilter, ChatStore, ChatSummary, Owner } from '../store.ts';
import type { Page } from '../../kernel/page.ts';
import { openSummary, summaryColumns } from './summary.ts';

export interface ListPosition {
  readonly time: number;
  readonly id: string;
}

/** An owner's chats outside the bin, newest first, from a position on: the rows of every list and search. */
export function selectListed(
  context: StoreContext,
  owner: Owner,
  filter: ChatFilter,
  after: ListPosition | null,
): SelectQueryBuilder<Schema, 'chats', object> {
  let query = context.database.kysely
    .selectFrom('chats')
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null);
  // Written into the statement, not bound: only so does SQLite see that the filter's own index fits.
  if (filter === 'pinned') query = query.where('is_pinned', '=', sql.lit(1));
  if (filter === 'saved') query = query.where('is_saved', '=', sql.lit(1));
  if (after !== null) query = query.where(sql<boolean>`(last_message_at, id) < (${after.time}, ${after.id})`);
  return query.orderBy('last_message_at', 'desc').orderBy('id', 'desc');
}

/** One page of the list; see the port. */
export async function listChats(
  context: StoreContext,
  owner: Owner,
  page: Parameters<ChatStore['list']>[1],
): Promise<Page<ChatSummary>> {
  const rows = await selectListed(context, owner, page.filter, readChatCursor(page.cursor))
    .select(summaryColumns)
    .limit(page.limit + 1)
    .execute();
  const items: ChatSummary[] = [];
  for (const row of rows.slice(0, page.limit)) items.push(await openSummary(context, row));
  const last = items.at(-1);
  const nextCursor = rows.length > page.limit && last !== undefined ? writeCursor([last.timestamp, last.id]) : null;
  return { items, nextCursor };
}
