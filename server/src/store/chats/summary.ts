import type { KeyObject } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { ChatSummary, Owner } from '../store.ts';
import { openChatSeal, openField } from './chat-seal.ts';
import type { ChatTable } from '../../database/tables/chats.ts';

/** The columns of a row of the list. */
export const summaryColumns = [
  'id',
  'tenant_id',
  'wrapped_key',
  'title',
  'last_message_at',
  'is_pinned',
  'is_saved',
] as const;
export type SummaryRow = Pick<Selectable<ChatTable>, (typeof summaryColumns)[number]>;

export async function openSummary(context: StoreContext, row: SummaryRow): Promise<ChatSummary> {
  const seal = await openChatSeal(context, row);
  return {
    id: row.id,
    title: openField(seal, { table: 'chats', column: 'title', rowId: row.id }, row.title),
    timestamp: row.last_message_at,
    isPinned: row.is_pinned === 1,
    isSaved: row.is_saved === 1,
  };
}

/** The key of an owner's title signatures: the same words give different bits for every owner. */
export function titleIndexKey(context: StoreContext, owner: Owner): KeyObject {
  return context.keys.purposeKey(`title-index/${owner.tenantId}/${owner.userId}`);
}
