import type { Owner, ReplyEnd, Store, StoredMessage } from '../store/store.ts';
import { hasEnded } from './replay-ended-turn.ts';

export interface EndedReply {
  readonly reply: StoredMessage;
  readonly title: string;
}

export interface EndRequest {
  readonly owner: Owner;
  readonly reply: StoredMessage;
  readonly end: ReplyEnd;
  /** For a chat that has none yet. */
  readonly title: string;
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
 * Ends a reply for good: its final form, the removal of its journal, and the chat's title if it has none yet.
 * @param tx The store of a transaction: all of it is kept, or none
 */
export async function endTurn(tx: Store, request: EndRequest): Promise<EndOutcome> {
  const { owner, reply, end, worker } = request;
  const won =
    worker === undefined ? await tx.messages.end(reply.id, end) : await tx.messages.end(reply.id, end, worker);
  if (won) await tx.journal.clear(reply.id);
  const stored = won ? { ...reply, ...end } : await tx.messages.find(owner, reply.id);
  if (stored === null || !hasEnded(stored)) return { won, ended: null };
  // A chat takes the title of its first result; a name that a person gave stays.
  const title = await tx.chats.giveTitle(owner, reply.chatId, won ? request.title : '');
  return { won, ended: title === null ? null : { reply: stored, title } };
}
