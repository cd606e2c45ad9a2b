import { findChatSeal, sealField } from '../chats/chat-seal.ts';
import { ChatMissingError } from '../context.ts';
import type { StoreContext } from '../context.ts';
import type { AttachmentStore, Owner, StoredAttachment } from '../store.ts';
import { openAttachment } from './open-attachment.ts';

/** Attachments of messages; see the port. */
export function createAttachmentStore(context: StoreContext): AttachmentStore {
  return {
    add: (owner, chatId, messageId, attachment, fileKey) =>
      addAttachment(context, { owner, chatId, messageId }, attachment, fileKey),
    takeRoom: (userId, bytes, limit) => takeRoom(context, userId, bytes, limit),
    readUse: (userId) => readUse(context, userId),
    find: (owner, attachmentId) => findAttachment(context, owner, attachmentId),
    listNamed: (fileKeys) => listNamed(context, fileKeys),
  };
}

interface Target {
  readonly owner: Owner;
  readonly chatId: string;
  readonly messageId: string;
}

async function addAttachment(
  context: StoreContext,
  target: Target,
  attachment: StoredAttachment,
  fileKey: string,
): Promise<void> {
  const { kysely } = context.database;
  const seal = await findChatSeal(context, target.owner, target.chatId);
  const message = await kysely
    .selectFrom('messages')
    .select('chat_id')
    .where('id', '=', target.messageId)
    .executeTakeFirst();
  if (seal === null || message?.chat_id !== target.chatId) throw new ChatMissingError();
  const { id } = attachment;
  await kysely
    .insertInto('attachments')
    .values({
      id,
      chat_id: target.chatId,
      message_id: target.messageId,
      name: sealField(seal, { table: 'attachments', column: 'name', rowId: id }, attachment.name),
      media_type: attachment.mediaType,
      size: attachment.size,
      pages: attachment.pages,
      read_by: attachment.readBy,
      text: sealField(seal, { table: 'attachments', column: 'text', rowId: id }, attachment.text),
      file_key: fileKey,
    })
    .execute();
}

async function takeRoom(
  { database: { kysely } }: StoreContext,
  userId: string,
  bytes: number,
  limit: number,
): Promise<boolean> {
  await kysely
    .insertInto('storage_use')
    .values({ user_id: userId, bytes: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await kysely
    .updateTable('storage_use')
    .set((eb) => ({ bytes: eb('bytes', '+', bytes) }))
    .where('user_id', '=', userId)
    .where('bytes', '<=', limit - bytes)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

async function readUse({ database }: StoreContext, userId: string): Promise<number> {
  const row = await database.kysely
    .selectFrom('storage_use')
    .select('bytes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

async function findAttachment(
  context: StoreContext,
  owner: Owner,
  attachmentId: string,
): ReturnType<AttachmentStore['find']> {
  const row = await context.database.kysely
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', attachmentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const seal = await findChatSeal(context, owner, row.chat_id);
  return seal === null ? null : { ...openAttachment(seal, row), chatId: row.chat_id, fileKey: row.file_key };
}

async function listNamed({ database }: StoreContext, fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const from = { table: 'attachments', columns: ['file_key'], key: 'file_key' };
  const rows = await database.seam.readRows<{ file_key: string }>(database.kysely as never, from, fileKeys);
  return new Set(rows.map((row) => row.file_key));
}
