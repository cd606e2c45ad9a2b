import type { StoredMessage } from '../../store/store.ts';
import { denied, type AuditedRequest } from './audit-line.ts';
import { ownerOf, type ChatParts } from './chat-parts.ts';

/**
 * A reply that this person may see.
 * @throws ProblemError `not_found` for a foreign, missing or binned one, and for a user's message
 */
export async function findReply(
  parts: ChatParts,
  request: AuditedRequest,
  action: string,
  messageId: string,
): Promise<StoredMessage> {
  const message = await parts.store.messages.find(ownerOf(request.caller), messageId);
  if (message?.sentBy === 'bot') return message;
  throw await denied(parts, request, action, { type: 'message', id: messageId });
}
