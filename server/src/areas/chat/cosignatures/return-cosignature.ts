import { chat } from '@notewright/contract';
import { json, route, type Route } from '../../../http/route.ts';
import { presentCosignatureItem } from '../../../presenters/present-cosignature.ts';
import { auditLine } from '../audit-line.ts';
import { answerWithin, endRequest } from './answer-within.ts';
import type { CosignatureParts } from './cosignature-parts.ts';

/** Sends the version that was put before whoever calls back to its author, with what they find wrong in it. */
export function returnCosignature(parts: Pick<CosignatureParts, 'store' | 'clock'>): Route {
  return route(chat.returnCosignature, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'cosignature.return',
    handle: async (request) => {
      const { comment } = request.body;
      const answer = { action: 'cosignature.return', id: request.params.requestId };
      const item = await answerWithin(parts, request, answer, async (tx, { asked, note }) => {
        const returned = { state: 'returned', comment, answeredAt: parts.clock.now() } as const;
        const ended = await endRequest(tx, asked, returned);
        await tx.audit.append(
          auditLine(parts, request, 'cosignature.return', { type: 'cosignature', id: asked.id }),
          auditLine(parts, request, 'cosignature.return', { type: 'message', id: note.id }),
        );
        return ended;
      });
      return json({ data: presentCosignatureItem(item, request.caller.userId) });
    },
  });
}
