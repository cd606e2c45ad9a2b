import { running } from '../chats/reply-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** Replies named in one statement. */
const atOnce = 500;

/** Takes a reply that nobody holds, that the worker holds already, or whose lease has passed. */
export async function claimReply(
  { database, clock }: StoreContext,
  messageId: string,
  worker: string,
  until: number,
): Promise<boolean> {
  const result = await database.kysely
    .updateTable('messages')
    .set({ worker, lease_until: until, state: 'streaming' })
    .where('id', '=', messageId)
    .where('is_running', '=', running)
    .where((eb) => eb.or([eb('worker', 'is', null), eb('worker', '=', worker), eb('lease_until', '<', clock.now())]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives the named replies of a worker more time: one that it could not end, and writes no more, is not among them. */
export async function renewLeases(
  { database }: StoreContext,
  worker: string,
  messageIds: readonly string[],
  until: number,
): Promise<void> {
  for (let start = 0; start < messageIds.length; start += atOnce) {
    await database.kysely
      .updateTable('messages')
      .set({ lease_until: until })
      .where('id', 'in', messageIds.slice(start, start + atOnce))
      .where('worker', '=', worker)
      .where('is_running', '=', running)
      .execute();
  }
}

export async function requestStop({ database }: StoreContext, owner: Owner, messageId: string): Promise<boolean> {
  const result = await database.kysely
    .updateTable('messages')
    .set({ stop_requested: 1 })
    .where('id', '=', messageId)
    .where('is_running', '=', running)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chats')
          .select('chats.id')
          .whereRef('chats.id', '=', 'messages.chat_id')
          .where('chats.tenant_id', '=', owner.tenantId)
          .where('chats.owner_id', '=', owner.userId)
          .where('chats.binned_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function listStopRequests({ database }: StoreContext, worker: string): Promise<readonly string[]> {
  const rows = await database.kysely
    .selectFrom('messages')
    .select('id')
    .where('worker', '=', worker)
    .where('is_running', '=', running)
    .where('stop_requested', '=', 1)
    .execute();
  return rows.map((row) => row.id);
}
