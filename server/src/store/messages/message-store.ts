import type { Selectable } from 'kysely';
import type { ChatTable } from '../chats/tables.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import { ChatMissingError } from '../context.ts';
import { findChatSeal, openChatSeal, sealField } from '../chats/chat-seal.ts';
import { readPositionCursor, writeCursor } from '../cursor.ts';
import type { Database } from '../database.ts';
import type { MessageStore, NewMessage, Owner, Page, ReplyEnd, StoredMessage } from '../store.ts';
import { findReplySeal, running } from '../chats/reply-seal.ts';
import { sealDetails } from './details.ts';
import { messageColumns, openMessages } from './open-messages.ts';
import type { MessageRow } from './open-messages.ts';

/** How long a reply may wait for its first worker (ms) before it counts as abandoned. */
const claimGrace = 15_000;

type CountedChat = Pick<Selectable<ChatTable>, 'id' | 'tenant_id' | 'wrapped_key' | 'message_count'>;

/** Messages and replies; see the port. */
export function createMessageStore(context: StoreContext): MessageStore {
  return {
    add: (owner, chatId, message) =>
      context.database.transaction((database) => addMessage({ ...context, database }, owner, chatId, message)),
    page: (owner, chatId, page) => pageMessages(context, owner, chatId, page),
    find: (owner, messageId) => findMessage(context, owner, messageId),
    findRunning: (owner, chatId) => findRunning(context, owner, chatId),
    rate: (owner, messageId, rating, comment) => rateMessage(context, owner, messageId, rating, comment),
    end: (messageId, end, worker) => endReply(context, messageId, end, worker),
  };
}

async function addMessage(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  message: NewMessage,
): Promise<StoredMessage> {
  const { database } = context;
  const chat = await takePosition(database, owner, chatId, message.createdAt);
  const seal = await openChatSeal(context, chat);
  const isRunning = message.state === 'queued' || message.state === 'streaming';
  const row = await database.kysely
    .insertInto('messages')
    .values({
      id: message.id,
      chat_id: chatId,
      position: chat.message_count,
      sent_by: message.sentBy,
      content: sealField(seal, { table: 'messages', column: 'content', rowId: message.id }, message.content),
      created_at: message.createdAt,
      tool_name: message.toolName,
      reply_to: message.replyTo,
      version: await nextVersion(database, message.replyTo),
      state: message.state,
      is_running: isRunning ? 1 : 0,
      lease_until: isRunning ? message.createdAt + claimGrace : null,
      stop_requested: 0,
    })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
  if (isRunning) await openJournal(database, message.id);
  return onlyOne(await openMessages(context, seal, [row]));
}

/**
 * Counts one more message into the chat and moves its time on. The chat's row is changed first of all: it holds back
 * everyone else who adds to this chat until the transaction ends.
 */
async function takePosition({ kysely }: Database, owner: Owner, chatId: string, at: number): Promise<CountedChat> {
  const chat = await kysely
    .updateTable('chats')
    .set((eb) => ({
      message_count: eb('message_count', '+', 1),
      last_message_at: eb.case().when('last_message_at', '<', at).then(at).else(eb.ref('last_message_at')).end(),
    }))
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null)
    .returning(['id', 'tenant_id', 'wrapped_key', 'message_count'])
    .executeTakeFirst();
  if (chat === undefined) throw new ChatMissingError();
  return chat;
}

async function openJournal(database: Database, messageId: string): Promise<void> {
  await database.kysely
    .insertInto('reply_heads')
    .values({ message_id: messageId, first_event_id: null, last_event_id: null, last_seq: -1 })
    .execute();
}

async function nextVersion(database: Database, replyTo: string | null): Promise<number> {
  if (replyTo === null) return 1;
  const newest = await database.kysely
    .selectFrom('messages')
    .select('version')
    .where('reply_to', '=', replyTo)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (newest?.version ?? 0) + 1;
}

async function pageMessages(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  page: Parameters<MessageStore['page']>[2],
): Promise<Page<StoredMessage>> {
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return { items: [], nextCursor: null };
  let query = context.database.kysely.selectFrom('messages').select(messageColumns).where('chat_id', '=', chatId);
  const before = readPositionCursor(page.cursor);
  if (before !== null) query = query.where('position', '<', before);
  const rows = await query
    .orderBy('position', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit).reverse();
  const oldest = shown[0];
  const nextCursor = rows.length > page.limit && oldest !== undefined ? writeCursor([oldest.position]) : null;
  return { items: await openMessages(context, seal, shown), nextCursor };
}

/** A message's row and the seal of its chat, when both are the owner's and the chat is not in the bin. */
async function findOwnRow(
  context: StoreContext,
  owner: Owner,
  messageId: string,
): Promise<{ seal: ChatSeal; row: MessageRow } | null> {
  const row = await context.database.kysely
    .selectFrom('messages')
    .select(messageColumns)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const seal = await findChatSeal(context, owner, row.chat_id);
  return seal === null ? null : { seal, row };
}

async function findMessage(context: StoreContext, owner: Owner, messageId: string): Promise<StoredMessage | null> {
  const own = await findOwnRow(context, owner, messageId);
  return own === null ? null : onlyOne(await openMessages(context, own.seal, [own.row]));
}

async function findRunning(context: StoreContext, owner: Owner, chatId: string): Promise<StoredMessage | null> {
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return null;
  const rows = await context.database.kysely
    .selectFrom('messages')
    .select(messageColumns)
    .where('chat_id', '=', chatId)
    .where('is_running', '=', running)
    .execute();
  const newest = rows.reduce<MessageRow | null>(
    (best, row) => (best === null || row.position > best.position ? row : best),
    null,
  );
  return newest === null ? null : onlyOne(await openMessages(context, seal, [newest]));
}

async function rateMessage(
  context: StoreContext,
  owner: Owner,
  messageId: string,
  rating: 'like' | 'dislike' | null,
  comment: string | null,
): Promise<StoredMessage | null> {
  const own = await findOwnRow(context, owner, messageId);
  if (own === null || own.row.sent_by !== 'bot') return null;
  const kept = rating === null || comment === null || comment === '' ? null : comment;
  const row = await context.database.kysely
    .updateTable('messages')
    .set({
      rating,
      rating_comment:
        kept === null
          ? null
          : sealField(own.seal, { table: 'messages', column: 'rating_comment', rowId: messageId }, kept),
    })
    .where('id', '=', messageId)
    .returning(messageColumns)
    .executeTakeFirst();
  return row === undefined ? null : onlyOne(await openMessages(context, own.seal, [row]));
}

async function endReply(
  context: StoreContext,
  messageId: string,
  end: ReplyEnd,
  worker: string | undefined,
): Promise<boolean> {
  const seal = await findReplySeal(context, messageId);
  if (seal === null) return false;
  let update = context.database.kysely
    .updateTable('messages')
    .set({
      state: end.state,
      is_running: 0,
      worker: null,
      lease_until: null,
      content: sealField(seal, { table: 'messages', column: 'content', rowId: messageId }, end.content),
      details: sealDetails(seal, messageId, end),
    })
    .where('id', '=', messageId)
    .where('is_running', '=', running);
  if (worker !== undefined) update = update.where('worker', '=', worker);
  const result = await update.executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function onlyOne(messages: readonly StoredMessage[]): StoredMessage {
  const [message] = messages;
  if (message === undefined) throw new RangeError('One message was expected.');
  return message;
}
