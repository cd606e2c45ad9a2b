import type { WireNote } from '@notewright/contract';
import type { Clock } from '../../kernel/clock.ts';
import type { Store, StoredMessage } from '../../store/store.ts';
import { denied, type AuditedRequest } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';

/** A version of a note: a finished reply of a tool that writes notes. */
export interface StoredNote extends StoredMessage {
  readonly toolResult: WireNote;
  readonly replyTo: string;
}

/** True for what can be edited and signed. */
export function isNote(message: StoredMessage | null): message is StoredNote {
  if (message === null || message.sentBy !== 'bot' || message.state !== 'complete') return false;
  return message.replyTo !== null && message.toolResult !== null && 'noteKind' in message.toolResult;
}

export const isSigned = ({ signatures = [] }: StoredMessage): boolean => signatures.length > 0;

/**
 * A version of a note that this person may see.
 * @throws ProblemError `not_found` for a foreign, missing or binned one, and for what is no finished note
 */
export async function findNote(
  parts: { readonly store: Store; readonly clock: Clock },
  request: AuditedRequest,
  action: string,
  messageId: string,
): Promise<StoredNote> {
  const message = await parts.store.messages.find(ownerOf(request.caller), messageId);
  if (isNote(message)) return message;
  throw await denied(parts, request, action, { type: 'message', id: messageId });
}
