import { emr } from '@notewright/contract';
import { ProblemError } from '../../../kernel/problem.ts';
import { json, route, type Route } from '../../../http/route.ts';
import { presentWriteBack } from '../../../presenters/present-write-back.ts';
import { ownerOf } from '../own-launches.ts';
import { noteLine, requireNote, type WriteBackParts } from './write-back-parts.ts';

/** Tries what waits of a note, or was cancelled, now: through the record of the same patient alone. */
export function retryWriteBackRoute(parts: WriteBackParts): Route {
  return route(emr.retryWriteBack, {
    policy: 'chart-user',
    limits: ['write'],
    audit: 'emr.send',
    handle: async (request) => {
      const { messageId } = request.params;
      const note = await requireNote(parts, request, 'emr.send', messageId);
      if (!note.isSignedByCaller) throw new ProblemError('forbidden');
      const owner = ownerOf(request.caller);
      const write = await parts.store.emrWrites.find(messageId);
      if (write === null) throw new ProblemError('not_found');
      if (write.state !== 'done') {
        if ((await parts.access.open(owner, write)) === null) throw new ProblemError('emr_ended');
        await parts.store.transaction(async (tx) => {
          if (await tx.emrWrites.reopen(owner, messageId, parts.clock.now()))
            await tx.audit.append(noteLine(parts, request, 'emr.send', messageId));
        });
        parts.nudge();
      }
      const now = (await parts.store.emrWrites.find(messageId)) ?? write;
      return json({ write_back: presentWriteBack(now, parts.clock.now()) });
    },
  });
}
