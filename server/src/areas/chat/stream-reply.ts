import { chat } from '@notewright/contract';
import { route, type Route } from '../../http/route.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { findReply } from './find-reply.ts';
import { numberEvents } from './number-events.ts';
import type { Store } from '../../store/store.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface StreamReplyParts {
  readonly store: Store;
  readonly turns: TurnRunner;
  readonly clock: Clock;
}

export function streamReply(parts: StreamReplyParts): Route {
  return route(chat.streamReply, {
    policy: 'chart-user',
    limits: ['stream'],
    audit: 'reply.read',
    handle: async (request) => {
      const reply = await findReply(parts, request, 'reply.read', request.params.messageId);
      await parts.store.audit.append(auditLine(parts, request, 'reply.read', { type: 'message', id: reply.id }));
      const after = Math.max(request.query.after, request.lastEventId ?? -1);
      const following = { owner: ownerOf(request.caller), messageId: reply.id, after, signal: request.signal };
      return { kind: 'event-stream', events: numberEvents(parts.turns.follow(following)) };
    },
  });
}
