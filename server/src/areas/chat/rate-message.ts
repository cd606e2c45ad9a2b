import { chat } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { findReply } from './find-reply.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

export function rateMessage(parts: { readonly store: Store; readonly clock: Clock }): Route {
  return route(chat.rateMessage, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'reply.rate',
    handle: async (request) => {
      const reply = await findReply(parts, request, 'reply.rate', request.params.messageId);
      const { rating, comment } = request.body;
      const rated = await parts.store.transaction(async (tx) => {
        await tx.audit.append(auditLine(parts, request, 'reply.rate', { type: 'message', id: reply.id }));
        return tx.messages.rate(ownerOf(request.caller), reply.id, rating, comment ?? null);
      });
      if (rated === null) throw new ProblemError('not_found');
      return json({ data: presentMessage(rated) });
    },
  });
}
