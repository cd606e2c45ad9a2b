import type { MessageState } from '@notewright/contract';
import type { NoteVersionTable } from '../../database/tables/notes.ts';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import { chatSealColumns, openChatSeal, type ChatSealRow } from '../chats/chat-seal.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import { openDetails } from '../messages/details.ts';
import { insertVersions, markListed, readVersion } from './note-versions.ts';

/** Details may be megabytes each, and a chat may have hundreds. */
const repliesAtOnce = 8;

/**
 * Reads chats with notes from before lists went by rows of their own, so that these stand in their days as well. A chat is read in one
 * transaction that holds it; one that was read is not read again.
 * @param limit chats at most
 * @returns how many were read; fewer than `limit` when none is left
 */
export async function readEarlierVersions(context: StoreContext, limit: number): Promise<number> {
  const chats = await context.database.kysely
    .selectFrom('unlisted_chats')
    .select('chat_id')
    .orderBy('chat_id')
    .limit(limit)
    .execute();
  for (const { chat_id: chatId } of chats)
    await context.database.transaction((database) => readChat({ ...context, database }, chatId));
  return chats.length;
}

async function readChat(context: StoreContext, chatId: string): Promise<void> {
  const { database } = context;
  const from = { table: 'chats', columns: chatSealColumns, key: 'id', lock: true };
  const [chat] = await database.seam.readRows<ChatSealRow>(database.kysely as never, from, [chatId]);
  if (chat !== undefined) {
    const place = { table: 'chats', rowId: chatId } as const;
    const seal = await awaitUnlessDamaged(context.damage, place, () => openChatSeal(context, chat));
    if (seal !== null) await readReplies(context, seal, chat);
  }
  await database.kysely.deleteFrom('unlisted_chats').where('chat_id', '=', chatId).execute();
}

async function readReplies(context: StoreContext, seal: ChatSeal, chat: ChatSealRow): Promise<void> {
  const { database } = context;
  const replies = await database.kysely
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chat.id)
    .where('sent_by', '=', 'bot')
    .where('is_running', '=', 0)
    .orderBy('position')
    .execute();
  const rows: NoteVersionTable[] = [];
  for (let from = 0; from < replies.length; from += repliesAtOnce) {
    const ids = replies.slice(from, from + repliesAtOnce).map(({ id }) => id);
    rows.push(...(await readVersions(context, seal, chat, ids)));
  }
  await insertVersions(database, rows);
  for (const sourceId of new Set(rows.map((row) => row.source_id))) await markListed(database, chat.id, sourceId);
}

/** The versions among a few replies of a chat, in the order of the chat. */
async function readVersions(
  context: StoreContext,
  seal: ChatSeal,
  chat: ChatSealRow,
  ids: readonly string[],
): Promise<readonly NoteVersionTable[]> {
  const replies = await context.database.kysely
    .selectFrom('messages')
    .select(['id', 'position', 'created_at', 'tool_name', 'reply_to', 'state', 'details'])
    .where('id', 'in', ids)
    .execute();
  const rows: NoteVersionTable[] = [];
  for (const { id, reply_to: replyTo, ...reply } of replies) {
    if (replyTo === null) continue;
    const place = { table: 'messages', rowId: id } as const;
    const details = await awaitUnlessDamaged(context.damage, place, async () => openDetails(seal, id, reply.details));
    if (details === null) continue;
    const { edit, ...ended } = details;
    const state = reply.state as MessageState;
    const said = readVersion(reply.tool_name, replyTo, { ...ended, state, ...(edit === undefined ? {} : { edit }) });
    if (said === null) continue;
    const { tenant_id, owner_id } = chat;
    const { position, created_at, tool_name } = reply;
    const row = { message_id: id, chat_id: chat.id, tenant_id, owner_id, position, created_at, tool_name, ...said };
    rows.push({ ...row, begun_at: created_at, is_listed: 0 });
  }
  return rows;
}
