import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner, ReplyEnd, Store, StoredMessage } from '../store/store.ts';
import { hasEnded } from './replay-ended-turn.ts';

export interface EndedReply {
  readonly reply: StoredMessage;
  readonly title: string;
}

/**
 * Ends a reply for good, in one transaction: its final form, the removal of its journal, and the chat's title if it has
 * none yet. When another process ended it first (or the chat is gone) nothing changes.
 * @returns the reply as it stands in the store now; null when it cannot be seen any more
 */
export async function endTurn(
  store: Store,
  request: {
    readonly owner: Owner;
    readonly reply: StoredMessage;
    readonly end: ReplyEnd;
    readonly title: string;
    readonly worker?: string;
  },
): Promise<{ readonly won: boolean; readonly ended: EndedReply | null }> {
  const { owner, reply, end, worker } = request;
  return store.transaction(async (tx) => {
    const won =
      worker === undefined ? await tx.messages.end(reply.id, end) : await tx.messages.end(reply.id, end, worker);
    if (won) await tx.journal.clear(reply.id);
    const stored = won ? { ...reply, ...end } : await tx.messages.find(owner, reply.id);
    if (stored === null || !hasEnded(stored)) return { won, ended: null };
    return { won, ended: { reply: stored, title: won ? await titleChat(tx, request) : await readTitle(tx, request) } };
  });
}

async function readTitle(tx: Store, request: { readonly owner: Owner; readonly reply: StoredMessage }): Promise<string> {
  return (await tx.chats.find(request.owner, request.reply.chatId))?.title ?? '';
}

/** A chat takes the title of its first result; a name that a person gave stays. */
async function titleChat(
  tx: Store,
  request: { readonly owner: Owner; readonly reply: StoredMessage; readonly title: string },
): Promise<string> {
  const current = await readTitle(tx, request);
  if (current !== '' || request.title === '') return current;
  const renamed = await tx.chats.rename(request.owner, request.reply.chatId, request.title);
  return renamed?.title ?? '';
}

/** Tries again while the database refuses, for at most `patience` milliseconds; then the last error goes through. */
export async function patiently<T>(work: () => Promise<T>, patience: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + pause > deadline) throw error;
      await sleep(pause);
    }
  }
}
