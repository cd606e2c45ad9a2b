import { presentMessage } from '../../presenters/present-message.ts';
import { awaitUnlessDamaged, damagedText, type DamageLog } from '../../kernel/damage.ts';
import type { ExportedChat, ExportedMessage, ExportStore } from '../../store/own-data/export-store.ts';
import type { Owner } from '../../store/store.ts';
import { createExportNames } from './export-names.ts';
import type { ExportNames } from './export-names.ts';
import { writeChatMarkdown } from './write-chat-markdown.ts';
import { writePatientsJson } from './export-patients.ts';
import { listRecordingEntries } from './export-recordings.ts';
import type { ArchiveEntry } from './zip-entries.ts';
import type { FileStore } from '../../files/file-store.ts';

/** Messages read at a time: few, since one may be as long as a book. */
const messagesAtOnce = 8;
/** Types whose files are packed already. */
const packed = /^image\/(?:jpeg|png|gif|webp)$|^application\/(?:pdf|vnd\.openxml)/;

/** One place in which somebody has chats: their own tenant, or the company where they work. */
export interface ExportedWorkspace {
  readonly kind: 'personal' | 'company';
  readonly owner: Owner;
  /** In front of its files' names; empty, or with a slash at the end. */
  readonly folder: string;
}

/** From where workspaces are read. */
export interface ExportedPlace {
  readonly files: FileStore;
  readonly exports: ExportStore;
  readonly damage: Pick<DamageLog, 'note'>;
}

/** A workspace's chats with their attachments, its drafts, the feedback given in it, and all of it for machines. */
export async function* listWorkspaceEntries(
  parts: ExportedPlace,
  workspace: ExportedWorkspace,
  now: number,
): AsyncGenerator<ArchiveEntry> {
  const { owner, folder } = workspace;
  const names = createExportNames(folder);
  const ids = await parts.exports.listChatIds(owner);
  for (const id of ids) {
    const chat = await parts.exports.readChat(owner, id);
    // Destroyed since the list was read.
    if (chat === null) continue;
    yield {
      path: names.nameChat(chat),
      modifiedAt: chat.lastMessageAt,
      content: () =>
        writeChatMarkdown(chat, readMessages(parts, owner, id), (file) => names.nameAttachment(chat, file)),
    };
    yield* listAttachmentEntries(parts, owner, chat, names);
  }
  const wrap = (name: string, content: ArchiveEntry['content']): ArchiveEntry => ({
    path: `${folder}${name}`,
    modifiedAt: now,
    content,
  });
  yield wrap('chats.json', () => writeChatsJson(parts, workspace, ids, names));
  yield wrap('feedback.json', () => writeFeedbackJson(parts, owner, ids));
  yield wrap('drafts.json', () => writeDraftsJson(parts, owner));
  yield wrap('templates.json', () => writeTemplatesJson(parts, owner));
  yield wrap('phrases.json', () => writePhrasesJson(parts, owner));
  yield wrap('preferences.json', () => writeLearnedJson(parts, owner));
  yield* listRecordingEntries(parts, workspace, now);
  yield wrap('patients.json', () => writePatientsJson(parts, owner));
}

async function* listAttachmentEntries(
  parts: ExportedPlace,
  owner: Owner,
  chat: ExportedChat,
  names: ExportNames,
): AsyncGenerator<ArchiveEntry> {
  for await (const message of readMessages(parts, owner, chat.id)) {
    const modifiedAt = message.createdAt;
    for (const file of message.files) {
      const { fileKey } = file;
      if (fileKey === null) continue;
      const path = names.nameAttachment(chat, file);
      const isPacked = packed.test(file.mediaType);
      const content = () => readFile(parts, fileKey);
      if (await isWhole(parts, fileKey)) yield { path, modifiedAt, isPacked, content };
      else yield { path: `${path}.damaged.txt`, modifiedAt, content: () => [`${String(damagedText)}\n`] };
    }
  }
}

/**
 * Whether a file can be read to its end. It is read once for that alone: an archive cannot take back what it has begun
 * to say.
 */
async function isWhole({ files, damage }: ExportedPlace, fileKey: string): Promise<boolean> {
  const read = async (): Promise<true> => {
    // Each piece is opened as it comes.
    for await (const piece of readFile({ files }, fileKey)) void piece;
    return true;
  };
  return (await awaitUnlessDamaged(damage, { table: 'attachments', rowId: fileKey }, read)) ?? false;
}

/** Opened when its turn comes, so that nothing stays open when the reader leaves before. */
async function* readFile({ files }: { readonly files: FileStore }, fileKey: string): AsyncGenerator<Uint8Array> {
  const pieces = await files.stream(fileKey);
  if (pieces !== null) yield* pieces;
}

async function* readMessages(
  { exports }: { readonly exports: ExportStore },
  owner: Owner,
  chatId: string,
): AsyncGenerator<ExportedMessage> {
  for (let after = 0; ;) {
    const batch = await exports.readMessages(owner, chatId, after, messagesAtOnce);
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < messagesAtOnce) return;
    after = last.position;
  }
}

/** The format is described in `docs/formats/export.md`. */
async function* writeChatsJson(
  parts: { readonly exports: ExportStore },
  { kind, owner }: ExportedWorkspace,
  ids: readonly string[],
  names: ExportNames,
): AsyncGenerator<string> {
  yield `{"format":"notewright-chats","version":1,"workspace":"${kind}","chats":[`;
  let isFirst = true;
  for (const id of ids) {
    const chat = await parts.exports.readChat(owner, id);
    if (chat === null) continue;
    yield `${isFirst ? '' : ','}\n{${presentChat(chat, names.nameChat(chat))},"messages":[`;
    isFirst = false;
    let separator = '\n';
    for await (const message of readMessages(parts, owner, id)) {
      const files = message.files.map((file) => names.nameAttachment(chat, file));
      const beside = {
        branch: message.branchId,
        feedback_comment: message.ratingComment,
        attachment_file: files[0] ?? null,
        ...(files.length > 1 ? { attachment_files: files } : {}),
      };
      yield separator + JSON.stringify({ ...presentMessage(message), ...beside });
      separator = ',\n';
    }
    yield ']}';
  }
  yield '\n]}\n';
}

/** The fields of a chat, without the braces around them, so that its messages can follow one by one. */
function presentChat(chat: ExportedChat, file: string): string {
  const time = (at: number): string => new Date(at).toISOString();
  const fields = {
    id: chat.id,
    title: chat.title,
    file,
    created_on: time(chat.createdAt),
    last_message_on: time(chat.lastMessageAt),
    is_pinned: chat.isPinned,
    is_saved: chat.isSaved,
    deleted_on: chat.binnedAt === null ? null : time(chat.binnedAt),
    flag_choices: chat.flagChoices.map(({ flagId, choice, reason, chosenAt }) => ({
      flag_id: flagId,
      choice,
      reason,
      chosen_on: time(chosenAt),
    })),
  };
  return JSON.stringify(fields).slice(1, -1);
}

async function* writeFeedbackJson(
  parts: { readonly exports: ExportStore },
  owner: Owner,
  ids: readonly string[],
): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for (const id of ids) {
    for await (const message of readMessages(parts, owner, id)) {
      if (message.rating === null) continue;
      const { rating, ratingComment: comment } = message;
      yield separator + JSON.stringify({ chat_id: id, message_id: message.id, rating, comment });
      separator = ',\n';
    }
  }
  yield '\n]\n';
}

async function* writeDraftsJson({ exports }: { readonly exports: ExportStore }, owner: Owner): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const { chatId, text, updatedAt } of exports.listDrafts(owner)) {
    yield separator + JSON.stringify({ chat_id: chatId, text, saved_on: new Date(updatedAt).toISOString() });
    separator = ',\n';
  }
  yield '\n]\n';
}

/** Their own; the company's templates are the company's. */
async function* writeTemplatesJson(
  { exports }: { readonly exports: ExportStore },
  owner: Owner,
): AsyncGenerator<string> {
  const templates = await exports.listTemplates(owner);
  yield `${JSON.stringify(
    templates.map(({ name, headings, updatedAt }) => ({ name, headings, saved_on: new Date(updatedAt).toISOString() })),
    null,
    2,
  )}\n`;
}

/** What was learned of how they like their notes, with what the last notes said of each. */
async function* writeLearnedJson({ exports }: { readonly exports: ExportStore }, owner: Owner): AsyncGenerator<string> {
  const { isOn, learned, credentials, offered } = await exports.readLearned(owner);
  yield `${JSON.stringify({ learning_mode: isOn, credentials, preferences: learned, offered_to_company: offered }, null, 2)}\n`;
}

/** Their own; the company's phrases are the company's. */
async function* writePhrasesJson({ exports }: { readonly exports: ExportStore }, owner: Owner): AsyncGenerator<string> {
  const phrases = await exports.listPhrases(owner);
  yield `${JSON.stringify(
    phrases.map(({ name, words, description, updatedAt }) => ({
      name,
      words,
      description,
      saved_on: new Date(updatedAt).toISOString(),
    })),
    null,
    2,
  )}\n`;
}
