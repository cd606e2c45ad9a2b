import { chat } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import { auditLine } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { findReply } from './find-reply.ts';
import type { Difference } from '@notewright/engine/learn';
import type { UserCaller } from '../../kernel/caller.ts';
import type { StoredMessage } from '../../store/store.ts';
import { isNote } from './find-note.ts';
import { countDifferences, ratedIn, type LearnFromParts } from './learn-from.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface RateMessageParts extends LearnFromParts {
  readonly clock: Clock;
  /** The name of an account, as it stands under what its person writes. */
  readonly nameOf: (caller: UserCaller) => Promise<string>;
}

export function rateMessage(parts: RateMessageParts): Route {
  return route(chat.rateMessage, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'reply.rate',
    handle: async (request) => {
      const reply = await findReply(parts, request, 'reply.rate', request.params.messageId);
      const { rating, comment } = request.body;
      const owner = ownerOf(request.caller);
      const differences = await readRating(parts, request, reply);
      const rated = await parts.store.transaction(async (tx) => {
        await tx.audit.append(auditLine(parts, request, 'reply.rate', { type: 'message', id: reply.id }));
        await countDifferences(tx, owner, differences, { now: parts.clock.now() });
        return tx.messages.rate(owner, reply.id, rating, comment ?? null);
      });
      if (rated === null) throw new ProblemError('not_found');
      return json({ data: presentMessage(rated) });
    },
  });
}

/** What a rating says of the preferences in use; nothing of one that was given before, or is taken back. */
async function readRating(
  parts: RateMessageParts,
  request: RouteRequest<typeof chat.rateMessage, 'chart-user'>,
  reply: StoredMessage,
): Promise<readonly Difference[]> {
  const { rating } = request.body;
  if (rating === null || rating === reply.rating || !isNote(reply)) return [];
  const name = await parts.nameOf(request.caller);
  const { signal } = request;
  return ratedIn(parts, ownerOf(request.caller), reply, { signal, name, isLiked: rating === 'like' });
}
