import { sql } from 'kysely';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import { rangesOf } from '../branches/branch-ranges.ts';
import { readBranches } from '../branches/branch-rows.ts';
import { findShown } from '../branches/branch-store.ts';
import { findChatSeal } from '../chats/chat-seal.ts';
import type { StoreContext } from '../context.ts';
import type { MessageOutline, Owner, StoredMessage } from '../store.ts';
import { messageColumns, openPage } from './open-messages.ts';

/** What the branch that a chat shows holds, without opening any of it; see the port. */
export async function outlineChat(
  context: StoreContext,
  owner: Owner,
  chatId: string,
): Promise<readonly MessageOutline[]> {
  if ((await findChatSeal(context, owner, chatId)) === null) return [];
  const ranges = rangesOf(
    await readBranches(context, chatId),
    chatId,
    (await findShown(context, owner, chatId)) ?? chatId,
  );
  const all = await context.database.kysely
    .selectFrom('messages')
    .select(['id', 'reply_to', 'version', 'state', 'branch_id', 'position', sql<number>`length(content)`.as('bytes')])
    .where('chat_id', '=', chatId)
    .orderBy('position')
    .execute();
  // A reply that was written again later stands where what it answers does.
  const asked = new Set(
    all
      .filter(
        (row) =>
          row.reply_to === null &&
          ranges.some(
            ({ branchId, before }) => branchId === row.branch_id && (before === null || row.position < before),
          ),
      )
      .map(({ id }) => id),
  );
  const rows = all.filter((row) => asked.has(row.reply_to ?? row.id));
  return rows.map(({ id, reply_to: replyTo, version, state, bytes }) => ({
    id,
    replyTo,
    version,
    state: state as MessageOutline['state'],
    bytes,
  }));
}

/** Messages in the order in which they are named, whatever their chats; see the port. */
export async function readMany(
  context: StoreContext,
  owner: Owner,
  ids: readonly string[],
): Promise<readonly StoredMessage[]> {
  if (ids.length === 0) return [];
  const rows = await context.database.kysely
    .selectFrom('messages')
    .select(messageColumns)
    .where('id', 'in', ids)
    .execute();
  const found = new Map<string, StoredMessage>();
  for (const chatId of new Set(rows.map((row) => row.chat_id))) {
    const place = { table: 'chats', rowId: chatId } as const;
    const seal = await awaitUnlessDamaged(context.damage, place, () => findChatSeal(context, owner, chatId));
    if (seal === null) continue;
    const ofChat = rows.filter((row) => row.chat_id === chatId);
    for (const message of await openPage(context, seal, ofChat)) found.set(message.id, message);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
