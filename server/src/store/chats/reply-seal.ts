import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ChatSeal, StoreContext } from '../context.ts';
import { openChatSeal } from './chat-seal.ts';

/** Written into the statement, not bound: only so does SQLite see that the index of running replies fits. */
export const running: RawBuilder<0 | 1> = sql.lit(1 as const);

/**
 * The seals of the chats that replies belong to, whoever owns them; a reply that is gone is missing in the answer.
 * For the workers, which are given replies by id alone.
 */
export async function findReplySeals(
  context: StoreContext,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ChatSeal>> {
  const seals = new Map<string, ChatSeal>();
  const unknown: string[] = [];
  for (const id of messageIds) {
    const seal = context.replySeals.get(id);
    if (seal === undefined) unknown.push(id);
    else seals.set(id, seal);
  }
  for (let start = 0; start < unknown.length; start += 500) {
    const rows = await context.database.kysely
      .selectFrom('messages')
      .innerJoin('chats', 'chats.id', 'messages.chat_id')
      .select([
        'messages.id as message_id',
        'chats.id',
        'chats.tenant_id',
        'chats.owner_id',
        'chats.wrapped_key',
        'chats.seal',
      ])
      .where('messages.id', 'in', unknown.slice(start, start + 500))
      .execute();
    for (const row of rows) {
      const seal = await openChatSeal(context, row);
      seals.set(row.message_id, seal);
      context.database.afterCommit(() => context.replySeals.set(row.message_id, seal));
    }
  }
  return seals;
}

/** As above, for one reply; null when it is gone. */
export async function findReplySeal(context: StoreContext, messageId: string): Promise<ChatSeal | null> {
  return (await findReplySeals(context, [messageId])).get(messageId) ?? null;
}
