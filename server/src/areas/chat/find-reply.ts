import type { StoredMessage, Store } from '../../store/store.ts';
import { denied, type AuditedRequest } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * A reply that this person may see.
 * @throws ProblemError `not_found` for a foreign, missing or binned one, and for a user's message
 */
export async function findReply(
  parts: { readonly store: Store; readonly clock: Clock },
  request: AuditedRequest,
  action: string,
  messageId: string,
): Promise<StoredMessage> {
  const message = await parts.store.messages.find(ownerOf(request.caller), messageId);
  if (message?.sentBy === 'bot') return message;
  throw await denied(parts, request, action, { type: 'message', id: messageId });
}
