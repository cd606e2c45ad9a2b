import type { EndedReply } from '../../turns/end-turn.ts';
import type { Owner, Store } from '../../store/store.ts';
import { hasEnded } from '../../turns/replay-ended-turn.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';

interface WaitRequest {
  readonly owner: Owner;
  readonly chatId: string;
  readonly messageId: string;
  readonly signal: AbortSignal;
}

/**
 * Waits until a reply has ended, in this process or another, or until `signal` aborts.
 * @returns the reply and the chat's title as they stand then; null when it has not ended or cannot be seen any more
 */
export async function waitForReply(
  parts: { readonly store: Store; readonly turns: TurnRunner },
  request: WaitRequest,
): Promise<EndedReply | null> {
  const { owner, messageId, signal } = request;
  const ended = await Promise.race([parts.turns.whenEnded(messageId), aborted(signal)]);
  if (ended !== null) return ended;
  const found = await findEnded(parts, request);
  if (found !== null || signal.aborted) return found;
  // Past every number an event can have: only the end is of interest.
  const end = 2 ** 31 - 1;
  for await (const _event of parts.turns.follow({ owner, messageId, after: end, signal })) void _event;
  return findEnded(parts, request);
}

async function findEnded(
  parts: { readonly store: Store },
  { owner, chatId, messageId }: WaitRequest,
): Promise<EndedReply | null> {
  const reply = await parts.store.messages.find(owner, messageId);
  const chat = await parts.store.chats.find(owner, chatId);
  return reply === null || chat === null || !hasEnded(reply) ? null : { reply, title: chat.title ?? '' };
}

function aborted(signal: AbortSignal): Promise<null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}
