import type { Selectable } from 'kysely';
import { deriveBytes } from '../../keys/data-key.ts';
import type { StoreContext } from '../context.ts';
import { prepareStatement } from '../../database/statement.ts';
import type { ChatStore, ChatSummary, Owner } from '../store.ts';
import { rowSealsOf } from '../accounts/row-seal.ts';
import { findChatSeal, openChatSeal, sealField } from './chat-seal.ts';
import type { ChatSealRow } from './chat-seal.ts';
import { destroyBinned } from './destroy-binned.ts';
import { listChats } from './list-chats.ts';
import { searchTitles } from './search-titles.ts';
import { findReplySeal } from './reply-seal.ts';
import { openSummary, summaryColumns, titleIndexKey } from './summary.ts';
import type { SummaryRow } from './summary.ts';
import { signatureColumns, toSignatureColumns } from './signature-columns.ts';
import type { ChatTable, SignatureColumn } from '../../database/tables/chats.ts';
import { signTitle } from './title-signature.ts';

function signatureOf(context: StoreContext, owner: Owner, title: string): ReturnType<typeof toSignatureColumns> {
  return toSignatureColumns(signTitle(titleIndexKey(context, owner), title));
}

/** Chats and their titles; see the port. */
export function createChatStore(context: StoreContext): ChatStore {
  return {
    create: (owner, chat) => createChat(context, owner, chat),
    find: (owner, chatId) => findChat(context, owner, chatId),
    hold: (owner, chatId) => holdChat(context, owner, chatId),
    list: (owner, page) => listChats(context, owner, page),
    searchTitles: (owner, search) => searchTitles(context, owner, search),
    rename: (owner, chatId, title) => renameChat(context, owner, chatId, title),
    giveTitle: (owner, chatId, title) => giveTitle(context, owner, chatId, title),
    setFlags: (owner, chatId, flags) => setFlags(context, owner, chatId, flags),
    moveToBin: (owner, chatId, now) => moveToBin(context, owner, chatId, now),
    restore: (owner, chatId) => restoreChat(context, owner, chatId),
    surrogateKey: (replyId) => deriveSurrogateKey(context, replyId),
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
  await insertChat(database, {
    id: chat.id,
    tenant_id: tenantId,
    owner_id: userId,
    seal: rowSealsOf(context).make('chats', { id: chat.id, tenant_id: tenantId, owner_id: userId }),
    wrapped_key: wrapped,
    title: sealField(seal, { table: 'chats', column: 'title', rowId: chat.id }, chat.title),
    now: chat.now,
    ...signatureOf(context, owner, chat.title),
  });
}

type NewChatRow = Pick<ChatTable, keyof ChatSealRow | 'title' | SignatureColumn> & {
  readonly now: number;
};

const insertChat = prepareStatement<NewChatRow>((kysely, slots) =>
  kysely.insertInto('chats').values({
    id: slots.id,
    tenant_id: slots.tenant_id,
    owner_id: slots.owner_id,
    wrapped_key: slots.wrapped_key,
    seal: slots.seal,
    title: slots.title,
    created_at: slots.now,
    last_message_at: slots.now,
    message_count: 0,
    is_pinned: 0,
    is_saved: 0,
    binned_at: null,
    ...signatureSlots(slots),
  }),
);

function signatureSlots(slots: Record<SignatureColumn, number>): Record<SignatureColumn, number> {
  return toSignatureColumns(signatureColumns.map((column) => slots[column]));
}

async function findChat(context: StoreContext, owner: Owner, chatId: string): Promise<ChatSummary | null> {
  const ref = { id: chatId, tenant_id: owner.tenantId, owner_id: owner.userId };
  const [row] = (await selectChat(context.database, ref)).rows;
  // One that was given to this owner from outside is as if it were not there.
  return row !== undefined && rowSealsOf(context).check('chats', row) ? openSummary(context, row) : null;
}

const selectChat = prepareStatement<Pick<ChatTable, 'id' | 'tenant_id' | 'owner_id'>, SummaryRow>((kysely, slots) =>
  kysely
    .selectFrom('chats')
    .select(summaryColumns)
    .where('id', '=', slots.id)
    .where('tenant_id', '=', slots.tenant_id)
    .where('owner_id', '=', slots.owner_id)
    .where('binned_at', 'is', null),
);

const heldColumns = [...summaryColumns, 'binned_at'] as const;

/** SQLite has one writer at a time anyway; elsewhere the row is locked, whoever's it is, and looked at then. */
async function holdChat(context: StoreContext, owner: Owner, chatId: string): Promise<ChatSummary | null> {
  const { kysely, seam } = context.database;
  const from = { table: 'chats', columns: heldColumns, key: 'id', lock: true };
  const [row] = await seam.readRows<Pick<ChatTable, (typeof heldColumns)[number]>>(kysely as never, from, [chatId]);
  const isOwn = row?.tenant_id === owner.tenantId && row.owner_id === owner.userId && row.binned_at === null;
  return isOwn ? openSummary(context, row) : null;
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

/** Writes nothing where there is nothing to give. */
async function giveTitle(context: StoreContext, owner: Owner, chatId: string, title: string): Promise<string | null> {
  const ref = { id: chatId, tenant_id: owner.tenantId, owner_id: owner.userId };
  const [row] = (await selectChat(context.database, ref)).rows;
  if (row === undefined) return null;
  const current = await openSummary(context, row);
  // A damaged title may be replaced: nobody can read it.
  const known = current.title ?? '';
  if (known !== '' || title === '') return known;
  const seal = await openChatSeal(context, row);
  const sealed = sealField(seal, { table: 'chats', column: 'title', rowId: chatId }, title);
  await updateTitle(context.database, { id: chatId, title: sealed, ...signatureOf(context, owner, title) });
  return title;
}

const updateTitle = prepareStatement<Pick<ChatTable, 'id' | 'title' | SignatureColumn>>((kysely, slots) =>
  kysely
    .updateTable('chats')
    .set({ title: slots.title, ...signatureSlots(slots) })
    .where('id', '=', slots.id),
);

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

async function deriveSurrogateKey(context: StoreContext, replyId: string): Promise<string | null> {
  const seal = await findReplySeal(context, replyId);
  return seal === null ? null : Buffer.from(deriveBytes(seal.key.secret, 'surrogates')).toString('hex');
}
