import { openBytes, sealBytes } from '../../keys/seal.ts';
import type { Place } from '../../keys/seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

interface WrappedChatKey {
  readonly id: string;
  readonly tenant_id: string;
  readonly wrapped_key: Uint8Array;
}

/** The seal of a chat from the columns of its row. */
export async function openChatSeal(
  context: Pick<StoreContext, 'database' | 'keys'>,
  row: WrappedChatKey,
): Promise<ChatSeal> {
  const owner = { tenantId: row.tenant_id, kind: 'chat', id: row.id } as const;
  const key = await context.keys.vault.open(context.database, owner, row.wrapped_key);
  return { chatId: row.id, tenantId: row.tenant_id, key };
}

/** The seal of an owner's chat; null when it is missing, foreign or in the bin. */
export async function findChatSeal(context: StoreContext, owner: Owner, chatId: string): Promise<ChatSeal | null> {
  const row = await context.database.kysely
    .selectFrom('chats')
    .select(['id', 'tenant_id', 'wrapped_key'])
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : openChatSeal(context, row);
}

/** One sealed column of one row below a chat. */
export interface Field {
  readonly table: 'chats' | 'messages' | 'attachments' | 'drafts' | 'flag_choices' | 'reply_events';
  readonly column: string;
  readonly rowId: string;
}

function placeOf(seal: ChatSeal, field: Field): Place {
  return { tenantId: seal.tenantId, table: field.table, column: field.column, rowId: field.rowId };
}

export function sealField(seal: ChatSeal, field: Field, text: string): Uint8Array {
  return sealBytes(seal.key, placeOf(seal, field), text);
}

/** Opens a field. Throws `SealError` when it was changed or moved here from another place. */
export function openField(seal: ChatSeal, field: Field, sealed: Uint8Array): string {
  return openBytes(seal.key, placeOf(seal, field), sealed).toString();
}
