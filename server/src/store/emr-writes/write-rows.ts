import type { Selectable } from 'kysely';
import type { EmrWriteItemTable, EmrWriteTable } from '../../database/tables/emr-writes.ts';
import { SealError } from '../../kernel/seal-error.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import { chatSealColumns, openChatSeal, openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { ItemResult, StoredWrite, StoredWriteItem, WriteItem, WritePlace } from './emr-write-store.ts';

export type WriteRow = Selectable<EmrWriteTable>;
export type WriteItemRow = Selectable<EmrWriteItemTable>;

/** The seal of the chat that a write belongs to; null when it is not there any more. */
export async function sealOfChat(context: StoreContext, chatId: string, tenantId: string): Promise<ChatSeal | null> {
  const row = await context.database.kysely
    .selectFrom('chats')
    .select(chatSealColumns)
    .where('id', '=', chatId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row === undefined ? null : openChatSeal(context, row);
}

const placeField = (id: string) => ({ table: 'emr_writes', column: 'body', rowId: id }) as const;
const itemField = (column: 'body' | 'result', writeId: string, number: number) =>
  ({ table: 'emr_write_items', column, rowId: `${writeId}/${number}` }) as const;

export const sealPlace = (seal: ChatSeal, id: string, place: WritePlace): Uint8Array =>
  sealField(seal, placeField(id), JSON.stringify(place));
export const sealItem = (seal: ChatSeal, writeId: string, number: number, item: WriteItem): Uint8Array =>
  sealField(seal, itemField('body', writeId, number), JSON.stringify(item));
export const sealResult = (seal: ChatSeal, writeId: string, number: number, result: ItemResult): Uint8Array =>
  sealField(seal, itemField('result', writeId, number), JSON.stringify(result));

/** What is sealed here was written by the functions above; nothing else opens under these places. */
const openPlace = (seal: ChatSeal, row: WriteRow): WritePlace =>
  JSON.parse(openField(seal, placeField(row.id), row.body)) as WritePlace;

export const openItem = (
  seal: ChatSeal,
  { write_id: writeId, number, body }: Pick<WriteItemRow, 'write_id' | 'number' | 'body'>,
): WriteItem => JSON.parse(openField(seal, itemField('body', writeId, number), body)) as WriteItem;

function openStored(seal: ChatSeal, row: WriteItemRow): StoredWriteItem {
  const { write_id: writeId, number, state, is_begun: begun, result } = row;
  const opened =
    result === null ? null : (JSON.parse(openField(seal, itemField('result', writeId, number), result)) as ItemResult);
  return { ...openItem(seal, row), number, state, isBegun: begun === 1, result: opened };
}

/** @throws SealError when it was given to another chat, person or record from outside */
export function requireSealed(context: StoreContext, row: WriteRow): void {
  if (!rowSealsOf(context).check('emr_writes', row)) throw new SealError();
}

/** A write-back with all that it holds; null when its chat is gone. @throws SealError when it is damaged */
export async function openRow(context: StoreContext, row: WriteRow): Promise<StoredWrite | null> {
  requireSealed(context, row);
  const seal = await sealOfChat(context, row.chat_id, row.tenant_id);
  if (seal === null) return null;
  const items = await context.database.kysely
    .selectFrom('emr_write_items')
    .selectAll()
    .where('write_id', '=', row.id)
    .orderBy('number')
    .execute();
  return {
    ...openPlace(seal, row),
    id: row.id,
    owner: { tenantId: row.tenant_id, userId: row.owner_id },
    chatId: row.chat_id,
    messageId: row.message_id,
    connectionId: row.connection_id,
    state: row.state,
    tries: row.tries,
    askedAt: row.asked_at,
    notBefore: row.not_before,
    leaseUntil: row.lease_until,
    items: items.map((item) => openStored(seal, item)),
  };
}
