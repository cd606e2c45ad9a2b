import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { findReply } from './find-reply.ts';
import { waitForReply } from './wait-for-reply.ts';
import type { Store } from '../../store/store.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Milliseconds that a stop waits for the reply's last words; another process needs a moment to see the request. */
const timeout = 5_000;

export interface StopReplyParts {
  readonly store: Store;
  readonly turns: TurnRunner;
  readonly clock: Clock;
}

export function stopReply(parts: StopReplyParts): Route {
  return route(chat.stopReply, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'reply.stop',
    handle: async (request) => {
      const reply = await findReply(parts, request, 'reply.stop', request.params.messageId);
      const owner = ownerOf(request.caller);
      await parts.store.transaction(async (tx) => {
        await tx.journal.requestStop(owner, reply.id);
        await tx.audit.append(auditLine(parts, request, 'reply.stop', { type: 'message', id: reply.id }));
      });
      parts.turns.stop(reply.id);
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
      const ended = await waitForReply(parts, { owner, chatId: reply.chatId, messageId: reply.id, signal });
      const now = ended?.reply ?? (await parts.store.messages.find(owner, reply.id));
      return json({ data: presentMessage(now ?? reply) });
    },
  });
}
