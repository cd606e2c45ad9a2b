import { rowSealsOf } from '../accounts/row-seal.ts';
import { findChatSeal, sealField } from '../chats/chat-seal.ts';
import { findReplySeal } from '../chats/reply-seal.ts';
import { ChatMissingError } from '../context.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { Owner, StoredAttachment } from '../store.ts';
import { openAttachment } from './open-attachment.ts';
import { giveRoomBack, takeRoom } from './room.ts';

export interface AttachmentStore {
  /** `fileKey` is the storage key under which the file port keeps the bytes. */
  add(owner: Owner, chatId: string, messageId: string, attachment: StoredAttachment, fileKey: string): Promise<void>;
  /**
   * Adds the file that came back with a reply, wherever its chat lies. For workers, which are given replies by id alone.
   * @throws ChatMissingError when the reply is gone
   */
  addToReply(replyId: string, attachment: StoredAttachment, fileKey: string): Promise<void>;
  /**
   * Counts bytes to what a person's files take, wherever they work; false, and nothing counted, beyond `limit`. Atomic,
   * and kept only with the transaction in which the attachment is added. Destroying a chat gives its room back.
   */
  takeRoom(userId: string, bytes: number, limit: number): Promise<boolean>;
  /** Counts them off again. */
  giveRoomBack(userId: string, bytes: number): Promise<void>;
  /** Bytes that a person's files take. */
  readUse(userId: string): Promise<number>;
  find(
    owner: Owner,
    attachmentId: string,
  ): Promise<(StoredAttachment & { readonly chatId: string; readonly fileKey: string }) | null>;
  /** Those of the storage keys that some attachment names, whoever's it is, also in the bin. For the sweep of files. */
  listNamed(fileKeys: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Attachments of messages; see the port. */
export function createAttachmentStore(context: StoreContext): AttachmentStore {
  return {
    add: (owner, chatId, messageId, attachment, fileKey) =>
      addAttachment(context, { owner, chatId, messageId }, attachment, fileKey),
    addToReply: (replyId, attachment, fileKey) => addToReply(context, replyId, attachment, fileKey),
    takeRoom: (userId, bytes, limit) => takeRoom(context.database, userId, bytes, limit),
    giveRoomBack: (userId, bytes) => giveRoomBack(context.database, userId, bytes),
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
  await insert(context, seal, target.messageId, attachment, fileKey);
}

async function addToReply(
  context: StoreContext,
  replyId: string,
  attachment: StoredAttachment,
  fileKey: string,
): Promise<void> {
  const seal = await findReplySeal(context, replyId);
  if (seal === null) throw new ChatMissingError();
  await insert(context, seal, replyId, attachment, fileKey);
}

async function insert(
  context: StoreContext,
  seal: ChatSeal,
  messageId: string,
  attachment: StoredAttachment,
  fileKey: string,
): Promise<void> {
  const { id } = attachment;
  const sealed = { id, chat_id: seal.chatId, file_key: fileKey };
  await context.database.kysely
    .insertInto('attachments')
    .values({
      ...sealed,
      seal: rowSealsOf(context).make('attachments', sealed),
      message_id: messageId,
      name: sealField(seal, { table: 'attachments', column: 'name', rowId: id }, attachment.name),
      media_type: attachment.mediaType,
      size: attachment.size,
      pages: attachment.pages,
      read_by: attachment.readBy,
      text: sealField(seal, { table: 'attachments', column: 'text', rowId: id }, attachment.text),
    })
    .execute();
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
  // One that was made to mean another file is as if it were not there.
  if (row === undefined || !rowSealsOf(context).check('attachments', row)) return null;
  const seal = await findChatSeal(context, owner, row.chat_id);
  return seal === null ? null : { ...openAttachment(seal, row), chatId: row.chat_id, fileKey: row.file_key };
}

async function listNamed({ database }: StoreContext, fileKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const from = { table: 'attachments', columns: ['file_key'], key: 'file_key' };
  const rows = await database.seam.readRows<{ file_key: string }>(database.kysely as never, from, fileKeys);
  return new Set(rows.map((row) => row.file_key));
}
