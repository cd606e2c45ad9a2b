import type { Owner, StoredMessage } from '../../store/store.ts';
import { hasEnded } from '../../turns/replay-ended-turn.ts';
import type { ChatParts } from './chat-parts.ts';

/**
 * Waits until a reply has ended, in this process or another, or until `signal` aborts.
 * @returns the reply as it stands then; null when it cannot be seen any more
 */
export async function waitForReply(
  parts: ChatParts,
  request: { readonly owner: Owner; readonly messageId: string; readonly signal: AbortSignal },
): Promise<StoredMessage | null> {
  const { owner, messageId, signal } = request;
  await Promise.race([parts.turns.whenEnded(messageId), aborted(signal)]);
  const reply = await parts.store.messages.find(owner, messageId);
  if (reply === null || hasEnded(reply) || signal.aborted) return reply;
  // Past every number an event can have: only the end is of interest.
  const end = 2 ** 31 - 1;
  for await (const _event of parts.turns.follow({ owner, messageId, after: end, signal })) void _event;
  return parts.store.messages.find(owner, messageId);
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
