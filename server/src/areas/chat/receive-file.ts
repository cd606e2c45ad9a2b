import { defineMessage } from '@notewright/engine/message';
import { limits } from '@notewright/contract';
import type { FileStore } from '../../files/file-store.ts';
import type { UploadedFile } from '../../http/route.ts';
import type { Asker } from '../../kernel/fair-queue.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { DocumentProblem, type ReadDocument } from '../../documents/document-reader.ts';
import type { Owner, StoredAttachment, Store } from '../../store/store.ts';
import type { DocumentReader } from '../../documents/document-reader.ts';

export interface ReceivedFile {
  readonly stored: StoredAttachment;
  readonly fileKey: string;
}

export interface ReceiveFileParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly documents: Pick<DocumentReader, 'readDocument'>;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** Bytes that one person's attachments may take. */
  readonly storedBytes: number;
}

/**
 * Reads an attached file and keeps it, encrypted, before the message that names it is stored.
 * @param signal Aborts when the sender has gone: it is not read any further then
 * @throws ProblemError with the sentence for what is wrong with the file; nothing is kept then
 */
export async function receiveFile(
  parts: ReceiveFileParts,
  owner: Owner,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  // Before it is read; of several at once, the one that does not fit is refused when its message is stored.
  const used = await parts.store.attachments.readUse(owner.userId);
  if (used + file.bytes.length > parts.storedBytes) throw storageFull(parts.storedBytes);
  const read = await readDocument(parts, file, { person: owner.userId, company: owner.tenantId, signal });
  // What a file says is held to the same length as what is typed: beyond it one file would keep a whole server busy.
  if (read.text.length > limits.messageCharacters) throw new ProblemError('file_too_long');
  const fileKey = `${owner.tenantId}/${parts.newId()}`;
  await parts.files.put(fileKey, file.bytes);
  const { mediaType, text, pages, readBy } = read;
  const stored = {
    id: parts.newId(),
    name: cleanName(file.name),
    mediaType,
    size: file.bytes.length,
    pages,
    readBy,
    text,
  };
  return { stored, fileKey };
}

/** Says how much room there is, and how to make some. */
export function storageFull(storedBytes: number): ProblemError {
  const megabytes = Math.floor(storedBytes / 1_000_000).toLocaleString('en-US');
  return new ProblemError('storage_full', {
    message: defineMessage(
      'chat.storageFull',
      'Your stored files would take more than {megabytes} MB. Please delete chats with files that you no longer need, and empty the bin under Settings.',
      { megabytes },
    ),
  });
}

/** Takes received files back after their message could not be stored. What fails here is left to the sweep of files. */
export async function discardFiles(files: FileStore, received: readonly ReceivedFile[]): Promise<void> {
  for (const { fileKey } of received) await files.remove(fileKey).catch(() => undefined);
}

async function readDocument(
  parts: { readonly documents: Pick<DocumentReader, 'readDocument'> },
  file: UploadedFile,
  asker: Asker,
): Promise<ReadDocument> {
  try {
    return await parts.documents.readDocument(file.bytes, file.name, file.declaredType, asker);
  } catch (error) {
    if (error instanceof DocumentProblem) throw new ProblemError(error.code);
    // Nobody is there to read the answer.
    if (asker.signal?.aborted === true) throw new ProblemError('bad_request');
    throw error;
  }
}

const longestName = 255;

/** A name without a path and without characters that could mislead a reader; `empty` where nothing is left. */
export function cleanName(name: string, empty = 'file'): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const visible = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return visible === '' ? empty : visible.slice(-longestName);
}
