import { emr } from '@notewright/contract';
import { ProblemError } from '../../../kernel/problem.ts';
import { json, route, type Route } from '../../../http/route.ts';
import { presentWriteBack } from '../../../presenters/present-write-back.ts';
import { ownerOf } from '../own-launches.ts';
import { makeWrite } from './make-write.ts';
import { planNote } from './plan-note.ts';
import { noteLine, requireRecord, requireWritable, type WriteBackParts } from './write-back-parts.ts';

/** Has a signed note written. It waits in the queue from then on, whatever becomes of the page, the server or the record's. */
export function startWriteBackRoute(parts: WriteBackParts): Route {
  return route(emr.writeBack, {
    policy: 'chart-user',
    limits: ['profile'],
    audit: 'emr.send',
    handle: async (request) => {
      const { messageId } = request.params;
      const writable = await requireWritable(parts, request, 'emr.send', messageId);
      const known = await parts.store.emrWrites.find(messageId);
      if (known === null) {
        const record = await requireRecord(parts, request, writable.place);
        const planned = await planNote(parts, writable, record, request);
        const chosen = new Set(request.body.items);
        const write = await makeWrite(parts, writable, planned, { record, chosen, request });
        await parts.store.transaction(async (tx) => {
          // Held, so that it is not signed again or destroyed meanwhile.
          if ((await tx.chats.hold(writable.note.author, writable.note.chatId)) === null)
            throw new ProblemError('not_found');
          if (await tx.emrWrites.begin(ownerOf(request.caller), write, parts.clock.now()))
            await tx.audit.append(noteLine(parts, request, 'emr.send', messageId));
        });
        parts.nudge();
      }
      const write = known ?? (await parts.store.emrWrites.find(messageId));
      if (write === null) throw new ProblemError('not_found');
      return json({ write_back: presentWriteBack(write, parts.clock.now()) });
    },
  });
}
