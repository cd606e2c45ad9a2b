import type { StoreContext } from '../context.ts';
import type { ClaimedWrite, StoredWrite } from './emr-write-store.ts';
import { openRow } from './write-rows.ts';

export async function findWrite(context: StoreContext, messageId: string): Promise<StoredWrite | null> {
  const row = await context.database.kysely
    .selectFrom('emr_writes')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row === undefined ? null : openRow(context, row);
}

export async function findReference(
  context: StoreContext,
  messageId: string,
  connectionId: string,
): Promise<string | null> {
  const write = await findWrite(context, messageId);
  if (write === null || write.connectionId !== connectionId) return null;
  return write.items.find(({ kind }) => kind === 'document')?.result?.reference ?? null;
}

export async function openWrite(context: StoreContext, { id, worker }: ClaimedWrite): Promise<StoredWrite | null> {
  const row = await context.database.kysely
    .selectFrom('emr_writes')
    .selectAll()
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('is_open', '=', 1)
    .executeTakeFirst();
  return row === undefined ? null : openRow(context, row);
}
