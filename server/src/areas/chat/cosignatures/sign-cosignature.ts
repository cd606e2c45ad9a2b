import { chat } from '@notewright/contract';
import { ProblemError } from '../../../kernel/problem.ts';
import { json, route, type Route } from '../../../http/route.ts';
import { presentCosignatureItem } from '../../../presenters/present-cosignature.ts';
import { auditLine } from '../audit-line.ts';
import { answerWithin, endRequest } from './answer-within.ts';
import type { CosignatureParts } from './cosignature-parts.ts';
import { requireSignedByAuthor } from './find-asked.ts';

/**
 * Co-signs the version that was put before whoever calls: a second signature over the same words and what they rest on, whose digest
 * goes into the audit log as the first one's did.
 */
export function signCosignature(parts: Pick<CosignatureParts, 'store' | 'clock' | 'nameOf'>): Route {
  return route(chat.signCosignature, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'cosignature.sign',
    plan: 'write',
    handle: async (request) => {
      const { userId: signedBy } = request.caller;
      const name = await parts.nameOf(request.caller);
      const answer = { action: 'cosignature.sign', id: request.params.requestId };
      const item = await answerWithin(parts, request, answer, async (tx, found) => {
        requireSignedByAuthor(found);
        const { asked, author, note } = found;
        const signedAt = parts.clock.now();
        const ended = await endRequest(tx, asked, { state: 'signed', answeredAt: signedAt });
        const done = await tx.notes.sign(author, note.id, {
          role: 'co-signer',
          signedBy,
          name,
          signedAt,
          ...request.body,
        });
        if (done === null) throw new ProblemError('not_found');
        await tx.audit.append(
          auditLine(parts, request, 'cosignature.sign', { type: 'cosignature', id: asked.id }),
          auditLine(parts, request, 'cosignature.sign', { type: 'message', id: note.id }),
          auditLine(parts, request, 'cosignature.sign', { type: 'signature', id: done.digest }),
        );
        return ended;
      });
      return json({ data: presentCosignatureItem(item, signedBy) });
    },
  });
}
