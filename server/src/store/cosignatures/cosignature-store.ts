import type { Page } from '../../kernel/page.ts';
import { findChatSeal } from '../chats/chat-seal.ts';
import type { StoreContext } from '../context.ts';
import type { Owner, StoredCosignature } from '../store.ts';
import { countWaiting, listRequests, type CosignatureBox, type ListedCosignature } from './list-requests.ts';
import { openRequest, sealRequest, type RequestRow } from './open-request.ts';

/** Whom somebody asks, and when (epoch milliseconds). */
export type NewCosignature = Pick<StoredCosignature, 'id' | 'askedOf' | 'askedAt'> & {
  readonly askedByName: string;
  readonly askedOfName: string;
};

/** How a request ends. */
export type CosignatureAnswer = { readonly answeredAt: number } & (
  | { readonly state: 'signed' }
  | { readonly state: 'returned'; readonly comment: string }
);

/**
 * Requests for co-signatures. They are there as long as their chat is, and hidden while it lies in the bin. Who may see one is asked
 * again each time: that both still belong to the company is the caller's to look at, except for lists and counts.
 */
export interface CosignatureStore {
  /**
   * Keeps a request of an owner's version; false when it has an open one already, or its chat is missing, foreign or in the bin.
   * To be called in a transaction that holds the chat.
   */
  ask(owner: Owner, note: { readonly id: string; readonly chatId: string }, request: NewCosignature): Promise<boolean>;
  /** Removes an owner's open request of a version; answers its id, null when there is none. */
  takeBack(owner: Owner, messageId: string): Promise<string | null>;
  /** A request that was put before somebody, answered or not; null when missing, another's or of a chat in the bin. */
  findAsked(asked: Owner, id: string): Promise<StoredCosignature | null>;
  /** The request by which somebody co-signed a version; null when they did not, or its chat is in the bin. */
  findSigned(asked: Owner, messageId: string): Promise<StoredCosignature | null>;
  /** Ends an open request; false when it is open no more. To be called in a transaction that holds the chat. */
  answer(request: StoredCosignature, answer: CosignatureAnswer): Promise<boolean>;
  /**
   * Newest first. `waiting`: what waits for somebody, while whoever asked works with charts in the company; `asked`: what
   * somebody asked, answered or not; `answered`: what somebody co-signed or sent back, by when they did, without its title.
   */
  list(
    owner: Owner,
    page: { readonly box: CosignatureBox; readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Page<ListedCosignature>>;
  /** How many `list` shows as waiting. */
  countWaiting(owner: Owner): Promise<number>;
}

/** Requests over the database. */
export function createCosignatureStore(context: StoreContext): CosignatureStore {
  return {
    ask: (owner, note, request) => ask(context, owner, note, request),
    takeBack: (owner, messageId) => takeBack(context, owner, messageId),
    findAsked: (asked, id) => findAsked(context, asked, id),
    findSigned: (asked, messageId) => findSigned(context, asked, messageId),
    answer: (request, answer) => keepAnswer(context, request, answer),
    list: (owner, page) => listRequests(context, owner, page),
    countWaiting: (owner) => countWaiting(context, owner),
  };
}

async function ask(
  context: StoreContext,
  owner: Owner,
  { id: messageId, chatId }: { readonly id: string; readonly chatId: string },
  { id, askedOf, askedAt, askedByName, askedOfName }: NewCosignature,
): Promise<boolean> {
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return false;
  const columns = {
    id,
    tenant_id: owner.tenantId,
    chat_id: chatId,
    message_id: messageId,
    asked_by: owner.userId,
    asked_of: askedOf,
    asked_at: askedAt,
    state: 'open' as const,
  };
  const row = sealRequest(context, seal, columns, { askedByName, askedOfName, comment: '' });
  const { numInsertedOrUpdatedRows } = await context.database.kysely
    .insertInto('cosignature_requests')
    .values({ ...row, answered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function takeBack({ database }: StoreContext, owner: Owner, messageId: string): Promise<string | null> {
  const row = await database.kysely
    .deleteFrom('cosignature_requests')
    .where('message_id', '=', messageId)
    .where('tenant_id', '=', owner.tenantId)
    .where('asked_by', '=', owner.userId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

function findRow({ database }: StoreContext, id: string): Promise<RequestRow | undefined> {
  return database.kysely.selectFrom('cosignature_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

async function findAsked(context: StoreContext, asked: Owner, id: string): Promise<StoredCosignature | null> {
  const row = await findRow(context, id);
  if (row === undefined || row.tenant_id !== asked.tenantId || row.asked_of !== asked.userId) return null;
  const seal = await findChatSeal(context, { tenantId: row.tenant_id, userId: row.asked_by }, row.chat_id);
  return seal === null ? null : openRequest(context, seal, row);
}

async function findSigned(context: StoreContext, asked: Owner, messageId: string): Promise<StoredCosignature | null> {
  const row = await context.database.kysely
    .selectFrom('cosignature_requests')
    .select('id')
    .where('message_id', '=', messageId)
    .where('tenant_id', '=', asked.tenantId)
    .where('asked_of', '=', asked.userId)
    .where('state', '=', 'signed')
    .executeTakeFirst();
  const found = row === undefined ? null : await findAsked(context, asked, row.id);
  // What the row says by its seal counts, and not what it was looked for by.
  return found?.messageId === messageId && found.state === 'signed' ? found : null;
}

async function keepAnswer(
  context: StoreContext,
  request: StoredCosignature,
  answer: CosignatureAnswer,
): Promise<boolean> {
  const owner = { tenantId: request.tenantId, userId: request.askedBy };
  const seal = await findChatSeal(context, owner, request.chatId);
  if (seal === null) return false;
  const columns = {
    id: request.id,
    tenant_id: request.tenantId,
    chat_id: request.chatId,
    message_id: request.messageId,
    asked_by: request.askedBy,
    asked_of: request.askedOf,
    asked_at: request.askedAt,
    state: answer.state,
  };
  const row = sealRequest(context, seal, columns, {
    askedByName: String(request.askedByName),
    askedOfName: String(request.askedOfName),
    comment: answer.state === 'returned' ? answer.comment : '',
  });
  const { numUpdatedRows } = await context.database.kysely
    .updateTable('cosignature_requests')
    .set({ state: row.state, content: row.content, seal: row.seal, answered_at: answer.answeredAt })
    .where('id', '=', request.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
