import type { Localizable } from '../../language/localizable.ts';
import type { StreamEvent } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import type { EventStreamAnswer } from '../../http/route.ts';
import { presentMessage, presentOpenReply } from '../../presenters/present-message.ts';
import type { StoredMessage, Store } from '../../store/store.ts';
import type { SentMessage } from '../../turns/open-turn.ts';
import type { AuditedRequest } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { numberEvents } from './number-events.ts';
import { waitForReply } from './wait-for-reply.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';

export interface FollowedRequest extends AuditedRequest {
  readonly signal: AbortSignal;
}

/** Streams what was stored, then the reply from its first event on. */
export function streamSent(
  parts: { readonly turns: TurnRunner },
  request: FollowedRequest,
  sent: SentMessage,
): EventStreamAnswer {
  const stored: Localizable<StreamEvent> = {
    type: 'message-stored',
    chat_id: sent.chatId,
    branch: sent.userMessage.branchId,
    title: sent.title,
    messages: [presentMessage(sent.userMessage), presentOpenReply(sent.reply)],
  };
  const { signal } = request;
  const owner = ownerOf(request.caller);
  const reply = parts.turns.follow({ owner, messageId: sent.reply.id, after: -1, signal });
  return { kind: 'event-stream', events: numberEvents(reply, stored) };
}

/** Waits until the reply is complete, for callers that do not take a stream. */
export async function completeSent(
  parts: { readonly store: Store; readonly turns: TurnRunner },
  request: FollowedRequest,
  sent: SentMessage,
): Promise<{ readonly title: string; readonly userMessage: StoredMessage; readonly reply: StoredMessage }> {
  const owner = ownerOf(request.caller);
  const { chatId, userMessage } = sent;
  const ended = await waitForReply(parts, { owner, chatId, messageId: sent.reply.id, signal: request.signal });
  if (ended === null) throw new ProblemError('not_found');
  return { title: ended.title, userMessage, reply: ended.reply };
}
