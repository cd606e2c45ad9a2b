import type { Owner, Store, StoredAttachment } from '../store/store.ts';
import { addNotice } from '../kernel/add-notice.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';
import type { LiveTurn } from './live-turn.ts';
import type { TurnOutcome } from './run-turn.ts';
import type { TurnParts } from './turn-parts.ts';

/** A file that is kept, encrypted, and that no row names yet. */
export interface KeptFile {
  readonly stored: StoredAttachment;
  readonly fileKey: string;
  /** Bytes that its owner's files may take, and when it was made (epoch milliseconds). */
  readonly limit: number;
  readonly at: number;
}

type Parts = Pick<TurnParts, 'files' | 'newId' | 'clock' | 'storedBytes' | 'log'>;

/**
 * Keeps the file of a finished reply, before the transaction that ends the reply and names the file. A process that dies
 * in between leaves it to the sweep of files. Never rejects: without its file a reply still stands, and says why.
 */
export async function keepReplyFile(
  parts: Parts,
  { owner, reply }: Pick<LiveTurn, 'owner' | 'reply'>,
  { file, end }: Pick<TurnOutcome, 'file' | 'end'>,
): Promise<{ readonly file: KeptFile | null; readonly notice: string | null }> {
  if (file === null) return { file: null, notice: end.notice };
  const fileKey = `${owner.tenantId}/${parts.newId()}`;
  const { name, mediaType, bytes, pages } = file;
  try {
    await parts.files.put(fileKey, bytes);
  } catch (error) {
    parts.log.error({ message_id: reply.id, err: error }, 'a redacted file could not be kept');
    return { file: null, notice: addNotice(end.notice, String(redactionNotices.notKept)) };
  }
  const stored = { id: parts.newId(), name, mediaType, size: bytes.length, pages, readBy: 'text', text: '' } as const;
  return { file: { stored, fileKey, limit: parts.storedBytes, at: parts.clock.now() }, notice: end.notice };
}

/** Names a kept file in the reply's own transaction, with its line in the audit log. */
export async function addReplyFile(tx: Store, owner: Owner, replyId: string, file: KeptFile): Promise<void> {
  await tx.attachments.addToReply(replyId, file.stored, file.fileKey);
  await tx.audit.append({
    tenantId: owner.tenantId,
    actorId: owner.userId,
    action: 'attachment.redact',
    objectType: 'attachment',
    objectId: file.stored.id,
    outcome: 'success',
    ip: '',
    userAgent: '',
    at: file.at,
  });
}

/**
 * Removes a file that no reply has taken. The rows say so, not what can be seen: a chat in the bin may come back, with the
 * file of its reply. What fails here is left to the sweep of files.
 */
export async function discardReplyFile(
  { files, store }: Pick<TurnParts, 'files' | 'store'>,
  { fileKey }: KeptFile,
): Promise<void> {
  try {
    const named = await store.attachments.listNamed([fileKey]);
    if (!named.has(fileKey)) await files.remove(fileKey);
  } catch {
    // The sweep finds it.
  }
}
