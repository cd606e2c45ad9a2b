import { createAuditStore } from '../../audit/audit-store.ts';
import type { StoreContext } from '../context.ts';
import { destroyChat, forgetDestroyed } from './destroy-chat.ts';

/** Destroys chats that were put into the bin before a time; see the port. Several processes may do so at once. */
export async function destroyBinned(context: StoreContext, before: number, limit: number): Promise<readonly string[]> {
  const { database } = context;
  const rows = await database.kysely
    .selectFrom('chats')
    .select('id')
    .where('binned_at', 'is not', null)
    .where('binned_at', '<', before)
    .orderBy('binned_at')
    .limit(limit)
    .execute();
  const fileKeys: string[] = [];
  for (const { id } of rows) fileKeys.push(...(await destroyOne(context, id, before)));
  // Not awaited: the next write waits for it anyway.
  if (rows.length > 0) database.afterCommit(() => void forgetDestroyed(context));
  return fileKeys;
}

function destroyOne({ database, keys, clock }: StoreContext, id: string, before: number): Promise<readonly string[]> {
  return database.transaction(async (inner) => {
    const destroyed = await destroyChat(inner, { chatId: id, binnedBefore: before });
    if (destroyed === null) return [];
    await createAuditStore(inner, keys).append(expiryOf(destroyed.tenantId, id, clock.now()));
    return destroyed.fileKeys;
  });
}

/** The line of the audit log for a chat that was destroyed at the end of its time; nobody did it. */
export function expiryOf(tenantId: string, chatId: string, at: number) {
  return {
    tenantId,
    actorId: null,
    action: 'chat.expire',
    objectType: 'chat',
    objectId: chatId,
    outcome: 'success',
    ip: '',
    userAgent: '',
    at,
  } as const;
}
