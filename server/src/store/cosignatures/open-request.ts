import type { Selectable } from 'kysely';
import type { CosignatureRequestTable } from '../../database/tables/notes.ts';
import { damagedText, openUnlessDamaged } from '../../kernel/damage.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import { openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { StoredCosignature } from '../store.ts';

export type RequestRow = Selectable<CosignatureRequestTable>;

/** What is sealed of a request with its chat's key: names, and a comment that can tell of a patient. */
export interface RequestContent {
  readonly askedByName: string;
  readonly askedOfName: string;
  /** Empty unless it was sent back. */
  readonly comment: string;
}

type SealedColumns = Omit<RequestRow, 'answered_at' | 'content' | 'seal'>;

const fieldOf = (id: string) => ({ table: 'cosignature_requests', column: 'content', rowId: id }) as const;

/** A row as it is written, with both of its seals. */
export function sealRequest(
  context: StoreContext,
  seal: ChatSeal,
  columns: SealedColumns,
  content: RequestContent,
): SealedColumns & Pick<RequestRow, 'content' | 'seal'> {
  return {
    ...columns,
    content: sealField(seal, fieldOf(columns.id), JSON.stringify(content)),
    seal: rowSealsOf(context).make('cosignature_requests', columns),
  };
}

/** A request from its row; null for one that was put in or changed from outside, which is as if it were not there. */
export function openRequest(
  context: Pick<StoreContext, 'keys' | 'damage'>,
  seal: ChatSeal,
  row: RequestRow,
): StoredCosignature | null {
  if (!rowSealsOf(context).check('cosignature_requests', row)) return null;
  const place = fieldOf(row.id);
  const opened = openUnlessDamaged(context.damage, place, () => openField(seal, place, row.content));
  const content =
    opened === null
      ? { askedByName: damagedText, askedOfName: damagedText, comment: row.state === 'returned' ? damagedText : '' }
      : (JSON.parse(opened) as RequestContent);
  return {
    id: row.id,
    tenantId: row.tenant_id,
    chatId: row.chat_id,
    messageId: row.message_id,
    askedBy: row.asked_by,
    askedOf: row.asked_of,
    askedAt: row.asked_at,
    state: row.state,
    answeredAt: row.answered_at,
    ...content,
  };
}

/** The last request of each of some messages of one chat, by message. */
export async function readLastRequests(
  context: StoreContext,
  seal: ChatSeal,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCosignature>> {
  const last = new Map<string, StoredCosignature>();
  if (messageIds.length === 0) return last;
  const rows = await context.database.kysely
    .selectFrom('cosignature_requests')
    .selectAll()
    .where('chat_id', '=', seal.chatId)
    .where('message_id', 'in', messageIds)
    .execute();
  for (const row of rows.sort((a, b) => a.asked_at - b.asked_at || (a.id < b.id ? -1 : 1))) {
    const request = openRequest(context, seal, row);
    if (request !== null) last.set(row.message_id, request);
  }
  return last;
}
