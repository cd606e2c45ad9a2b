import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
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

/** A note that somebody sent, for their export; its write-back is null where it is damaged. */
export interface ExportedWrite {
  readonly messageId: string;
  readonly chatId: string;
  readonly write: StoredWrite | null;
}

/** All that somebody has sent in a tenant, the newest first. */
export async function listWrites(context: StoreContext, owner: Owner): Promise<readonly ExportedWrite[]> {
  const rows = await context.database.kysely
    .selectFrom('emr_writes')
    .selectAll()
    .where('owner_id', '=', owner.userId)
    .where('tenant_id', '=', owner.tenantId)
    .execute();
  const listed: ExportedWrite[] = [];
  for (const row of rows.toSorted((a, b) => b.asked_at - a.asked_at)) {
    const place = { table: 'emr_writes', rowId: row.id };
    const write = await awaitUnlessDamaged(context.damage, place, () => openRow(context, row));
    listed.push({ messageId: row.message_id, chatId: row.chat_id, write });
  }
  return listed;
}
