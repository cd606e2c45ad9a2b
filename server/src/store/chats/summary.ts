import type { KeyObject } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StoreContext } from '../context.ts';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import type { ChatSummary, Owner } from '../store.ts';
import { chatSealColumns, openChatSeal, openField } from './chat-seal.ts';
import type { ChatTable } from '../../database/tables/chats.ts';

/** The columns of a row of the list. */
export const summaryColumns = [...chatSealColumns, 'title', 'last_message_at', 'is_pinned', 'is_saved'] as const;
export type SummaryRow = Pick<Selectable<ChatTable>, (typeof summaryColumns)[number]>;

/** What a list shows of a chat, which is shown without its title where its row is damaged. */
export async function openSummary(context: StoreContext, row: SummaryRow): Promise<ChatSummary> {
  const place = { table: 'chats', rowId: row.id } as const;
  return {
    id: row.id,
    title: await awaitUnlessDamaged(context.damage, place, async () =>
      openField(await openChatSeal(context, row), { ...place, column: 'title' }, row.title),
    ),
    timestamp: row.last_message_at,
    isPinned: row.is_pinned === 1,
    isSaved: row.is_saved === 1,
  };
}

/** The key of an owner's title signatures: the same words give different bits for every owner. */
export function titleIndexKey(context: StoreContext, owner: Owner): KeyObject {
  return context.keys.purposeKey(`title-index/${owner.tenantId}/${owner.userId}`);
}
