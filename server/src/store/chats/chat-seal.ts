import { openBytes, sealBytes } from '../../keys/seal.ts';
import type { Place } from '../../keys/seal.ts';
import type { ChatTable } from '../../database/tables/chats.ts';
import { SealError } from '../../kernel/seal-error.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** What it takes of a chat's row to open what lies below it. */
export const chatSealColumns = ['id', 'tenant_id', 'owner_id', 'wrapped_key', 'seal'] as const;

export type ChatSealRow = Pick<ChatTable, (typeof chatSealColumns)[number]>;

/**
 * The seal of a chat from the columns of its row.
 * @throws SealError when the chat was given to another owner, or its key was changed, from outside
 */
export async function openChatSeal(
  context: Pick<StoreContext, 'database' | 'keys' | 'damage'>,
  row: ChatSealRow,
): Promise<ChatSeal> {
  if (!rowSealsOf(context).check('chats', row)) throw new SealError();
  const owner = { tenantId: row.tenant_id, kind: 'chat', id: row.id } as const;
  const key = await context.keys.vault.open(context.database, owner, row.wrapped_key);
  return { chatId: row.id, tenantId: row.tenant_id, key };
}

/** The seal of an owner's chat; null when it is missing, foreign, in the bin, or was given to another owner from outside. */
export async function findChatSeal(context: StoreContext, owner: Owner, chatId: string): Promise<ChatSeal | null> {
  const row = await context.database.kysely
    .selectFrom('chats')
    .select(chatSealColumns)
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  // One that was given to this owner from outside is as if it were not there.
  return row !== undefined && rowSealsOf(context).check('chats', row) ? openChatSeal(context, row) : null;
}

/** One sealed column of one row below a chat. */
export interface Field {
  readonly table:
    | 'chats'
    | 'messages'
    | 'attachments'
    | 'drafts'
    | 'flag_choices'
    | 'note_signatures'
    | 'cosignature_requests'
    | 'emr_writes'
    | 'emr_write_items'
    | 'reply_events';
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
