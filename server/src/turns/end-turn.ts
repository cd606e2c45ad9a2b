import type { UsageEntry } from '../store/billing/usage-store.ts';
import type { AuditEvent } from '../kernel/audit-event.ts';
import type { Owner, ReplyEnd, Store, StoredMessage } from '../store/store.ts';
import { hasEnded } from './replay-ended-turn.ts';
import { addReplyFile, type KeptFile } from './reply-file.ts';
import { addNotice } from '../kernel/add-notice.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';

export interface EndedReply {
  readonly reply: StoredMessage;
  readonly title: string;
}

export interface EndRequest {
  readonly owner: Owner;
  readonly reply: StoredMessage;
  readonly end: ReplyEnd;
  /** What it counts for, if it is this one that ends it; null for a reply that does not count. */
  readonly use: UsageEntry | null;
  /** For a chat that has none yet. */
  readonly title: string;
  /** What comes back with it, kept already; nobody finds it before the reply has ended. */
  readonly file?: KeptFile | null;
  /** Only while this worker holds the reply. */
  readonly worker?: string;
}

export interface EndOutcome {
  /** False when another process ended it first, or the chat is gone; then nothing was changed. */
  readonly won: boolean;
  /** The reply as it stands in the store now; null when it cannot be seen any more. */
  readonly ended: EndedReply | null;
}

/**
 * Ends replies, and counts those that ended here: an end and its count are kept together or not at all.
 * @param tx The store of a transaction
 */
export async function endTurns(tx: Store, requests: readonly EndRequest[]): Promise<readonly EndOutcome[]> {
  const outcomes: EndOutcome[] = [];
  const used: UsageEntry[] = [];
  for (const request of requests) {
    const outcome = await endTurn(tx, request);
    outcomes.push(outcome);
    if (outcome.won && request.use !== null) used.push(await withoutRepeatedWords(tx, request.reply, request.use));
  }
  await tx.usage.add(used);
  return outcomes;
}

/** A version of an answer that is there already counts as a reply, but only one of them is the finished document. */
async function withoutRepeatedWords(tx: Store, reply: StoredMessage, use: UsageEntry): Promise<UsageEntry> {
  const { replyTo, version } = reply;
  if (replyTo === null || version === 1 || !(await tx.messages.isAnswered(replyTo, reply.id))) return use;
  return { ...use, wordsIn: 0, wordsOut: 0 };
}

/**
 * Ends a reply for good: its final form, the removal of its journal, and the chat's title if it has none yet.
 * @param tx The store of a transaction: all of it is kept, or none
 */
async function endTurn(tx: Store, request: EndRequest): Promise<EndOutcome> {
  const { owner, reply, worker, file = null } = request;
  const { userId } = owner;
  const hasRoom = file === null || (await tx.attachments.takeRoom(userId, file.stored.size, file.limit));
  const end = hasRoom
    ? request.end
    : { ...request.end, notice: addNotice(request.end.notice, String(redactionNotices.noRoom)) };
  const won =
    worker === undefined ? await tx.messages.end(reply.id, end) : await tx.messages.end(reply.id, end, worker);
  if (won) await tx.journal.clear(reply.id);
  if (won && file !== null && hasRoom) await addReplyFile(tx, owner, reply.id, file);
  if (won && end.edit !== undefined) await tx.audit.append(editLine(owner, reply.id, end.edit.editedAt));
  if (!won && file !== null && hasRoom) await tx.attachments.giveRoomBack(userId, file.stored.size);
  const attachment = hasRoom ? (file?.stored ?? null) : null;
  const stored = won ? { ...reply, ...end, attachment } : await tx.messages.find(owner, reply.id);
  if (stored === null || !hasEnded(stored)) return { won, ended: null };
  // A chat takes the title of its first result; a name that a person gave stays.
  const title = await tx.chats.giveTitle(owner, reply.chatId, won ? request.title : '');
  return { won, ended: title === null ? null : { reply: stored, title } };
}

/** A version that an instruction made is an edit of a note, as one that was made by hand; who asked for it stands at its sending. */
function editLine({ tenantId, userId: actorId }: Owner, objectId: string, at: number): AuditEvent {
  const [action, objectType, outcome] = ['note.edit', 'message', 'success'] as const;
  return { tenantId, actorId, action, objectType, objectId, outcome, ip: '', userAgent: '', at };
}
