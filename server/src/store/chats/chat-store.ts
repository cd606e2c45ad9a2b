import type { Selectable } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { ChatStore, ChatSummary, Owner } from '../store.ts';
import { findChatSeal, sealField } from './chat-seal.ts';
import { destroyBinned } from './destroy-binned.ts';
import { listChats } from './list-chats.ts';
import { searchTitles } from './search-titles.ts';
import { openSummary, summaryColumns, titleIndexKey } from './summary.ts';
import { toSignatureColumns } from './tables.ts';
import type { ChatTable } from './tables.ts';
import { signTitle } from './title-signature.ts';

function signatureOf(context: StoreContext, owner: Owner, title: string): ReturnType<typeof toSignatureColumns> {
  return toSignatureColumns(signTitle(titleIndexKey(context, owner), title));
}

/** Chats and their titles; see the port. */
export function createChatStore(context: StoreContext): ChatStore {
  return {
    create: (owner, chat) => createChat(context, owner, chat),
    find: (owner, chatId) => findChat(context, owner, chatId),
    list: (owner, page) => listChats(context, owner, page),
    searchTitles: (owner, search) => searchTitles(context, owner, search),
    rename: (owner, chatId, title) => renameChat(context, owner, chatId, title),
    setFlags: (owner, chatId, flags) => setFlags(context, owner, chatId, flags),
    moveToBin: (owner, chatId, now) => moveToBin(context, owner, chatId, now),
    restore: (owner, chatId) => restoreChat(context, owner, chatId),
    destroyBinned: (before, limit) => destroyBinned(context, before, limit),
  };
}

async function createChat(
  context: StoreContext,
  owner: Owner,
  chat: Parameters<ChatStore['create']>[1],
): Promise<void> {
  const { database, keys } = context;
  const { tenantId, userId } = owner;
  const { key, wrapped } = await keys.vault.create(database, { tenantId, kind: 'chat', id: chat.id });
  const seal = { chatId: chat.id, tenantId, key };
  await database.kysely
    .insertInto('chats')
    .values({
      id: chat.id,
      tenant_id: tenantId,
      owner_id: userId,
      wrapped_key: wrapped,
      title: sealField(seal, { table: 'chats', column: 'title', rowId: chat.id }, chat.title),
      created_at: chat.now,
      last_message_at: chat.now,
      message_count: 0,
      is_pinned: 0,
      is_saved: 0,
      binned_at: null,
      ...signatureOf(context, owner, chat.title),
    })
    .execute();
}

async function findChat(context: StoreContext, owner: Owner, chatId: string): Promise<ChatSummary | null> {
  const row = await context.database.kysely
    .selectFrom('chats')
    .select(summaryColumns)
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : openSummary(context, row);
}

/** Changes columns of an owner's chat that is (or is not) in the bin; null when there is no such chat. */
async function updateChat(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  change: Partial<Selectable<ChatTable>>,
  isBinned = false,
): Promise<ChatSummary | null> {
  const row = await context.database.kysely
    .updateTable('chats')
    .set(change)
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('binned_at', isBinned ? 'is not' : 'is', null)
    .returning(summaryColumns)
    .executeTakeFirst();
  return row === undefined ? null : openSummary(context, row);
}

async function renameChat(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  title: string,
): Promise<ChatSummary | null> {
  const seal = await findChatSeal(context, owner, chatId);
  if (seal === null) return null;
  const sealed = sealField(seal, { table: 'chats', column: 'title', rowId: chatId }, title);
  return updateChat(context, owner, chatId, { title: sealed, ...signatureOf(context, owner, title) });
}

function setFlags(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  flags: Parameters<ChatStore['setFlags']>[2],
): Promise<ChatSummary | null> {
  const { isPinned, isSaved } = flags;
  if (isPinned === undefined && isSaved === undefined) return findChat(context, owner, chatId);
  return updateChat(context, owner, chatId, {
    ...(isPinned === undefined ? {} : { is_pinned: isPinned ? 1 : 0 }),
    ...(isSaved === undefined ? {} : { is_saved: isSaved ? 1 : 0 }),
  });
}

async function moveToBin(context: StoreContext, owner: Owner, chatId: string, now: number): Promise<boolean> {
  return (await updateChat(context, owner, chatId, { binned_at: now })) !== null;
}

function restoreChat(context: StoreContext, owner: Owner, chatId: string): Promise<ChatSummary | null> {
  return updateChat(context, owner, chatId, { binned_at: null }, true);
}
