import { rowSealsOf, sealedColumns } from '../accounts/row-seal.ts';
import { chatSealColumns, openChatSeal, openField } from '../chats/chat-seal.ts';
import { awaitUnlessDamaged, damagedText, openUnlessDamaged, type DamagedRow } from '../../kernel/damage.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import { messageColumns, openPage } from '../messages/open-messages.ts';
import { readFlagChoices } from '../flag-choices/flag-choice-store.ts';
import type { StoredFlagChoice } from '../flag-choices/flag-choice-store.ts';
import type { Owner, StoredAttachment, StoredMessage } from '../store.ts';
import { createLearningStore, type LearnedStyle } from '../learning/learning-store.ts';
import { listWrites, type ExportedWrite } from '../emr-writes/read-writes.ts';
import { readPatients, type ExportedPatients } from '../emr/read-patients.ts';
import { createRecordingStore, type RecordingStore, type StoredRecording } from '../recordings/recording-store.ts';
import { createPhraseStore, type ListedPhrase } from '../phrases/phrase-store.ts';
import { createTemplateStore, type ListedTemplate } from '../templates/template-store.ts';

/** A chat as it leaves with its person: the bin is part of what they have. */
export interface ExportedChat {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  readonly lastMessageAt: number;
  readonly isPinned: boolean;
  readonly isSaved: boolean;
  readonly binnedAt: number | null;
  /** What they decided about the flags of its audits, oldest first. */
  readonly flagChoices: readonly StoredFlagChoice[];
}

export interface ExportedMessage extends StoredMessage {
  readonly ratingComment: string | null;
  /** Its files, and where each lies; null for one that was made to mean another. */
  readonly files: readonly (StoredAttachment & { readonly fileKey: string | null })[];
}

export interface ExportedDraft {
  /** Null for the draft of the chat home. */
  readonly chatId: string | null;
  readonly text: string;
  readonly updatedAt: number;
}

/**
 * Reads all that one person has in one tenant, a little at a time, so that none of it is in memory as a whole. What is
 * damaged is said to be so in its place, and the rest leaves.
 */
export interface ExportStore {
  /** Oldest first; the bin included. */
  listChatIds(owner: Owner): Promise<readonly string[]>;
  readChat(owner: Owner, chatId: string): Promise<ExportedChat | null>;
  /** In their order, after a position (0: from the first), every version of each answer. */
  readMessages(owner: Owner, chatId: string, after: number, limit: number): Promise<readonly ExportedMessage[]>;
  /** One at a time: each may be as long as a book, and each chat has one. */
  listDrafts(owner: Owner): AsyncIterable<ExportedDraft>;
  /** Their own, without the company's. */
  listTemplates(owner: Owner): Promise<readonly ListedTemplate[]>;
  /** Their own, without the company's. */
  listPhrases(owner: Owner): Promise<readonly ListedPhrase[]>;
  readLearned(owner: Owner): Promise<LearnedStyle>;
  /** The newest first; also those of which only the sound is kept. */
  listRecordings(owner: Owner): Promise<readonly StoredRecording[]>;
  /** Whose record each chat belongs to, and the records that are open; never a token. The newest first. */
  readPatients(owner: Owner): Promise<ExportedPatients>;
  /** Notes that they sent to patients' records, the newest first. */
  listWrites(owner: Owner): Promise<readonly ExportedWrite[]>;
  /** The sound of a part of one, piece by piece. */
  readonly streamPart: RecordingStore['streamPart'];
}

export type ExportContext = Pick<StoreContext, 'database' | 'keys' | 'clock' | 'damage' | 'replySeals'>;

/** The export over the database. */
export function createExportStore(context: ExportContext): ExportStore {
  return {
    listChatIds: (owner) => listChatIds(context, owner),
    readChat: (owner, chatId) => readChat(context, owner, chatId),
    readMessages: (owner, chatId, after, limit) => readMessages(context, owner, chatId, { after, limit }),
    listDrafts: (owner) => listDrafts(context, owner),
    listRecordings: (owner) => createRecordingStore(context).listAll(owner),
    readPatients: (owner) => readPatients(context, owner),
    listWrites: (owner) => listWrites(context, owner),
    streamPart: (owner, id, part) => createRecordingStore(context).streamPart(owner, id, part),
    readLearned: (owner) => createLearningStore(context).read(owner),
    listPhrases: async (owner) => (await createPhraseStore(context).list(owner)).filter((one) => !one.isShared),
    listTemplates: async (owner) => (await createTemplateStore(context).list(owner)).filter((one) => !one.isShared),
  };
}

async function listChatIds({ database }: ExportContext, owner: Owner): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const operator of ['is', 'is not'] as const) {
    const rows = await database.kysely
      .selectFrom('chats')
      .select('id')
      .where('tenant_id', '=', owner.tenantId)
      .where('owner_id', '=', owner.userId)
      .where('binned_at', operator, null)
      .execute();
    for (const { id } of rows) ids.push(id);
  }
  // Ids of version 7 begin with the time at which they were made.
  return ids.sort();
}

function findRow({ database }: ExportContext, owner: Owner, chatId: string) {
  return database.kysely
    .selectFrom('chats')
    .select([...chatSealColumns, 'title', 'created_at', 'last_message_at', 'is_pinned', 'is_saved', 'binned_at'])
    .where('id', '=', chatId)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .executeTakeFirst();
}

async function readChat(context: ExportContext, owner: Owner, chatId: string): Promise<ExportedChat | null> {
  const row = await findRow(context, owner, chatId);
  if (row === undefined) return null;
  const place = { table: 'chats', column: 'title', rowId: row.id } as const;
  const seal = await openSeal(context, row);
  return {
    id: row.id,
    title: seal === null ? String(damagedText) : show(context, place, () => openField(seal, place, row.title)),
    createdAt: row.created_at,
    lastMessageAt: row.last_message_at,
    isPinned: row.is_pinned === 1,
    isSaved: row.is_saved === 1,
    binnedAt: row.binned_at,
    flagChoices: seal === null ? [] : await readFlagChoices(context, seal),
  };
}

async function readMessages(
  context: ExportContext,
  owner: Owner,
  chatId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly ExportedMessage[]> {
  const chat = await findRow(context, owner, chatId);
  if (chat === undefined) return [];
  const seal = await openSeal(context, chat);
  // Without its key nothing of a chat can be told but that it was there.
  if (seal === null) return [];
  const rows = await context.database.kysely
    .selectFrom('messages')
    .select([...messageColumns, 'rating_comment'])
    .where('chat_id', '=', chatId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  const messages = await openPage(context, seal, rows);
  const fileKeys = await readFileKeys(context, messages);
  return messages.map((message, index) => {
    const comment = rows[index]?.rating_comment ?? null;
    const field = { table: 'messages', column: 'rating_comment', rowId: message.id } as const;
    return {
      ...message,
      ratingComment: comment === null ? null : show(context, field, () => openField(seal, field, comment)),
      files: filesOf(message).map((file) => ({ ...file, fileKey: fileKeys.get(file.id) ?? null })),
    };
  });
}

/** All files of a message, in its order. */
function filesOf({ attachment, sources }: StoredMessage): readonly StoredAttachment[] {
  const files = sources === undefined ? [attachment] : sources.map((one) => one.attachment);
  return files.filter((file) => file !== null);
}

/** Without those of attachments that were made to mean another file. */
async function readFileKeys(
  context: ExportContext,
  messages: readonly StoredMessage[],
): Promise<ReadonlyMap<string, string>> {
  const ids = messages.flatMap((message) => filesOf(message).map(({ id }) => id));
  if (ids.length === 0) return new Map();
  const rows = await context.database.kysely
    .selectFrom('attachments')
    .select([...sealedColumns.attachments, 'seal'])
    .where('id', 'in', ids)
    .execute();
  const seals = rowSealsOf(context);
  return new Map(rows.filter((row) => seals.check('attachments', row)).map((row) => [row.id, row.file_key]));
}

async function* listDrafts(context: ExportContext, owner: Owner): AsyncGenerator<ExportedDraft> {
  const own = context.database.kysely
    .selectFrom('drafts')
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId);
  for (const { chat_id: chatId } of await own.select('chat_id').execute()) {
    const row = await own.select(['body', 'updated_at']).where('chat_id', '=', chatId).executeTakeFirst();
    const chat = chatId === '' ? null : await findRow(context, owner, chatId);
    // Sent or removed since the list was read.
    if (row === undefined || chat === undefined) continue;
    const place = { table: 'drafts', rowId: `${owner.userId}/${chatId}` };
    const text =
      (await awaitUnlessDamaged(context.damage, place, () => openDraft(context, owner, chat, row.body))) ??
      String(damagedText);
    yield { chatId: chat?.id ?? null, text, updatedAt: row.updated_at };
  }
}

/** As the draft store seals it: with its chat's key, or with the owner's tenant's for the chat home (null). */
async function openDraft(
  context: ExportContext,
  { tenantId, userId }: Owner,
  chat: Parameters<typeof openChatSeal>[1] | null,
  body: Uint8Array,
): Promise<string> {
  const place = { table: 'drafts', column: 'body', rowId: `${userId}/${chat?.id ?? ''}` } as const;
  if (chat === null) return context.keys.openText({ ...place, tenantId }, body);
  return openField(await openChatSeal(context, chat), place, body);
}

/** Null for a chat whose key is damaged. */
function openSeal(context: ExportContext, row: Parameters<typeof openChatSeal>[1]): Promise<ChatSeal | null> {
  return awaitUnlessDamaged(context.damage, { table: 'chats', rowId: row.id }, () => openChatSeal(context, row));
}

/** A text for the archive, whose words are English. */
function show({ damage }: ExportContext, row: DamagedRow, open: () => string): string {
  return openUnlessDamaged(damage, row, open) ?? String(damagedText);
}
