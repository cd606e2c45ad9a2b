import type { Kysely, UpdateQueryBuilder, UpdateResult } from 'kysely';
import { rangesOf } from '../branches/branch-ranges.ts';
import { readBranches } from '../branches/branch-rows.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import { findChatSeal, sealField } from '../chats/chat-seal.ts';
import { readPositionCursor, writeCursor } from '../../kernel/cursor.ts';
import type { MessageTable } from '../../database/tables/chats.ts';
import type { Schema } from '../../database/schema.ts';
import { prepareStatement } from '../../database/statement.ts';
import type { MessageStore, Owner, ReplyEnd, StoredMessage } from '../store.ts';
import type { Page } from '../../kernel/page.ts';
import { findReplySeal, running } from '../chats/reply-seal.ts';
import { recordVersion } from '../notes/note-versions.ts';
import { addMessages } from './add-messages.ts';
import { sealDetails } from './details.ts';
import { fitPage } from './fit-page.ts';
import { messageColumns, openMessages, openPage } from './open-messages.ts';
import type { MessageRow } from './open-messages.ts';
import { outlineChat, readMany } from './outline-chat.ts';
import { findWhole, keepWhole } from './whole-reply.ts';

/** Messages and replies; see the port. */
export function createMessageStore(context: StoreContext): MessageStore {
  const add: MessageStore['addAll'] = (owner, chatId, messages) =>
    context.database.transaction((database) => addMessages({ ...context, database }, owner, chatId, messages));
  return {
    add: async (owner, chatId, message) => onlyOne(await add(owner, chatId, [message])),
    addAll: add,
    page: (owner, chatId, page) => pageMessages(context, owner, chatId, page),
    find: (owner, messageId) => findMessage(context, owner, messageId),
    outline: (owner, chatId) => outlineChat(context, owner, chatId),
    readMany: (owner, ids) => readMany(context, owner, ids),
    isAnswered: (messageId, exceptReplyId) => isAnswered(context, messageId, exceptReplyId),
    findRunning: (owner, chatId) => findRunning(context, owner, chatId),
    rate: (owner, messageId, rating, comment) => rateMessage(context, owner, messageId, rating, comment),
    end: (messageId, end, worker) => endReply(context, messageId, end, worker),
    keepWhole: (messageId, end, worker) => keepWhole(context, messageId, end, worker),
    findWhole: (messageId) => findWhole(context, messageId),
  };
}

async function pageMessages(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  page: Parameters<MessageStore['page']>[2],
): Promise<Page<StoredMessage>> {
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return { items: [], nextCursor: null };
  const before = readPositionCursor(page.cursor);
  const { branchId, limit } = page;
  const ranges = branchId === undefined ? null : rangesOf(await readBranches(context, chatId), chatId, branchId);
  const { positions, hasMore } = await fitPage(context.database, { chatId, ranges, before, limit });
  const oldest = positions.at(-1);
  if (oldest === undefined) return { items: [], nextCursor: null };
  const rows = await context.database.kysely
    .selectFrom('messages')
    .select(messageColumns)
    .where('chat_id', '=', chatId)
    .where('position', 'in', positions)
    .execute();
  rows.sort((a, b) => a.position - b.position);
  return { items: await openPage(context, seal, rows), nextCursor: hasMore ? writeCursor([oldest]) : null };
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

async function isAnswered({ database }: StoreContext, messageId: string, exceptReplyId: string): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('messages')
    .select('id')
    .where('reply_to', '=', messageId)
    .where('state', '=', 'complete')
    .where('id', '<>', exceptReplyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function findRunning({ database }: StoreContext, owner: Owner, chatId: string): Promise<string | null> {
  const row = await database.kysely
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .select('messages.id')
    .where('messages.chat_id', '=', chatId)
    .where('messages.is_running', '=', running)
    .where('chats.tenant_id', '=', owner.tenantId)
    .where('chats.owner_id', '=', owner.userId)
    .where('chats.binned_at', 'is', null)
    .orderBy('messages.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
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
  const values = {
    id: messageId,
    state: end.state,
    content: sealField(seal, { table: 'messages', column: 'content', rowId: messageId }, end.content),
    details: sealDetails(seal, messageId, end),
  };
  return context.database.transaction(async (database) => {
    const { numAffectedRows } = await (worker === undefined
      ? endAny(database, values)
      : endHeld(database, { ...values, worker }));
    if (numAffectedRows !== 1n) return false;
    await recordVersion({ ...context, database }, messageId, end);
    return true;
  });
}

type EndValues = Pick<MessageTable, 'id' | 'state'> & { readonly content: Uint8Array; readonly details: Uint8Array };

const endAny = prepareStatement<EndValues>(buildEnd);
const endHeld = prepareStatement<EndValues & { readonly worker: string }>((kysely, slots) =>
  buildEnd(kysely, slots).where('worker', '=', slots.worker),
);

function buildEnd(
  kysely: Kysely<Schema>,
  slots: EndValues,
): UpdateQueryBuilder<Schema, 'messages', 'messages', UpdateResult> {
  return kysely
    .updateTable('messages')
    .set({
      state: slots.state,
      is_running: 0,
      worker: null,
      lease_until: null,
      content: slots.content,
      details: slots.details,
    })
    .where('id', '=', slots.id)
    .where('is_running', '=', running);
}

function onlyOne(messages: readonly StoredMessage[]): StoredMessage {
  const [message] = messages;
  if (message === undefined) throw new RangeError('One message was expected.');
  return message;
}
